import { button, field, h, heading } from '../lib/dom.js';

export const roll = (count, sides, random = Math.random) =>
  Array.from({ length: count }, () => Math.floor(random() * sides) + 1);

export function mount(root, { title = 'Dice', items = [], count: dice = 2, sides: faces = 6 } = {}) {
  const count = h('input', { type: 'number', min: 1, max: 20, value: dice });
  const sides = h('input', { type: 'number', min: 2, max: 1000, value: faces });
  const result = h('p', { class: 'big', role: 'status' }, '–');
  const within = (input, low, high) => Math.min(high, Math.max(low, Math.floor(Number(input.value)) || low));
  const rolled = () => {
    const dice = roll(within(count, 1, 20), within(sides, 2, 1000));
    result.textContent =
      dice.length === 1
        ? String(dice[0])
        : `${dice.join(' + ')} = ${dice.reduce((sum, one) => sum + one, 0)}`;
  };
  const pick = () => {
    result.textContent = items[roll(1, items.length)[0] - 1];
  };
  root.append(
    ...[
      heading(title),
      result,
      items.length > 0
        ? h('div', { class: 'row' }, button('Pick one', pick, { class: 'main' }))
        : h(
            'div',
            { class: 'row' },
            field('Dice', count),
            field('Sides', sides),
            button('Roll', rolled, { class: 'main' }),
          ),
    ].filter(Boolean),
  );
}
