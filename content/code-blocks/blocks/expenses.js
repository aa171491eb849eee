import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

/** Sums by category, the largest first. */
export function totalsOf(entries) {
  const totals = new Map();
  for (const { category, amount } of entries) totals.set(category, (totals.get(category) ?? 0) + amount);
  return [...totals].toSorted((a, b) => b[1] - a[1]);
}

export function mount(
  root,
  { title = 'Expenses', items = ['Food', 'Travel', 'Home', 'Other'], unit = '' } = {},
) {
  const entries = keep('expenses', []);
  const what = h('input');
  const amount = h('input', { type: 'number', min: 0, step: '0.01' });
  const category = h(
    'select',
    {},
    items.map((item) => h('option', {}, item)),
  );
  const list = h('ul', { 'aria-label': 'Expenses' });
  const totals = h('ul', { 'aria-label': 'Totals' });
  const sum = h('p', { class: 'big' });
  const format = (value) => `${value.toFixed(2)}${unit ? ` ${unit}` : ''}`;
  const form = h(
    'form',
    {
      class: 'row',
      novalidate: true,
      onsubmit(event) {
        event.preventDefault();
        if (!(Number(amount.value) > 0)) return amount.focus();
        entries.set([
          {
            what: what.value.trim() || category.value,
            amount: Number(amount.value),
            category: category.value,
          },
          ...entries.get(),
        ]);
        form.reset();
        draw();
      },
    },
    field('What for', what),
    field(unit ? `Amount in ${unit}` : 'Amount', amount),
    field('Category', category),
    h('button', { class: 'main' }, 'Add'),
  );
  function draw() {
    const all = entries.get();
    sum.textContent = format(all.reduce((total, one) => total + one.amount, 0));
    totals.replaceChildren(
      ...totalsOf(all).map(([name, value]) =>
        h('li', { class: 'item' }, h('span', { class: 'grow' }, name), h('strong', {}, format(value))),
      ),
    );
    list.replaceChildren(
      ...all.map((one, at) =>
        h(
          'li',
          { class: 'item' },
          h('span', { class: 'grow' }, `${one.what} (${one.category})`),
          format(one.amount),
          button(
            'Delete',
            () => {
              entries.set(all.filter((_, other) => other !== at));
              draw();
            },
            { 'aria-label': `Delete ${one.what}` },
          ),
        ),
      ),
    );
  }
  draw();
  root.append(...[heading(title), sum, form, totals, list].filter(Boolean));
}
