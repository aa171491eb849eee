import { field, h, heading } from '../lib/dom.js';

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (rgb) => `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** Between white and black, with the colour in the middle. */
export function shadesOf(hex) {
  const rgb = channels(hex);
  return [0.8, 0.6, 0.4, 0.2, 0, -0.2, -0.4, -0.6].map((by) =>
    toHex(rgb.map((one) => (by > 0 ? one + (255 - one) * by : one * (1 + by)))),
  );
}

export function contrastOf(a, b) {
  const light = (hex) => {
    const [r, g, blue] = channels(hex).map((one) =>
      one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [light(a), light(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

export function mount(root, { title = 'Palette' } = {}) {
  const input = h('input', { type: 'color', value: '#2f7d4f', oninput: draw });
  const list = h('ul', { class: 'cells', 'aria-label': 'Shades' });
  function draw() {
    list.replaceChildren(
      ...shadesOf(input.value).map((hex) => {
        const ink = contrastOf(hex, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
        return h(
          'li',
          { style: `padding: 1rem; border-radius: 0.75rem; background: ${hex}; color: ${ink}` },
          `${hex} · ${contrastOf(hex, ink).toFixed(1)}:1`,
        );
      }),
    );
  }
  draw();
  root.append(...[heading(title), field('Colour', input), list].filter(Boolean));
}
