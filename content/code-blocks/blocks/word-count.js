import { field, h, heading } from '../lib/dom.js';

export function countText(text) {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return {
    Words: words,
    Characters: [...text].length,
    'Without spaces': [...text.replaceAll(/\s/g, '')].length,
    Sentences: text.match(/[^.!?]+[.!?]+(?=\s|$)|[^.!?]+$/g)?.filter((one) => one.trim()).length ?? 0,
    Paragraphs: text.split(/\n\s*\n/).filter((one) => one.trim()).length,
    'Minutes to read': Math.ceil(words / 220),
  };
}

export function mount(root, { title = 'Word count' } = {}) {
  const figures = h('div', { class: 'cells', 'aria-live': 'polite' });
  const input = h('textarea', { rows: 8, oninput: draw });
  function draw() {
    figures.replaceChildren(
      ...Object.entries(countText(input.value)).map(([name, value]) =>
        h('div', { class: 'card' }, h('span', {}, name), h('strong', {}, String(value))),
      ),
    );
  }
  draw();
  root.append(...[heading(title), field('Text', input), figures].filter(Boolean));
}
