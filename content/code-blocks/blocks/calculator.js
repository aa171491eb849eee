import { button, h, heading } from '../lib/dom.js';

/** The value of plus, minus, times and divided by, with brackets; NaN where it cannot be read. */
export function evaluate(text) {
  const tokens =
    text
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .match(/\d+(?:\.\d*)?|\.\d+|[-+*/()]|\S/g) ?? [];
  let at = 0;
  const sum = () => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const product = () => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * factor() : value / factor();
    return value;
  };
  const factor = () => {
    const token = tokens[at++];
    if (token === '-') return -factor();
    if (token !== '(') return token === undefined ? Number.NaN : Number(token);
    const value = sum();
    return tokens[at++] === ')' ? value : Number.NaN;
  };
  const value = sum();
  return at === tokens.length ? value : Number.NaN;
}

const show = (value) => (Number.isFinite(value) ? String(Number(value.toPrecision(12))) : 'Not a number');

export function mount(root, { title = 'Calculator' } = {}) {
  const input = h('input', {
    'aria-label': 'Calculation',
    inputmode: 'decimal',
    style: 'font-size: 1.5rem; text-align: right',
  });
  const result = h('p', { class: 'big', role: 'status' }, '0');
  const solve = () => {
    result.textContent = input.value.trim() === '' ? '0' : show(evaluate(input.value));
  };
  input.addEventListener('input', solve);
  const keys = [
    '7',
    '8',
    '9',
    '÷',
    '4',
    '5',
    '6',
    '×',
    '1',
    '2',
    '3',
    '-',
    '0',
    '.',
    '(',
    '+',
    ')',
    '⌫',
    'C',
    '=',
  ];
  const press = (key) => {
    if (key === 'C') input.value = '';
    else if (key === '⌫') input.value = input.value.slice(0, -1);
    else if (key === '=') input.value = show(evaluate(input.value));
    else input.value += key;
    solve();
  };
  const labels = {
    '⌫': 'Delete',
    C: 'Clear',
    '÷': 'Divided by',
    '×': 'Times',
    '-': 'Minus',
    '+': 'Plus',
    '=': 'Equals',
  };
  const pad = h(
    'div',
    { class: 'grid', style: 'grid-template-columns: repeat(4, 1fr)' },
    keys.map((key) =>
      button(key, () => press(key), { 'aria-label': labels[key] ?? key, class: key === '=' ? 'main' : '' }),
    ),
  );
  root.append(...[heading(title), input, result, pad].filter(Boolean));
}
