"""Voilà, with what the stock server leaves out. Imported only when a page is served.

The settings were measured on this project's page:

* **Kernels.** Each open page is one process. Those without a page go after `IDLE_SECONDS`, or `GRACE_SECONDS` after
  their page said good-bye; one with an open page never goes, since its page could not tell.
* **ZMQ's MAX_SOCKETS** of 1023 stops a stock server at about 165 pages.
* **TCP_NODELAY** on the page's websocket: without it an edit that follows another closely takes 50 ms instead of 7.
* **Compression and one script** instead of about a hundred: see `front.py`.
* **Host check.** Unless the network was invited, only this machine's own names are answered, so that no page on the
  web can point its name here and read what is on the table.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import tornado.httpserver
import tornado.ioloop
import tornado.web
import zmq
import zmq.asyncio
from jupyter_core.utils import ensure_async
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from scorekeeper.serve import front, watch

HERE = Path(__file__).resolve().parent
TEMPLATE = HERE / "template" / "scorekeeper"
STATIC = HERE / "static"

IDLE_SECONDS = 900
CULL_EVERY_SECONDS = 60
GRACE_SECONDS = 10
MAX_SOCKETS = 20_000
YEAR_SECONDS = 365 * 24 * 3600

# Both managers are needed: with the first alone no widget appears, and nothing says why.
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
# MathJax and Vega would be loaded at each start though no page here has a formula or a Vega chart.
DISABLED = [
    "@jupyterlab/mathjax-extension",
    "@jupyterlab/mathjax2-extension",
    "@jupyterlab/vega5-extension",
    "@jupyterlab/json-extension",
]

# Nothing is ever fetched from another host, and the browser holds us to it. Voilà's own page has inline scripts, its
# front end compiles JSON schemas with `new Function`, and anywidget imports its modules from blob: addresses.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' blob: data:",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a table's address is its key
}


def serve(notebook: Path, listening: socket.socket, *, lan: bool, ready: Callable[[], None]) -> None:
    """Serve `notebook` on `listening` until Ctrl-C or SIGTERM, then end every kernel. Calls `ready` once listening."""
    _raise_file_limit()
    logging.getLogger("tornado").setLevel(logging.ERROR)  # each 404 and a harmless note about ping times otherwise
    server = Server.instance(config=_config(notebook, lan=lan))
    server.listening = listening
    server.ready = ready
    server.initialize(argv=[])
    server.start()


def _config(notebook: Path, *, lan: bool) -> Config:
    config = Config()
    config.Voila.notebook_path = str(notebook)
    config.Voila.root_dir = str(notebook.parent)
    config.Voila.open_browser = False
    config.Voila.log_level = logging.ERROR
    # No voila.json that happens to lie where this was started may change what is served.
    config.Voila.config_file_paths = []
    # Every file of the extensions listed above carries a hash in its name.
    settings = {"headers": HEADERS, "allow_remote_access": lan, "static_immutable_cache": ["/voila/labextensions/"]}
    config.Voila.tornado_settings = settings
    voila = config.VoilaConfiguration
    voila.template = "lab"  # for Voilà's lookups only: `Server.setup_template_dirs` puts our own before it
    voila.file_allowlist = ["(?!)"]  # matches nothing: no file beside the notebook is served
    voila.extension_allowlist = EXTENSIONS
    voila.show_tracebacks = False
    voila.strip_sources = True
    voila.allow_template_override = "NO"
    voila.allow_theme_override = "NO"
    voila.http_header_envs = ["Accept-Language"]
    voila.page_config_hook = _page_config
    voila.resources = {"scorekeeper": {"front": front.address(EXTENSIONS), "icon": front.icon_uri()}}
    config.KernelManager.transport_encryption = "auto"
    config.MappingKernelManager.cull_idle_timeout = IDLE_SECONDS
    config.MappingKernelManager.cull_interval = CULL_EVERY_SECONDS
    config.MappingKernelManager.cull_connected = False
    return config


def _page_config(page_config: dict[str, Any], **_context: Any) -> dict[str, Any]:
    return {**page_config, "disabledExtensions": [*page_config.get("disabledExtensions", []), *DISABLED]}


def _raise_file_limit() -> None:
    """Allow as many open files as the system lets us: a page takes about 13, and the usual limit is 1024."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_SOCKETS if hard == resource.RLIM_INFINITY else min(hard, MAX_SOCKETS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Server(Voila):  # type: ignore[misc]  # Voilà has no type information
    """Voilà on a socket that is already open, with our template, handlers and settings."""

    listening: socket.socket
    ready: Callable[[], None]

    def setup_template_dirs(self) -> None:
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATE))

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        context = zmq.asyncio.Context()
        context.set(zmq.MAX_SOCKETS, MAX_SOCKETS)
        self.kernel_manager.context = context
        # Tornado decides on compression while the application is made; `tornado_settings` come too late for that.
        settings["compress_response"] = True
        return settings

    def init_handlers(self) -> list[Any]:
        ours = {
            TornadoVoilaHandler: Page,
            VoilaKernelWebsocketHandler: PageSocket,
            VoilaShutdownKernelHandler: Goodbye,
        }
        handlers = [(entry[0], ours.get(entry[1], entry[1]), *entry[2:]) for entry in super().init_handlers()]
        return [
            (r"/scorekeeper/(front)-[0-9a-f]+\.js", Front),
            *watch.handlers(self.server_url),
            (r"/scorekeeper/(.*)", Static),
            *handlers,
        ]

    def listen(self) -> None:
        tornado.httpserver.HTTPServer(self.app).add_socket(self.listening)
        self.ioloop = tornado.ioloop.IOLoop.current()
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._handle_signal_stop)  # the terminal was closed
        self.ioloop.add_callback(self.ready)
        self.ioloop.run_in_executor(None, front.script, False)  # compressed by the time the first page asks for it
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()

    def _handle_signal_stop(self, sig: int, frame: FrameType | None) -> None:
        if not hasattr(self, "ioloop"):  # still starting: no kernel runs yet
            sys.exit(0)
        super()._handle_signal_stop(sig, frame)


class Page(TornadoVoilaHandler):  # type: ignore[misc]  # Voilà has no type information
    """The one page; any other path is none (stock Voilà looks for a file of that name)."""

    async def get(self, path: str | None = None) -> None:
        if path:
            raise tornado.web.HTTPError(404)
        await super().get(path)


class PageSocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voilà has no type information
    """The websocket between a page and its kernel, sending each message at once."""

    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)
        await super().open(kernel_id)


class Goodbye(VoilaShutdownKernelHandler):  # type: ignore[misc]  # Voilà has no type information
    """A page says good-bye when it is closed or loaded again; its kernel goes a little later.

    Later, because an entry typed a moment before may still be on its way to the database. The page sends this with
    `sendBeacon`, which cannot carry the XSRF token that the stock handler asks for; the kernel's random id does.
    """

    def check_xsrf_cookie(self) -> None:
        return

    @tornado.web.authenticated
    async def post(self, kernel_id: str) -> None:
        if kernel_id in self.kernel_manager:
            tornado.ioloop.IOLoop.current().call_later(GRACE_SECONDS, self._end, kernel_id)
        self.set_status(204)

    async def _end(self, kernel_id: str) -> None:
        manager = self.kernel_manager
        if kernel_id in manager and not manager.kernel_model(kernel_id)["connections"]:
            await ensure_async(manager.shutdown_kernel(kernel_id))


class Front(tornado.web.RequestHandler):
    """The page's script, compressed once and kept by the browser until its address changes."""

    async def get(self, _name: str) -> None:
        plain = "gzip" not in self.request.headers.get("Accept-Encoding", "")
        body = await asyncio.get_running_loop().run_in_executor(None, front.script, plain)
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Cache-Control", f"public, max-age={YEAR_SECONDS}, immutable")
        self.set_header("Vary", "Accept-Encoding")
        if not plain:
            self.set_header("Content-Encoding", "gzip")
        self.finish(body)


class Static(tornado.web.StaticFileHandler):
    """The icons and the manifest for a telephone's home screen."""

    def initialize(self) -> None:  # type: ignore[override]  # the folder is fixed, so there is nothing to configure
        super().initialize(path=str(STATIC))
