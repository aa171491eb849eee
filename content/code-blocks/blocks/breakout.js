import { button, h, heading } from '../lib/dom.js';

const [width, height] = [400, 300];

export const start = () => ({
  ball: { x: 200, y: 250, dx: 3, dy: -3 },
  paddle: 160,
  bricks: Array.from({ length: 32 }, (_, at) => ({ x: (at % 8) * 50 + 2, y: Math.floor(at / 8) * 20 + 20 })),
  state: 'running',
});

/** One moment later: the ball moves, and what it meets turns it round. */
export function step({ ball, paddle, bricks }) {
  let { x, y, dx, dy } = ball;
  [x, y] = [x + dx, y + dy];
  if (x < 6 || x > width - 6) dx = x < 6 ? Math.abs(dx) : -Math.abs(dx);
  if (y < 6) dy = Math.abs(dy);
  if (y > height - 22 && y < height - 10 && x > paddle && x < paddle + 80 && dy > 0) {
    dy = -Math.abs(dy);
    dx = ((x - paddle - 40) / 40) * 4;
  }
  const hit = bricks.findIndex((brick) => x > brick.x && x < brick.x + 46 && y > brick.y && y < brick.y + 16);
  if (hit >= 0) dy = -dy;
  const left = bricks.filter((_, at) => at !== hit);
  return {
    ball: { x, y, dx, dy },
    paddle,
    bricks: left,
    state: left.length === 0 ? 'won' : y > height ? 'lost' : 'running',
  };
}

export function mount(root, { title = 'Breakout' } = {}) {
  const canvas = h('canvas', {
    width,
    height,
    tabindex: 0,
    role: 'img',
    'aria-label': 'Breakout: move with the arrow keys or the pointer',
  });
  const status = h('p', { role: 'status' });
  const pen = canvas.getContext('2d');
  let game = start();
  let ticking;
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name) || '#333';
  function draw() {
    pen.clearRect(0, 0, width, height);
    pen.fillStyle = colour('--accent');
    for (const { x, y } of game.bricks) pen.fillRect(x, y, 46, 16);
    pen.fillRect(game.paddle, height - 16, 80, 8);
    pen.fillStyle = colour('--danger');
    pen.beginPath();
    pen.arc(game.ball.x, game.ball.y, 6, 0, 7);
    pen.fill();
    status.textContent = {
      won: 'All bricks are gone. You win.',
      lost: 'The ball is lost.',
      running: `${game.bricks.length} bricks left`,
    }[game.state];
  }
  const movePaddle = (to) => {
    game = { ...game, paddle: Math.max(0, Math.min(width - 80, to)) };
    draw();
  };
  const play = button(
    'Start',
    () => {
      clearInterval(ticking);
      game = start();
      ticking = setInterval(() => {
        game = step(game);
        if (game.state !== 'running') clearInterval(ticking);
        draw();
      }, 16);
      canvas.focus();
    },
    { class: 'main' },
  );
  canvas.addEventListener('pointermove', (event) =>
    movePaddle((event.offsetX / canvas.clientWidth) * width - 40),
  );
  canvas.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -24, ArrowRight: 24 }[event.key];
    if (!by) return;
    event.preventDefault();
    movePaddle(game.paddle + by);
  });
  draw();
  root.append(
    ...[
      heading(title),
      status,
      canvas,
      h(
        'div',
        { class: 'row' },
        play,
        button('←', () => movePaddle(game.paddle - 40), { 'aria-label': 'Left' }),
        button('→', () => movePaddle(game.paddle + 40), { 'aria-label': 'Right' }),
      ),
    ].filter(Boolean),
  );
}
