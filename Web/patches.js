// The page's document, changed by patches and told of by events. It knows the page and nothing of what it shows.
// Patches are arrays of a name, a node's number and what else they need; `Sources/PageMessages` says which there are.

const svg = "http://www.w3.org/2000/svg";

export class Document {
  #nodes = new Map();
  #numbers = new WeakMap();
  #listeners = new Map();
  #keys = new Map();
  #send;

  /** Everything is shown inside `root`, which is node 0. `send` takes each event, as a plain object. */
  constructor(root, send) {
    this.#nodes.set(0, root);
    this.#send = send;
  }

  apply(patches) {
    for (const [name, node, ...rest] of patches) this[name](node, ...rest);
  }

  // What patches do

  element(node, name, space) {
    this.#keep(node, space === "svg" ? document.createElementNS(svg, name) : document.createElement(name));
  }

  text(node, text) {
    this.#keep(node, document.createTextNode(text));
  }

  place(node, parent, before) {
    this.#nodes.get(parent).insertBefore(this.#nodes.get(node), before ? this.#nodes.get(before) : null);
  }

  remove(node) {
    const top = this.#nodes.get(node);
    const walker = document.createTreeWalker(top);
    do this.#forget(walker.currentNode); while (walker.nextNode());
    top.remove();
  }

  setText(node, text) {
    this.#nodes.get(node).data = text;
  }

  attribute(node, name, value) {
    const element = this.#nodes.get(node);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  property(node, name, value) {
    const element = this.#nodes.get(node);
    if (name === "modal") setModal(element, value);
    else if (name === "focus") value && element.focus();
    else if (name === "selected") value && element.select();
    // Writing the same text again would move the caret and end a composition.
    else if (element[name] !== value) element[name] = value;
  }

  style(node, name, value) {
    this.#nodes.get(node).style.setProperty(name, value ?? "");
  }

  listen(node, kind) {
    const stop = listening[kind](this.#nodes.get(node), (value) => this.#tell(node, kind, value));
    this.#listeners.set(`${node} ${kind}`, stop);
  }

  unlisten(node, kind) {
    this.#listeners.get(`${node} ${kind}`)();
    this.#listeners.delete(`${node} ${kind}`);
  }

  keys(node, keys) {
    if (!this.#keys.has(node)) {
      this.#nodes.get(node).addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (!this.#keys.get(node)?.includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        this.#tell(node, "key", { text: event.key });
      });
    }
    this.#keys.set(node, keys);
  }

  // What events tell

  #tell(node, kind, { text = "", across = 0, down = 0 } = {}) {
    this.#send({
      node, kind, text, across, down,
      monotonic: Math.round(performance.now()), wall: Date.now(),
      focused: this.#numbers.get(document.activeElement) ?? null,
    });
  }

  #keep(node, made) {
    this.#nodes.set(node, made);
    this.#numbers.set(made, node);
  }

  #forget(gone) {
    const node = this.#numbers.get(gone);
    this.#nodes.delete(node);
    this.#keys.delete(node);
  }
}

// When each dialog was last shown.
const shown = new WeakMap();

function setModal(dialog, isModal) {
  if (isModal && !dialog.open) {
    dialog.showModal();
    shown.set(dialog, performance.now());
  }
  if (!isModal && dialog.open) dialog.close();
}

// Each kind of event: how an element listens to it, and what it tells. Every function gives one that stops listening.

function on(type, tells, options) {
  return (element, tell) => {
    const listener = (event) => tells(event, element, tell);
    element.addEventListener(type, listener, options);
    return () => element.removeEventListener(type, listener, options);
  };
}

/** Where a pointer is in an element's box, in thousandths of its width and height. */
function place(event, element) {
  const box = element.getBoundingClientRect();
  return {
    text: event.pointerType,
    across: Math.round(((event.clientX - box.left) / box.width) * 1000),
    down: Math.round(((event.clientY - box.top) / box.height) * 1000),
  };
}

/** How far a wheel turned, in thousandths of an element's width and height; lines and pages are made pixels. */
function turn(event, element) {
  const unit = event.deltaMode === 1 ? 40 : event.deltaMode === 2 ? element.clientHeight : 1;
  return {
    across: Math.round(((event.deltaX * unit) / element.clientWidth) * 1000),
    down: Math.round(((event.deltaY * unit) / element.clientHeight) * 1000),
  };
}

const ifHeld = (event, element, tell) => element.hasPointerCapture(event.pointerId) && tell(place(event, element));

const listening = {
  click: on("click", (event, _, tell) => tell({ text: event.pointerType ?? "" })),
  input: on("input", (_, element, tell) => tell({ text: element.value })),
  change: on("change", (_, element, tell) => tell({ text: element.value })),
  key: on("keydown", (event, _, tell) => tell({ text: event.key })),
  focus: on("focus", (_event, _element, tell) => tell()),
  blur: on("blur", (_event, _element, tell) => tell()),
  press: on("pointerdown", (event, element, tell) => {
    if (!event.isPrimary || event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    tell(place(event, element));
  }),
  drag: on("pointermove", ifHeld),
  release: on("pointerup", ifHeld),
  cancel: on("pointercancel", (_event, _element, tell) => tell()),
  wheel: on("wheel", (event, element, tell) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    tell(turn(event, element));
  }, { passive: false }),
  dismiss: (dialog, tell) => {
    let pressed;
    const stops = [
      on("cancel", (event) => { event.preventDefault(); tell(); })(dialog, tell),
      // A browser closes a dialog by itself when it is sent away twice.
      on("close", () => tell())(dialog, tell),
      // What lies around a dialog belongs to it. A press that began inside is none beside it, though the dialog may have moved away
      // beneath the finger; nor is the second half of the double tap that brought the dialog.
      on("pointerdown", (event) => { pressed = event.target; })(dialog, tell),
      on("click", (event) => {
        const isBeside = event.target === dialog && pressed === dialog;
        if (isBeside && performance.now() - shown.get(dialog) > 500) tell();
      })(dialog, tell),
    ];
    return () => stops.forEach((stop) => stop());
  },
};
