import { h, heading } from '../lib/dom.js';

/** “How long does it take? Two days.” is a question and its answer. */
export function readQuestion(line) {
  const cut = line.indexOf('?') + 1;
  return cut === 0
    ? { question: line, answer: '' }
    : { question: line.slice(0, cut), answer: line.slice(cut).trim() };
}

const usual = [
  'Who is it for? For everyone.',
  'What does it cost? Nothing.',
  'Where is my data kept? In your own browser.',
];

export function mount(root, { title = 'Questions', items = usual } = {}) {
  root.append(
    ...[
      heading(title),
      ...items
        .map(readQuestion)
        .map(({ question, answer }) => h('details', {}, h('summary', {}, question), h('p', {}, answer))),
    ].filter(Boolean),
  );
}
