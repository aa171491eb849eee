import { button, h, heading } from '../lib/dom.js';

const signs = ['★', '♥', '♣', '☂', '☀', '♫', '✿', '☕'];

export function shuffle(list, random = Math.random) {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

export function mount(root, { title = 'Memory', pairs = 8 } = {}) {
  const board = h('div', { class: 'grid', style: 'grid-template-columns: repeat(4, 1fr); max-width: 24rem' });
  const status = h('p', { role: 'status' });
  let cards;
  let open;
  let turns;
  function begin() {
    cards = shuffle([...signs.slice(0, pairs), ...signs.slice(0, pairs)]).map((sign) => ({
      sign,
      isFound: false,
    }));
    [open, turns] = [[], 0];
    draw();
  }
  function turn(at) {
    if (open.length === 2) open = [];
    if (cards[at].isFound || open.includes(at)) return;
    open = [...open, at];
    if (open.length === 2) {
      turns += 1;
      if (cards[open[0]].sign === cards[open[1]].sign) for (const one of open) cards[one].isFound = true;
    }
    draw(at);
  }
  function draw(focus) {
    board.replaceChildren(
      ...cards.map(({ sign, isFound }, at) => {
        const isOpen = isFound || open.includes(at);
        return button(isOpen ? sign : '', () => turn(at), {
          class: isOpen ? 'tile main' : 'tile',
          'aria-label': `Card ${at + 1}: ${isOpen ? sign : 'closed'}`,
        });
      }),
    );
    if (focus !== undefined) board.children[focus].focus();
    status.textContent = cards.every(({ isFound }) => isFound)
      ? `All pairs found in ${turns} turns.`
      : `${turns} turns`;
  }
  begin();
  root.append(
    ...[
      heading(title),
      board,
      status,
      h('div', { class: 'row' }, button('New game', begin, { class: 'main' })),
    ].filter(Boolean),
  );
}
