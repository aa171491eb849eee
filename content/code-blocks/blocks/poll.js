import { button, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

export const shareOf = (votes, at) => {
  const all = votes.reduce((sum, one) => sum + one, 0);
  return all === 0 ? 0 : Math.round((100 * votes[at]) / all);
};

export function mount(root, { title = 'Poll', items = ['Yes', 'No', 'Maybe'] } = {}) {
  const state = keep('poll', { votes: items.map(() => 0), own: null });
  const list = h('ul', { 'aria-label': 'Choices' });
  function vote(at) {
    const { votes, own } = state.get();
    state.set({
      votes: items.map((_, other) => (votes[other] ?? 0) + (other === at ? 1 : 0) - (other === own ? 1 : 0)),
      own: at,
    });
    draw();
  }
  function draw() {
    const { votes, own } = state.get();
    list.replaceChildren(
      ...items.map((item, at) =>
        h(
          'li',
          { class: 'item' },
          button(item, () => vote(at), {
            'aria-pressed': String(own === at),
            ...(own === at ? { class: 'main' } : {}),
          }),
          h('span', { class: 'grow' }, h('div', { class: 'bar', style: `width: ${shareOf(votes, at)}%` })),
          h('strong', {}, `${shareOf(votes, at)}%`),
        ),
      ),
    );
  }
  draw();
  root.append(...[heading(title), list].filter(Boolean));
}
