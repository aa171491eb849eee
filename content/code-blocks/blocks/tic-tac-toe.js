import { button, field, h, heading } from '../lib/dom.js';

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export function winnerOf(board) {
  for (const [a, b, c] of lines)
    if (board[a] && board[a] === board[b] && board[a] === board[c]) return board[a];
  return board.every(Boolean) ? 'nobody' : null;
}

/** The best move, found by playing all of them. */
export function bestMove(board, sign) {
  const other = sign === 'X' ? 'O' : 'X';
  const value = (state, turn) => {
    const winner = winnerOf(state);
    if (winner) return winner === sign ? 1 : winner === other ? -1 : 0;
    const values = state.flatMap((cell, at) =>
      cell ? [] : [value(state.with(at, turn), turn === 'X' ? 'O' : 'X')],
    );
    return turn === sign ? Math.max(...values) : Math.min(...values);
  };
  const free = board.flatMap((cell, at) => (cell ? [] : [at]));
  return free.toSorted((a, b) => value(board.with(b, sign), other) - value(board.with(a, sign), other))[0];
}

export function mount(root, { title = 'Tic-tac-toe' } = {}) {
  const place = h('div', { class: 'grid', style: 'grid-template-columns: repeat(3, 1fr); max-width: 18rem' });
  const status = h('p', { role: 'status' });
  const against = h(
    'select',
    { onchange: begin },
    h('option', { value: 'computer' }, 'The computer'),
    h('option', { value: 'person' }, 'Another person'),
  );
  let board;
  let turn;
  function begin() {
    board = Array(9).fill('');
    turn = 'X';
    draw();
  }
  function put(at) {
    if (board[at] || winnerOf(board)) return;
    board = board.with(at, turn);
    turn = turn === 'X' ? 'O' : 'X';
    if (against.value === 'computer' && turn === 'O' && !winnerOf(board)) {
      board = board.with(bestMove(board, 'O'), 'O');
      turn = 'X';
    }
    draw(at);
  }
  function draw(focus) {
    place.replaceChildren(
      ...board.map((cell, at) =>
        button(cell, () => put(at), { class: 'tile', 'aria-label': `Field ${at + 1}: ${cell || 'empty'}` }),
      ),
    );
    if (focus !== undefined) place.children[focus].focus();
    const winner = winnerOf(board);
    status.textContent = winner === 'nobody' ? 'A draw.' : winner ? `${winner} wins.` : `${turn} to play`;
  }
  begin();
  root.append(
    ...[
      heading(title),
      field('Against', against),
      place,
      status,
      h('div', { class: 'row' }, button('New game', begin, { class: 'main' })),
    ].filter(Boolean),
  );
}
