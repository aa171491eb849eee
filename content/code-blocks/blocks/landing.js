import { button, h } from '../lib/dom.js';

/** “Fast: delivered within a day” is a heading and a sentence. */
export function readFeature(line) {
  const [name, ...rest] = line.split(/\s*[:–—]\s*/);
  return { name, text: rest.join(': ') };
}

const usual = [
  'Simple: ready in a minute',
  'Private: everything stays with you',
  'Yours: change whatever you like',
];

export function mount(root, { title = 'Welcome', items = usual } = {}) {
  const status = h('p', { role: 'status' });
  const features = items.map(readFeature);
  root.append(
    h(
      'div',
      { class: 'hero' },
      h('h2', {}, title),
      h('p', {}, features.map(({ name }) => name).join(' · ')),
      button(
        'Get started',
        () => {
          status.textContent = 'Thank you. We will be in touch.';
        },
        { class: 'main' },
      ),
      status,
    ),
    h(
      'div',
      { class: 'cells' },
      features.map(({ name, text }) =>
        h('div', { class: 'card' }, h('h3', {}, name), text && h('p', {}, text)),
      ),
    ),
  );
}
