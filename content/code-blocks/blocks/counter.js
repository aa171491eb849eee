import { button, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

export function mount(root, { title = 'Counters', items = ['Count'] } = {}) {
  const counts = keep(
    'counts',
    items.map(() => 0),
  );
  const list = h('ul', { 'aria-label': 'Counters' });
  const change = (at, step) => {
    counts.set(items.map((_, other) => (counts.get()[other] ?? 0) + (other === at ? step : 0)));
    draw();
  };
  function draw() {
    list.replaceChildren(
      ...items.map((name, at) =>
        h(
          'li',
          { class: 'item' },
          h('span', { class: 'grow' }, name),
          button('−', () => change(at, -1), { 'aria-label': `${name}: one less` }),
          h(
            'strong',
            { 'aria-live': 'polite', style: 'min-width: 3ch; text-align: center' },
            String(counts.get()[at] ?? 0),
          ),
          button('+', () => change(at, 1), { 'aria-label': `${name}: one more`, class: 'main' }),
        ),
      ),
    );
  }
  draw();
  root.append(
    ...[
      heading(title),
      list,
      h(
        'div',
        { class: 'row' },
        button('Reset', () => {
          counts.set(items.map(() => 0));
          draw();
        }),
      ),
    ].filter(Boolean),
  );
}
