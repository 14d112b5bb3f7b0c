// Applies patches to a real document and says where it differs from the HTML that they should lead to.

import { Document } from '/patches.js';

/** A sentence for each seed whose patches lead elsewhere, with both documents in it. */
export function differences(cases) {
  const sentences = [];
  for (const { seed, first, second, firstHTML, secondHTML } of cases) {
    const root = document.createElement('div');
    document.body.append(root);
    const shown = new Document(root, () => {});
    for (const [step, patches, html] of [['first', first, firstHTML], ['second', second, secondHTML]]) {
      shown.apply(patches);
      const [found, expected] = [described(root), described(parsed(html))];
      if (found !== expected) {
        sentences.push(`seed ${seed}, ${step} tree\nfound    ${found}\nexpected ${expected}`);
      }
    }
    root.remove();
  }
  return sentences;
}

function parsed(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Elements without an end tag: what stands inside them in a tree has no place in HTML. */
const empty = ['br', 'hr', 'img', 'input'];

/**
 * The children as text. Attributes stand in the order of their names; a field's value and check count as they are now;
 * styles leave no trace in the HTML, so they do not count, and neither does `open`, which a modal dialog sets itself.
 */
function described(parent) {
  parent.normalize();
  return [...parent.childNodes].map(node => {
    if (node.nodeType === Node.TEXT_NODE) return JSON.stringify(node.data);
    const attributes = new Map([...node.attributes].map(({ name, value }) => [name, value]));
    for (const name of ['style', 'open', 'value', 'checked']) attributes.delete(name);
    if (node.value) attributes.set('value', String(node.value));
    if (node.checked) attributes.set('checked', '');
    const written = [...attributes].sort().map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
    const children = empty.includes(node.localName) ? '' : described(node);
    return `<${node.namespaceURI.split('/').pop()}:${node.localName}${written}>${children}</>`;
  }).join('');
}
