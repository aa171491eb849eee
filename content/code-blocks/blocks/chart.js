import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

/** “Apples 12” is a label and a value. */
export function readValue(line) {
  const [, label, value] = /^(.*?)[\s:,=]+(-?\d+(?:\.\d+)?)$/.exec(line.trim()) ?? [];
  return label ? { label, value: Number(value) } : { label: line.trim(), value: 0 };
}

export function mount(
  root,
  { title = 'Chart', items = ['Monday 12', 'Tuesday 19', 'Wednesday 7', 'Thursday 15'], unit = '' } = {},
) {
  const values = keep('chart-values', items.map(readValue));
  const list = h('ul', { 'aria-label': 'Values' });
  const label = h('input');
  const value = h('input', { type: 'number', step: 'any' });
  const form = h(
    'form',
    {
      class: 'row',
      onsubmit(event) {
        event.preventDefault();
        if (label.value.trim() === '') return label.focus();
        values.set([...values.get(), { label: label.value.trim(), value: Number(value.value) || 0 }]);
        form.reset();
        draw();
      },
    },
    field('Label', label),
    field(unit ? `Value in ${unit}` : 'Value', value),
    h('button', { class: 'main' }, 'Add'),
  );
  function draw() {
    const most = Math.max(1, ...values.get().map((one) => Math.abs(one.value)));
    list.replaceChildren(
      ...values.get().map((one, at) =>
        h(
          'li',
          { class: 'item' },
          h('span', { style: 'width: 7rem; overflow-wrap: anywhere' }, one.label),
          h(
            'span',
            { class: 'grow' },
            h('div', { class: 'bar', style: `width: ${(100 * Math.abs(one.value)) / most}%` }),
          ),
          h('strong', {}, `${one.value}${unit ? ` ${unit}` : ''}`),
          button(
            'Delete',
            () => {
              values.set(values.get().filter((_, other) => other !== at));
              draw();
            },
            { 'aria-label': `Delete ${one.label}` },
          ),
        ),
      ),
    );
  }
  draw();
  root.append(...[heading(title), list, form].filter(Boolean));
}
