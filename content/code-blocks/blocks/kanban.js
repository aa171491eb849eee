import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

const columns = ['To do', 'Doing', 'Done'];

/** Cards with one of them in another column. */
export const move = (cards, id, step) =>
  cards.map((card) =>
    card.id === id
      ? { ...card, column: Math.min(columns.length - 1, Math.max(0, card.column + step)) }
      : card,
  );

export function mount(root, { title = 'Board', items = [] } = {}) {
  const cards = keep(
    'cards',
    items.map((text, id) => ({ id, text, column: 0 })),
  );
  const board = h('div', { class: 'cells' });
  const input = h('input');
  const form = h(
    'form',
    {
      class: 'row',
      onsubmit(event) {
        event.preventDefault();
        if (input.value.trim() === '') return;
        const id = Math.max(-1, ...cards.get().map((card) => card.id)) + 1;
        cards.set([...cards.get(), { id, text: input.value.trim(), column: 0 }]);
        form.reset();
        draw();
      },
    },
    field('New card', input),
    h('button', { class: 'main' }, 'Add'),
  );
  function put(next) {
    cards.set(next);
    draw();
  }
  const drawCard = (card) =>
    h(
      'li',
      {
        class: 'item',
        draggable: 'true',
        ondragstart: (event) => event.dataTransfer.setData('text/plain', String(card.id)),
      },
      h('span', { class: 'grow' }, card.text),
      button('←', () => put(move(cards.get(), card.id, -1)), {
        'aria-label': `Move ${card.text} left`,
        disabled: card.column === 0,
      }),
      button('→', () => put(move(cards.get(), card.id, 1)), {
        'aria-label': `Move ${card.text} right`,
        disabled: card.column === columns.length - 1,
      }),
      button('✕', () => put(cards.get().filter((one) => one.id !== card.id)), {
        'aria-label': `Delete ${card.text}`,
      }),
    );
  function draw() {
    board.replaceChildren(
      ...columns.map((name, column) =>
        h(
          'div',
          {
            class: 'card',
            ondragover: (event) => event.preventDefault(),
            ondrop(event) {
              event.preventDefault();
              const id = Number(event.dataTransfer.getData('text/plain'));
              put(cards.get().map((card) => (card.id === id ? { ...card, column } : card)));
            },
          },
          h('h3', {}, name),
          h(
            'ul',
            { 'aria-label': name },
            cards
              .get()
              .filter((card) => card.column === column)
              .map(drawCard),
          ),
        ),
      ),
    );
  }
  draw();
  root.append(...[heading(title), form, board].filter(Boolean));
}
