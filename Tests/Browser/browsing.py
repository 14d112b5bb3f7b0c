"""The devices that pages are opened on, and what is held against a page."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 3}
NARROW = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


class Complaints(list):
    """What pages did that no page of ours does: errors, words in the console, requests to elsewhere."""

    def watch(self, context, origin):
        context.on("console", lambda message: message.type in ("error", "warning") and self.append(message.text))
        context.on("weberror", lambda error: self.append(f"uncaught: {error.error}"))
        context.on("request", lambda request: self.note_request(request.url, origin))

    def note_request(self, url, origin):
        if not url.startswith((origin + "/", "data:", "blob:")):
            self.append(f"a request to another origin: {url}")
