import { button, field, h, heading } from '../lib/dom.js';

export const formatSeconds = (seconds) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

export function mount(root, { title = 'Timer', minutes: start = 5 } = {}) {
  let left = start * 60;
  let end = null;
  let ticking;
  const face = h('p', { class: 'big', role: 'timer' });
  const status = h('p', { role: 'status' });
  const minutes = h('input', { type: 'number', min: 1, max: 600, value: start, onchange: reset });
  const go = button('Start', toggle, { class: 'main' });
  const remaining = () => (end === null ? left : Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  function draw() {
    face.textContent = formatSeconds(remaining());
    go.textContent = end === null ? 'Start' : 'Pause';
    if (end !== null && remaining() === 0) {
      pause();
      status.textContent = 'Time is up.';
    }
  }
  function pause() {
    left = remaining();
    end = null;
    clearInterval(ticking);
    go.textContent = 'Start';
  }
  function toggle() {
    status.textContent = '';
    if (end !== null) pause();
    else {
      if (left === 0) reset();
      end = Date.now() + left * 1000;
      ticking = setInterval(draw, 250);
    }
    draw();
  }
  function reset() {
    clearInterval(ticking);
    end = null;
    left = Math.max(1, Math.round(Number(minutes.value) * 60) || 60);
    draw();
  }
  draw();
  root.append(
    ...[
      heading(title),
      face,
      h('div', { class: 'row' }, field('Minutes', minutes), go, button('Reset', reset)),
      status,
    ].filter(Boolean),
  );
}
