"""The screens: from what is to be shown to escaped HTML. Pure; nothing here reads or writes."""
