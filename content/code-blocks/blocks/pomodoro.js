import { button, field, h, heading } from '../lib/dom.js';

const formatSeconds = (seconds) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** After focus comes a break, after every fourth a long one. */
export const nextPhase = (phase, rounds) =>
  phase !== 'focus' ? 'focus' : rounds % 4 === 0 ? 'long' : 'break';

export function mount(root, { title = 'Pomodoro', focus = 25, rest = 5, long = 15 } = {}) {
  const names = { focus: 'Focus', break: 'Break', long: 'Long break' };
  const inputs = {
    focus: h('input', { type: 'number', min: 1, max: 180, value: focus }),
    break: h('input', { type: 'number', min: 1, max: 60, value: rest }),
    long: h('input', { type: 'number', min: 1, max: 120, value: long }),
  };
  let phase = 'focus';
  let rounds = 0;
  let end = null;
  let ticking;
  const secondsOf = (name) => Math.max(60, Math.round(Number(inputs[name].value) * 60) || 60);
  let left = secondsOf('focus');
  const face = h('p', { class: 'big', role: 'timer' });
  const status = h('p', { role: 'status' });
  const go = button('Start', toggle, { class: 'main' });
  const remaining = () => (end === null ? left : Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  function draw() {
    if (end !== null && remaining() === 0) begin();
    face.textContent = formatSeconds(remaining());
    status.textContent = `${names[phase]} · ${rounds} finished`;
    go.textContent = end === null ? 'Start' : 'Pause';
  }
  function begin() {
    if (phase === 'focus') rounds += 1;
    phase = nextPhase(phase, rounds);
    left = secondsOf(phase);
    if (end !== null) end = Date.now() + left * 1000;
  }
  function toggle() {
    if (end === null) {
      end = Date.now() + left * 1000;
      ticking = setInterval(draw, 250);
    } else {
      left = remaining();
      end = null;
      clearInterval(ticking);
    }
    draw();
  }
  for (const input of Object.values(inputs))
    input.addEventListener('change', () => {
      if (end === null) left = secondsOf(phase);
      draw();
    });
  draw();
  root.append(
    ...[
      heading(title),
      status,
      face,
      h(
        'div',
        { class: 'row' },
        go,
        button('Skip', () => {
          begin();
          draw();
        }),
      ),
      h(
        'div',
        { class: 'row' },
        field('Focus (min)', inputs.focus),
        field('Break (min)', inputs.break),
        field('Long break (min)', inputs.long),
      ),
    ].filter(Boolean),
  );
}
