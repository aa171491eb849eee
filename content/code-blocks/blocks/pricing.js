import { button, h, heading } from '../lib/dom.js';

/** “Plus 9: for teams” is a name, a price and a sentence. */
export function readPlan(line) {
  const [, name, price, text] = /^(.*?)\s+(\d+(?:\.\d+)?)(?:\s*[:–—]\s*(.*))?$/.exec(line) ?? [];
  return name ? { name, price, text: text ?? '' } : { name: line, price: '0', text: '' };
}

export function mount(
  root,
  {
    title = 'Prices',
    items = ['Free 0: to try it', 'Plus 9: for one person', 'Team 29: for up to ten'],
    unit = '',
  } = {},
) {
  const status = h('p', { role: 'status' });
  root.append(
    ...[
      heading(title),
      h(
        'div',
        { class: 'cells' },
        items.map(readPlan).map(({ name, price, text }) =>
          h(
            'div',
            { class: 'card' },
            h('h3', {}, name),
            h('p', { class: 'big', style: 'text-align: left' }, `${price}${unit ? ` ${unit}` : ''}`),
            text && h('p', {}, text),
            button(
              `Choose ${name}`,
              () => {
                status.textContent = `You chose ${name}.`;
              },
              { class: 'main' },
            ),
          ),
        ),
      ),
      status,
    ].filter(Boolean),
  );
}
