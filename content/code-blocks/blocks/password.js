import { button, field, h, heading } from '../lib/dom.js';

const sets = {
  'Small letters': 'abcdefghijkmnopqrstuvwxyz',
  'Capital letters': 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  Digits: '23456789',
  Signs: '!#$%&*+-=?@_',
};

/** Letters by the browser's own random numbers; those that would make some likelier are drawn again. */
export function generate(length, letters) {
  const limit = 256 - (256 % letters.length);
  let made = '';
  while (made.length < length) {
    const [number] = crypto.getRandomValues(new Uint8Array(1));
    if (number < limit) made += letters[number % letters.length];
  }
  return made;
}

export const bitsOf = (length, letters) => Math.round(length * Math.log2(letters));

export function mount(root, { title = 'Password', length: start = 18 } = {}) {
  const length = h('input', { type: 'number', min: 8, max: 64, value: start, oninput: draw });
  const boxes = Object.entries(sets).map(([name, letters]) => {
    const box = h('input', { type: 'checkbox', onchange: draw });
    box.checked = true;
    return { name, letters, box };
  });
  const result = h('output', {
    class: 'big',
    style: 'font-size: 1.5rem; overflow-wrap: anywhere; font-family: monospace',
  });
  const strength = h('p', { role: 'status', class: 'muted' });
  function draw() {
    const letters =
      boxes
        .filter(({ box }) => box.checked)
        .map((one) => one.letters)
        .join('') || sets['Small letters'];
    const count = Math.min(64, Math.max(8, Math.floor(Number(length.value)) || 8));
    result.textContent = generate(count, letters);
    const bits = bitsOf(count, letters.length);
    strength.textContent = `${bits} bits: ${bits < 60 ? 'weak' : bits < 90 ? 'good' : 'very strong'}`;
  }
  draw();
  root.append(
    ...[
      heading(title),
      result,
      strength,
      h(
        'div',
        { class: 'row' },
        field('Length', length),
        boxes.map(({ name, box }) => h('label', { class: 'row', style: 'align-items: center' }, box, name)),
      ),
      h(
        'div',
        { class: 'row' },
        button('New password', draw, { class: 'main' }),
        button('Copy', () => navigator.clipboard?.writeText(result.textContent)),
      ),
    ].filter(Boolean),
  );
}
