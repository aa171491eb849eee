import { button, field, h, heading } from '../lib/dom.js';

/** The same JSON with or without spaces, or where it breaks. */
export function format(text, indent) {
  try {
    return { text: JSON.stringify(JSON.parse(text), null, indent), problem: '' };
  } catch (error) {
    return { text: '', problem: error.message };
  }
}

export function mount(root, { title = 'JSON' } = {}) {
  const input = h('textarea', { rows: 8, spellcheck: 'false' });
  input.value = '{"name": "Ada", "languages": ["English", "French"]}';
  const problem = h('p', { class: 'error', role: 'alert' });
  const output = h('pre', { tabindex: 0, role: 'region', 'aria-label': 'Result' });
  const run = (indent) => {
    const made = format(input.value, indent);
    problem.textContent = made.problem;
    output.textContent = made.text;
  };
  run(2);
  root.append(
    ...[
      heading(title),
      field('JSON', input),
      h(
        'div',
        { class: 'row' },
        button('Format', () => run(2), { class: 'main' }),
        button('Shrink', () => run(0)),
        button('Copy', () => navigator.clipboard?.writeText(output.textContent)),
      ),
      problem,
      output,
    ].filter(Boolean),
  );
}
