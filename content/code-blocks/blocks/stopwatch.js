import { button, h, heading } from '../lib/dom.js';

export function formatTime(milliseconds) {
  const tenths = Math.floor(milliseconds / 100);
  const minutes = Math.floor(tenths / 600);
  return `${String(minutes).padStart(2, '0')}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}`;
}

export function mount(root, { title = 'Stopwatch' } = {}) {
  let before = 0;
  let since = null;
  let ticking;
  const face = h('p', { class: 'big', role: 'timer' }, formatTime(0));
  const laps = h('ol', { 'aria-label': 'Laps' });
  const passed = () => before + (since === null ? 0 : performance.now() - since);
  const draw = () => {
    face.textContent = formatTime(passed());
  };
  const go = button(
    'Start',
    () => {
      if (since === null) {
        since = performance.now();
        ticking = setInterval(draw, 100);
      } else {
        before = passed();
        since = null;
        clearInterval(ticking);
      }
      go.textContent = since === null ? 'Start' : 'Pause';
      draw();
    },
    { class: 'main' },
  );
  const lap = button('Lap', () =>
    laps.prepend(h('li', { class: 'item' }, `Lap ${laps.children.length + 1}: ${formatTime(passed())}`)),
  );
  const reset = button('Reset', () => {
    before = 0;
    if (since !== null) since = performance.now();
    laps.replaceChildren();
    draw();
  });
  root.append(...[heading(title), face, h('div', { class: 'row' }, go, lap, reset), laps].filter(Boolean));
}
