import { button, h, heading } from '../lib/dom.js';

/** A picture of its own for each name, until there are real ones. */
export function drawPicture(name) {
  const turn = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 360, 7);
  const circles = [0, 1, 2].map(
    (at) =>
      `<circle cx="${60 + ((turn * (at + 3)) % 280)}" cy="${40 + ((turn * (at + 5)) % 220)}" r="${40 + at * 25}" fill="hsl(${(turn + at * 40) % 360} 60% ${70 - at * 12}%)" opacity="0.8"/>`,
  );
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="hsl(${turn} 50% 88%)"/>${circles.join('')}</svg>`)}`;
}

export function mount(
  root,
  { title = 'Gallery', items = ['Morning', 'Harbour', 'Garden', 'Evening', 'Hills', 'Market'] } = {},
) {
  let at = 0;
  const picture = h('img', { alt: '', style: 'max-width: 100%; border-radius: 0.75rem' });
  const caption = h('p', { 'aria-live': 'polite' });
  const show = (next) => {
    at = (next + items.length) % items.length;
    picture.src = drawPicture(items[at]);
    picture.alt = items[at];
    caption.textContent = `${items[at]} (${at + 1} of ${items.length})`;
  };
  const large = h(
    'dialog',
    { 'aria-label': 'Picture' },
    picture,
    caption,
    h(
      'div',
      { class: 'row' },
      button('←', () => show(at - 1), { 'aria-label': 'Previous' }),
      button('→', () => show(at + 1), { 'aria-label': 'Next' }),
      button('Close', () => large.close(), { class: 'main' }),
    ),
  );
  large.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1);
    if (key === 'ArrowRight') show(at + 1);
  });
  const open = (index) => {
    show(index);
    large.showModal();
  };
  root.append(
    ...[
      heading(title),
      h(
        'div',
        { class: 'cells' },
        items.map((name, index) =>
          button('', () => open(index), {
            'aria-label': `Open ${name}`,
            style: `padding: 0; min-height: 9rem; background: center / cover url("${drawPicture(name)}")`,
          }),
        ),
      ),
      large,
    ].filter(Boolean),
  );
}
