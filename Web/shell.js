// Starts the core, carries events in, and patches and effects out. It knows the page and nothing of what it shows.

import { Document } from "./patches.js";

const root = document.getElementById("page");
const core = await load(document.getElementById("core").href).catch((error) => {
  show("unstarted");
  throw error;
});
const waiting = [];
// Other pages of the same address keep theirs beside ours.
const prefix = "lapwing/";
let isBusy = false;

const page = new Document(root, (event) => {
  receive(core.receive, event);
});

/** Hands messages to the core one after another; applying patches may raise more, as when the focus moves. */
function receive(entrance, message) {
  waiting.push([entrance, message]);
  if (isBusy) return;
  isBusy = true;
  try {
    while (waiting.length > 0) carryOut(call(...waiting.shift()));
  } finally {
    isBusy = false;
  }
}

function carryOut({ patches, effects }) {
  page.apply(patches);
  for (const [name, ...rest] of effects) perform[name](...rest);
}

const perform = {
  keep(name, text) {
    try {
      localStorage.setItem(prefix + name, text);
    } catch {
      show("unkept");
    }
  },
  copy(text) {
    navigator.clipboard.writeText(text).then(() => tell("copied"), () => tell("uncopied"));
  },
  share(text, link) {
    const url = `${location.origin}${location.pathname}#${link}`;
    if (!navigator.share) return perform.copy(url);
    navigator.share({ title: document.title, text, url }).catch((error) => {
      if (error.name !== "AbortError") perform.copy(url);
    });
  },
  save(name, text) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  },
  print() {
    window.print();
  },
};

const first = call(core.start, { kept: kept(), decimalMark: decimalMark(), link: location.hash.slice(1) });
root.replaceChildren();
root.inert = false;
carryOut(first);
forgetLink();
addEventListener("hashchange", () => {
  if (!location.hash) return;
  receive(core.open, location.hash.slice(1));
  forgetLink();
});
keepOffline();

/** What a link asked for is kept from now on; loaded again, the page goes on from there. */
function forgetLink() {
  history.replaceState(null, "", location.pathname + location.search);
}

/** Shows a notice for a while. */
function tell(notice) {
  show(notice);
  setTimeout(() => { document.getElementById(notice).hidden = true; }, 5000);
}

/** Shows a notice that stands in the page from the start. */
function show(notice) {
  document.getElementById(notice).hidden = false;
}

// The core's memory

async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // Not as a stream: that fails wherever a server does not know the type of the file.
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
  instance.exports.__wasm_call_ctors();
  return instance.exports;
}

/** Hands a message to a function of the core and reads its reply. */
function call(entrance, message) {
  // Half a character, as a cut in the middle of one leaves it, is no text.
  const wellFormed = (_, value) => value?.toWellFormed?.() ?? value;
  const bytes = new TextEncoder().encode(JSON.stringify(message, wellFormed));
  const address = core.reserve(bytes.length);
  new Uint8Array(core.memory.buffer, address, bytes.length).set(bytes);
  const length = entrance(bytes.length);
  if (length === 0) throw new Error("the core could not read a message of the page");
  return JSON.parse(new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.replyAddress(), length)));
}

// The device

/** What was kept before, by name; nothing where the browser forbids to look. */
function kept() {
  try {
    const ours = Object.entries(localStorage).filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(ours.map(([name, text]) => [name.slice(prefix.length), text]));
  } catch {
    return {};
  }
}

function decimalMark() {
  return new Intl.NumberFormat().formatToParts(0.5).find((part) => part.type === "decimal").value;
}

function keepOffline() {
  navigator.serviceWorker?.register("service-worker.js");
}
