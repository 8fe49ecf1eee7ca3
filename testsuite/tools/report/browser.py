# SPDX-License-Identifier: GPL-3.0-or-later
"""A headless Chromium, spoken to in the DevTools protocol over two pipes
(--remote-debugging-pipe: messages in JSON, each ended by a NUL).

https://chromedevtools.github.io/devtools-protocol/"""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    PATIENCE = 60  # seconds

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="qrintf-browser-")
        commands, self.to_browser = os.pipe()
        self.from_browser, answers = os.pipe()
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec 3<&{commands} 4>&{answers}; exec "$@"', "sh",
             program, "--headless", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--no-first-run",
             f"--user-data-dir={self.profile}", "--remote-debugging-pipe",
             "about:blank"],
            pass_fds=(commands, answers), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.unread, self.events, self.last, self.session = b"", [], 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target,
                                 flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def close(self):
        self.session = None
        self.call("Browser.close")
        try:
            self.process.wait(timeout=self.PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.to_browser)
        os.close(self.from_browser)
        for _ in range(20):  # processes of its own may still be writing there
            shutil.rmtree(self.profile, ignore_errors=True)
            if not os.path.exists(self.profile):
                break
            time.sleep(0.1)

    def message(self, until):
        """The next message, which must come before UNTIL."""
        while b"\0" not in self.unread:
            ready, _, _ = select.select([self.from_browser], [], [],
                                        max(0, until - time.monotonic()))
            data = os.read(self.from_browser, 1 << 16) if ready else b""
            if not data:
                raise TimeoutError("the browser does not answer")
            self.unread += data
        text, self.unread = self.unread.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.last += 1
        command = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(command).encode() + b"\0")
        until = time.monotonic() + self.PATIENCE
        while True:
            answer = self.message(until)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, method):
        until = time.monotonic() + self.PATIENCE
        seen = len(self.events)
        for event in self.events:
            if event.get("method") == method:
                return
        while True:
            self.events.append(self.message(until))
            if self.events[seen:][-1].get("method") == method:
                return

    def open(self, url):
        self.events.clear()
        self.call("Page.navigate", url="about:blank")
        self.wait_for("Page.loadEventFired")
        self.events.clear()
        self.call("Page.navigate", url=url)
        self.wait_for("Page.loadEventFired")

    def evaluate(self, expression):
        """The value of EXPRESSION, in JavaScript, in the page."""
        result = self.call("Runtime.evaluate", expression=expression,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def click(self, selector):
        """The left button, on the middle of what SELECTOR finds."""
        x, y = self.evaluate(f"""(() => {{
            const element = document.querySelector ({json.dumps(selector)});
            element.scrollIntoView ({{ block: "center" }});
            const box = element.getBoundingClientRect ();
            return [box.x + box.width / 2, box.y + box.height / 2];
          }}) ()""")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y,
                      button="left", clickCount=1)

    def press(self, key, code, text=""):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=code,
                      **({"text": text} if kind == "keyDown" and text else {}))

    def complaints(self):
        """Errors and warnings on the console, and exceptions."""
        return [event for event in self.events
                if event.get("method") == "Runtime.exceptionThrown"
                or event.get("method") == "Log.entryAdded"
                or event.get("method") == "Runtime.consoleAPICalled"]

    def requests(self):
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]
