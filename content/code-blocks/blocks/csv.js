import { button, field, h, heading } from '../lib/dom.js';

/** Rows of CSV: quoted cells may hold commas, line breaks and doubled quotes. */
export function readCsv(text, separator = ',') {
  const rows = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1).push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) endCell();
    else if (letter === '\n' && !isQuoted) {
      endCell();
      rows.push([]);
    } else if (letter !== '\r' || isQuoted) cell += letter;
  }
  endCell();
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

export const toObjects = ([head = [], ...rows]) =>
  rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));

export function mount(root, { title = 'CSV' } = {}) {
  const input = h('textarea', { rows: 6, spellcheck: 'false', oninput: draw });
  input.value = 'name,city,points\nAda,London,12\n"Grace, Dr.",New York,15';
  const place = h('div', { class: 'scroll' });
  const output = h('pre', { tabindex: 0, role: 'region', 'aria-label': 'As JSON' });
  const separatorOf = (text) =>
    [',', ';', '\t'].toSorted(
      (a, b) => text.split('\n')[0].split(b).length - text.split('\n')[0].split(a).length,
    )[0];
  const rowsOf = () => readCsv(input.value, separatorOf(input.value));
  function draw() {
    const [head = [], ...rows] = rowsOf();
    place.replaceChildren(
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            head.map((name) => h('th', { scope: 'col' }, name)),
          ),
        ),
        h(
          'tbody',
          {},
          rows.slice(0, 500).map((row) =>
            h(
              'tr',
              {},
              row.map((value) => h('td', {}, value)),
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
      field('CSV', input),
      place,
      h(
        'div',
        { class: 'row' },
        button(
          'Show as JSON',
          () => {
            output.textContent = JSON.stringify(toObjects(rowsOf()), null, 2);
          },
          { class: 'main' },
        ),
      ),
      output,
    ].filter(Boolean),
  );
}
