import { field, h, heading } from '../lib/dom.js';

export const matching = (items, words) => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => wanted.every((word) => item.toLowerCase().includes(word)));
};

export function mount(
  root,
  { title = 'Find', items = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Grape', 'Pear'] } = {},
) {
  const list = h('ul', { 'aria-label': 'Results' });
  const count = h('p', { role: 'status', class: 'muted' });
  const input = h('input', { type: 'search', oninput: draw });
  function draw() {
    const found = matching(items, input.value);
    count.textContent = found.length === 0 ? 'Nothing found' : `${found.length} of ${items.length}`;
    list.replaceChildren(...found.map((item) => h('li', { class: 'item' }, item)));
  }
  draw();
  root.append(...[heading(title), field('Search', input), count, list].filter(Boolean));
}
