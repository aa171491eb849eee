import { button, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

/** “der Hund = the dog” is a front and a back. */
export function readCard(line) {
  const [front, ...back] = line.split(/\s*(?:=|:|–|—|\t)\s*/);
  return { front, back: back.join(' ') || '…' };
}

/** The next card: the one that was known least often. */
export const nextCard = (known, last) => {
  const least = Math.min(...known.filter((_, at) => at !== last || known.length === 1));
  return known.findIndex((count, at) => count === least && (at !== last || known.length === 1));
};

export function mount(
  root,
  {
    title = 'Flashcards',
    items = ['bonjour = hello', 'merci = thank you', 'le chat = the cat', 'la maison = the house'],
  } = {},
) {
  const cards = items.map(readCard);
  const known = keep(
    'known',
    cards.map(() => 0),
  );
  let at = 0;
  let isTurned = false;
  const face = button(
    '',
    () => {
      isTurned = !isTurned;
      draw();
    },
    { style: 'min-height: 9rem; font-size: 1.6rem; background: var(--accent-soft)' },
  );
  const status = h('p', { role: 'status', class: 'muted' });
  const rate = (isKnown) => {
    known.set(
      cards.map((_, other) =>
        other === at ? (isKnown ? (known.get()[other] ?? 0) + 1 : 0) : (known.get()[other] ?? 0),
      ),
    );
    at = nextCard(known.get(), at);
    isTurned = false;
    draw();
  };
  function draw() {
    face.textContent = isTurned ? cards[at].back : cards[at].front;
    status.textContent = `${known.get().filter((count) => count > 0).length} of ${cards.length} known`;
  }
  draw();
  root.append(
    ...[
      heading(title),
      face,
      h(
        'div',
        { class: 'row' },
        button('Not yet', () => rate(false)),
        button('I know it', () => rate(true), { class: 'main' }),
      ),
      status,
    ].filter(Boolean),
  );
}
