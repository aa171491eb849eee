import { button, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

export const size = 16;
const same = (a, b) => a.x === b.x && a.y === b.y;

export const start = () => ({
  body: [
    { x: 8, y: 8 },
    { x: 7, y: 8 },
    { x: 6, y: 8 },
  ],
  way: { x: 1, y: 0 },
  food: { x: 12, y: 8 },
  isOver: false,
});

/** One step further; `random` places the food. */
export function step(game, random = Math.random) {
  const head = { x: game.body[0].x + game.way.x, y: game.body[0].y + game.way.y };
  const isOut = head.x < 0 || head.y < 0 || head.x >= size || head.y >= size;
  if (isOut || game.body.slice(0, -1).some((one) => same(one, head))) return { ...game, isOver: true };
  if (!same(head, game.food)) return { ...game, body: [head, ...game.body.slice(0, -1)] };
  const body = [head, ...game.body];
  const free = Array.from({ length: size * size }, (_, at) => ({
    x: at % size,
    y: Math.floor(at / size),
  })).filter((cell) => !body.some((one) => same(one, cell)));
  return free.length === 0
    ? { ...game, body, isOver: true }
    : { ...game, body, food: free[Math.floor(random() * free.length)] };
}

export function mount(root, { title = 'Snake' } = {}) {
  const best = keep('snake-best', 0);
  const canvas = h('canvas', {
    width: size * 20,
    height: size * 20,
    tabindex: 0,
    role: 'img',
    'aria-label': 'Snake: steer with the arrow keys',
  });
  const status = h('p', { role: 'status' });
  const pen = canvas.getContext('2d');
  let game = start();
  let ticking;
  let next = game.way;
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name) || '#333';
  function draw() {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = colour('--accent');
    for (const { x, y } of game.body) pen.fillRect(x * 20 + 1, y * 20 + 1, 18, 18);
    pen.fillStyle = colour('--danger');
    pen.beginPath();
    pen.arc(game.food.x * 20 + 10, game.food.y * 20 + 10, 8, 0, 7);
    pen.fill();
    status.textContent = `${game.isOver ? 'Game over. ' : ''}${game.body.length - 3} points, best ${best.get()}`;
  }
  function turn(x, y) {
    if (game.way.x !== -x || game.way.y !== -y) next = { x, y };
  }
  function tick() {
    game = step({ ...game, way: next });
    if (game.isOver) clearInterval(ticking);
    if (game.body.length - 3 > best.get()) best.set(game.body.length - 3);
    draw();
  }
  const play = button(
    'Start',
    () => {
      clearInterval(ticking);
      game = start();
      next = game.way;
      ticking = setInterval(tick, 140);
      canvas.focus();
      draw();
    },
    { class: 'main' },
  );
  const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  canvas.addEventListener('keydown', (event) => {
    if (!ways[event.key]) return;
    event.preventDefault();
    turn(...ways[event.key]);
  });
  const arrows = [
    ['↑', 'Up', 0, -1],
    ['↓', 'Down', 0, 1],
    ['←', 'Left', -1, 0],
    ['→', 'Right', 1, 0],
  ].map(([sign, label, x, y]) => button(sign, () => turn(x, y), { 'aria-label': label }));
  draw();
  root.append(...[heading(title), status, canvas, h('div', { class: 'row' }, play, arrows)].filter(Boolean));
}
