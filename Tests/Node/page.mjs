// The page without a browser: the core in Node with no imports at all, a small tree that takes its patches, and hands.

import { readFileSync } from 'node:fs';

const none = { text: '', across: 0, down: 0, monotonic: 0, wall: 0, focused: null };

/** The page as the core shows it. Clicking, typing and choosing send the event that the browser's page would send. */
export class Page {
  #core;
  #nodes;

  /** Starts the core in `wasm`, for a person with this decimal mark who opens this link. */
  constructor(wasm, decimalMark = '.', link = '') {
    this.#core = new WebAssembly.Instance(moduleOf(wasm)).exports;
    this.#core.__wasm_call_ctors();
    this.#nodes = new Map([[0, { name: 'root', attributes: {}, children: [] }]]);
    this.#show(this.#call(this.#core.start, { kept: {}, decimalMark, link }));
  }

  click(selector) {
    this.#send(this.#one(selector), 'click', 'mouse');
  }

  type(selector, text) {
    this.#send(this.#one(selector), 'input', text);
  }

  press(selector, key) {
    this.#send(this.#one(selector), 'key', key);
  }

  choose(group, words) {
    const labels = this.#all(`[aria-label="${group}"] label`);
    const [input] = (labels.find(label => textOf(label) === words) ?? labels.find(label => textOf(label).startsWith(words))).children;
    if (!input.checked) this.#send(input, 'change', 'on');
  }

  /** Presses the button of these words in the sheet. */
  pick(words) {
    this.#send(this.#all('dialog .names button').find(button => textOf(button) === words), 'click', 'mouse');
  }

  /** The bytes of memory that the core has taken. */
  get memory() {
    return this.#core.memory.buffer.byteLength;
  }

  text(selector) {
    return this.texts(selector)[0] ?? null;
  }

  texts(selector) {
    return this.#all(selector).map(textOf);
  }

  #one(selector) {
    const [found] = this.#all(selector);
    if (!found) throw new Error(`nothing on the page is ${selector}`);
    return found;
  }

  /** The elements that a selector of names, #ids, .classes and [attributes="…"], one inside the other, finds. */
  #all(selector) {
    const steps = selector.match(/(?:\[[^\]]*\]|\S)+/g);
    const inside = (nodes, step) => nodes.flatMap(node => descendants(node)).filter(node => matches(node, step));
    return steps.reduce(inside, [this.#nodes.get(0)]);
  }

  #send(node, kind, text) {
    const listens = kind === 'key' ? node.keys?.includes(text) : node.kinds.has(kind);
    if (!listens) throw new Error(`${node.name} listens to no ${kind} of ${text}`);
    this.#show(this.#call(this.#core.receive, { ...none, node: node.number, kind, text }));
  }

  #call(entrance, message) {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const address = this.#core.reserve(bytes.length);
    new Uint8Array(this.#core.memory.buffer, address, bytes.length).set(bytes);
    const length = entrance(bytes.length);
    const reply = new Uint8Array(this.#core.memory.buffer, this.#core.replyAddress(), length);
    return JSON.parse(new TextDecoder().decode(reply));
  }

  #show({ patches }) {
    for (const [name, number, ...rest] of patches) this.#patch[name](number, ...rest);
  }

  #patch = {
    element: (number, name) =>
      this.#nodes.set(number, { number, name, attributes: {}, children: [], kinds: new Set() }),
    text: (number, text) => this.#nodes.set(number, { number, text }),
    place: (number, parent, before) => {
      const node = this.#nodes.get(number);
      detach(node);
      node.parent = this.#nodes.get(parent);
      const siblings = node.parent.children;
      siblings.splice(before ? siblings.indexOf(this.#nodes.get(before)) : siblings.length, 0, node);
    },
    remove: number => detach(this.#nodes.get(number)),
    setText: (number, text) => (this.#nodes.get(number).text = text),
    attribute: (number, name, value) => (this.#nodes.get(number).attributes[name] = value),
    property: (number, name, value) => (this.#nodes.get(number)[name] = value),
    style: () => {},
    listen: (number, kind) => this.#nodes.get(number).kinds.add(kind),
    unlisten: (number, kind) => this.#nodes.get(number).kinds.delete(kind),
    keys: (number, keys) => (this.#nodes.get(number).keys = keys),
  };
}

const modules = new Map();

/** The module in a file, compiled once. */
function moduleOf(wasm) {
  const address = String(wasm);
  if (!modules.has(address)) modules.set(address, new WebAssembly.Module(readFileSync(wasm)));
  return modules.get(address);
}

function detach(node) {
  const siblings = node.parent?.children;
  siblings?.splice(siblings.indexOf(node), 1);
}

function descendants(node, found = []) {
  for (const child of node.children ?? []) {
    found.push(child);
    descendants(child, found);
  }
  return found;
}

function matches(node, step) {
  if (!node.attributes) return false;
  const { id, class: classes } = node.attributes;
  return step.match(/^[a-z][a-z0-9]*|[#.][\w-]+|\[[^\]]*\]/g).every(part => {
    const [, name, value] = part.match(/\[([\w-]+)="(.*)"\]/) ?? [];
    if (name) return node.attributes[name] === value;
    if (part[0] === '#') return id === part.slice(1);
    if (part[0] === '.') return (classes ?? '').split(' ').includes(part.slice(1));
    return node.name === part;
  });
}

function textOf(node) {
  return node.text ?? node.children.map(textOf).join('');
}
