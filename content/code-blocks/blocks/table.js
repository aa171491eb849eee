import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

const usual = [{ label: 'Name' }, { label: 'Quantity', type: 'number' }, { label: 'Price', type: 'number' }];

/** Rows that hold the words, in the order of a column; numbers by their size. */
export function arrange(rows, { words = '', column = null, isDown = false } = {}) {
  const wanted = words.trim().toLowerCase();
  const shown = rows.filter((row) => row.some((cell) => String(cell).toLowerCase().includes(wanted)));
  if (column === null) return shown;
  const compare = (a, b) => {
    const [x, y] = [a[column], b[column]];
    const isNumber = x !== '' && y !== '' && !Number.isNaN(Number(x)) && !Number.isNaN(Number(y));
    return isNumber ? Number(x) - Number(y) : String(x).localeCompare(String(y));
  };
  return shown.toSorted((a, b) => (isDown ? -compare(a, b) : compare(a, b)));
}

export function mount(root, { title = 'Table', fields = usual } = {}) {
  const rows = keep('table-rows', []);
  const view = { words: '', column: null, isDown: false };
  const head = h('tr');
  const body = h('tbody');
  const count = h('p', { role: 'status', class: 'muted' });
  const inputs = fields.map(({ type = 'text' }) =>
    h('input', {
      type: ['number', 'date', 'time', 'email', 'tel', 'url'].includes(type) ? type : 'text',
      step: type === 'number' ? 'any' : null,
    }),
  );
  const filter = h('input', {
    type: 'search',
    oninput() {
      view.words = filter.value;
      draw();
    },
  });
  const form = h(
    'form',
    {
      novalidate: true,
      class: 'row',
      onsubmit(event) {
        event.preventDefault();
        if (inputs.every((input) => input.value.trim() === '')) return inputs[0].focus();
        rows.set([...rows.get(), inputs.map((input) => input.value.trim())]);
        form.reset();
        inputs[0].focus();
        draw();
      },
    },
    fields.map(({ label }, at) => field(label, inputs[at])),
    h('button', { class: 'main' }, 'Add'),
  );
  function draw() {
    head.replaceChildren(
      ...fields.map(({ label }, at) =>
        h(
          'th',
          {
            scope: 'col',
            'aria-sort': view.column === at ? (view.isDown ? 'descending' : 'ascending') : 'none',
          },
          button(`${label}${view.column === at ? (view.isDown ? ' ↓' : ' ↑') : ''}`, () => {
            view.isDown = view.column === at && !view.isDown;
            view.column = at;
            draw();
          }),
        ),
      ),
      h('td', {}),
    );
    const shown = arrange(rows.get(), view);
    count.textContent = `${shown.length} of ${rows.get().length} rows`;
    body.replaceChildren(
      ...shown.map((row) =>
        h(
          'tr',
          {},
          fields.map((_, at) => h('td', {}, row[at] ?? '')),
          h(
            'td',
            {},
            button(
              'Delete',
              () => {
                rows.set(rows.get().filter((other) => other !== row));
                draw();
              },
              { 'aria-label': `Delete ${row[0]}` },
            ),
          ),
        ),
      ),
    );
  }
  draw();
  root.append(
    ...[
      heading(title),
      form,
      field('Filter', filter),
      h('div', { class: 'scroll' }, h('table', {}, h('thead', {}, head), body)),
      count,
    ].filter(Boolean),
  );
}
