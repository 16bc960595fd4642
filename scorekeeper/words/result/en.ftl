# The page of a result.

# Paper.

print-blank = Score sheet
print-result = Result
print-date = Date
print-place = Place
print-names = Names
print-count = number
print-points = points
print-ties = If level:
print-players = { $count ->
    [one] One player
   *[other] { $count } players
}
result-doubt = { $count ->
    [one] One thing at this table cannot be, so the result may be wrong.
   *[other] { $count } things at this table cannot be, so the result may be wrong.
}
picture-title = Points line by line

app-result-share = Share
app-result-print = Print
app-result-earlier = Earlier versions
app-result-option = You play: { $option } = { $value }.
app-result-house = { $count ->
    [one] One entry of the log was kept as a house rule.
   *[other] { $count } entries of the log were kept as house rules.
}
app-result-expansions = Played with { $names }: what they add is not checked.

app-result-compare = Compare with your own count
app-result-compare-how = Enter the totals you wrote down. If one differs, you see which usual mistake gives just that difference.
app-result-own-total = Own total of { $player }
app-result-own-line = { $line }, own count of { $player }
app-result-by-line = Line by line
app-result-own-later = Compared as soon as everything is counted.
app-result-own-rules = By the rules: { $points }
app-result-own-agrees = Agrees with the rules: { $points }
app-result-own-more = { $count ->
    [one] One more than by the rules ({ $points }).
   *[other] { $count } more than by the rules ({ $points }).
}
app-result-own-fewer = { $count ->
    [one] One fewer than by the rules ({ $points }).
   *[other] { $count } fewer than by the rules ({ $points }).
}
app-result-own-lines-differ = A line differs from the rules.
app-result-own-this = This gives just that difference:
app-result-own-may = Each of these gives just that difference:
app-result-own-look = Enter your count line by line to see where it differs.
app-result-own-line-agrees = agrees
app-result-own-line-differs = By the rules: { $points }

app-result-text = As text
app-result-copy = Copy text
app-result-copied = Copied
app-result-hand = Hand on
app-result-picture = As a picture
app-result-ground = Ground of the picture
app-result-light = Light
app-result-dark = Dark
app-result-save-png = Save as PNG
app-result-save-svg = Save as SVG
app-result-link = As a link
app-result-copy-link = Copy link
app-result-link-looks = Whoever opens it sees the result and can change nothing.
app-result-link-enters = Whoever opens it can do what you can do here.
app-result-programs = For other programs
app-result-bgstats = Open in BG Stats
app-result-save-bgsplay = Save for BG Stats
app-result-save-json = Save score file

app-result-paper = Paper
app-result-paper-a4 = A4
app-result-paper-letter = Letter
app-result-print-result = This result
app-result-print-result-how = Places, receipts and the picture, in black and white.
app-result-print-blank = A blank sheet
app-result-print-blank-how = For counting on paper, with the set-up list.
app-result-save-html = Save the page

app-result-earlier-how = Results of this table before it was reopened or corrected.
app-result-no-earlier = This table has no earlier result.
app-result-look = Look
app-result-all-earlier = All
app-result-since = Changed since
