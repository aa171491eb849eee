import { button, field, h, heading } from '../lib/dom.js';

export function mount(root, { title = 'Drawing' } = {}) {
  const canvas = h('canvas', {
    width: 800,
    height: 500,
    role: 'img',
    'aria-label': 'Drawing area',
    style: 'max-width: none; background: #fff',
  });
  const pen = canvas.getContext('2d');
  const colour = h('input', { type: 'color', value: '#1d2320' });
  const width = h('input', { type: 'range', min: 1, max: 40, value: 4 });
  const strokes = [];
  let stroke = null;
  const place = (event) => ({
    x: (event.offsetX / canvas.clientWidth) * canvas.width,
    y: (event.offsetY / canvas.clientHeight) * canvas.height,
  });
  function draw() {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const { points, ink, size } of strokes) {
      pen.strokeStyle = ink;
      pen.lineWidth = size;
      pen.lineCap = 'round';
      pen.lineJoin = 'round';
      pen.beginPath();
      for (const { x, y } of points) pen.lineTo(x, y);
      if (points.length === 1) pen.lineTo(points[0].x + 0.1, points[0].y);
      pen.stroke();
    }
  }
  canvas.addEventListener('pointerdown', (event) => {
    stroke = { points: [place(event)], ink: colour.value, size: Number(width.value) };
    strokes.push(stroke);
    canvas.setPointerCapture(event.pointerId);
    draw();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!stroke) return;
    stroke.points.push(place(event));
    draw();
  });
  for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, () => (stroke = null));
  const undo = button('Undo', () => {
    strokes.pop();
    draw();
  });
  const clear = button('Clear', () => {
    strokes.length = 0;
    draw();
  });
  const save = button(
    'Save picture',
    () => h('a', { href: canvas.toDataURL('image/png'), download: 'drawing.png' }).click(),
    { class: 'main' },
  );
  root.append(
    ...[
      heading(title),
      h('div', { class: 'row' }, field('Colour', colour), field('Width', width)),
      canvas,
      h('div', { class: 'row' }, undo, clear, save),
    ].filter(Boolean),
  );
}
