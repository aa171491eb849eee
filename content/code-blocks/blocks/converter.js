import { field, h, heading } from '../lib/dom.js';

/** Each unit in terms of the first of its kind: a factor, and what is added before. */
export const kinds = {
  Length: {
    metre: 1,
    kilometre: 1000,
    centimetre: 0.01,
    mile: 1609.344,
    yard: 0.9144,
    foot: 0.3048,
    inch: 0.0254,
  },
  Weight: { kilogram: 1, gram: 0.001, pound: 0.45359237, ounce: 0.028349523125, tonne: 1000 },
  Volume: {
    litre: 1,
    millilitre: 0.001,
    'gallon (US)': 3.785411784,
    'gallon (UK)': 4.54609,
    'cup (US)': 0.2365882365,
  },
  Temperature: { Celsius: [1, 0], Fahrenheit: [5 / 9, -32], Kelvin: [1, -273.15] },
};

export function convert(kind, value, from, to) {
  const [factor, shift] = [kinds[kind][from]].flat().concat(0);
  const [toFactor, toShift] = [kinds[kind][to]].flat().concat(0);
  return ((value + shift) * factor) / toFactor - toShift;
}

export function mount(root, { title = 'Converter', unit = '' } = {}) {
  const wanted = Object.keys(kinds).find((kind) =>
    Object.keys(kinds[kind]).some((name) => unit && name.toLowerCase().startsWith(unit.toLowerCase())),
  );
  const kind = h(
    'select',
    { onchange: fill },
    Object.keys(kinds).map((name) => h('option', {}, name)),
  );
  if (wanted) kind.value = wanted;
  const value = h('input', { type: 'number', step: 'any', value: 1, oninput: draw });
  const [from, to] = [h('select', { onchange: draw }), h('select', { onchange: draw })];
  const result = h('p', { class: 'big', role: 'status', style: 'font-size: 1.8rem' });
  function fill() {
    for (const select of [from, to])
      select.replaceChildren(...Object.keys(kinds[kind.value]).map((name) => h('option', {}, name)));
    to.selectedIndex = 1;
    draw();
  }
  function draw() {
    const amount = Number(value.value);
    result.textContent = `${amount} ${from.value} = ${Number(convert(kind.value, amount, from.value, to.value).toPrecision(8))} ${to.value}`;
  }
  fill();
  root.append(
    ...[
      heading(title),
      h(
        'div',
        { class: 'row' },
        field('Kind', kind),
        field('Value', value),
        field('From', from),
        field('To', to),
      ),
      result,
    ].filter(Boolean),
  );
}
