import { field, h, heading } from '../lib/dom.js';

export function split({ bill, tip, people }) {
  const total = bill * (1 + tip / 100);
  return { total, each: total / Math.max(1, Math.floor(people)) };
}

export function mount(root, { title = 'Split the bill', unit = '', ...start } = {}) {
  const bill = h('input', { type: 'number', min: 0, step: '0.01', value: start.bill ?? 60, oninput: draw });
  const tip = h('input', { type: 'number', min: 0, max: 100, value: start.tip ?? 10, oninput: draw });
  const people = h('input', { type: 'number', min: 1, value: start.people ?? 2, oninput: draw });
  const result = h('p', { role: 'status', class: 'big', style: 'font-size: 2rem' });
  const format = (value) => `${value.toFixed(2)}${unit ? ` ${unit}` : ''}`;
  function draw() {
    const { total, each } = split({
      bill: Number(bill.value),
      tip: Number(tip.value),
      people: Number(people.value),
    });
    result.textContent = `${format(each)} each, ${format(total)} in all`;
  }
  draw();
  root.append(
    ...[
      heading(title),
      h(
        'div',
        { class: 'row' },
        field(unit ? `Bill in ${unit}` : 'Bill', bill),
        field('Tip in %', tip),
        field('People', people),
      ),
      result,
    ].filter(Boolean),
  );
}
