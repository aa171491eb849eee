import { button, h, heading } from '../lib/dom.js';

/** “What is 2 + 2? *4, 5, 22”: the right choice has a star, or is the first. */
export function readQuestion(line) {
  const cut = line.indexOf('?') + 1;
  const choices = line
    .slice(cut)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const right = Math.max(
    0,
    choices.findIndex((one) => one.startsWith('*')),
  );
  return {
    question: cut ? line.slice(0, cut) : line,
    choices: choices.map((one) => one.replace(/^\*/, '')),
    right,
  };
}

const usual = [
  'Which planet is the largest? Mars, *Jupiter, Venus',
  'How many minutes has a day? 1240, *1440, 1640',
  'What do pandas eat most? *Bamboo, Fish, Honey',
];

export function mount(root, { title = 'Quiz', items = usual } = {}) {
  const questions = items.map(readQuestion).filter(({ choices }) => choices.length > 1);
  const place = h('div', { class: 'grid' });
  let at = 0;
  let score = 0;
  function answer(choice) {
    const { choices, right } = questions[at];
    const isRight = choice === right;
    score += Number(isRight);
    at += 1;
    place.replaceChildren(
      h(
        'p',
        { role: 'status', class: isRight ? '' : 'error' },
        isRight ? 'Right.' : `Not quite: ${choices[right]}.`,
      ),
      button(at < questions.length ? 'Next question' : 'See the result', ask, { class: 'main' }),
    );
    place.lastElementChild.focus();
  }
  function ask() {
    const question = questions[at];
    if (!question) {
      place.replaceChildren(
        h('p', { class: 'big', role: 'status' }, `${score} of ${questions.length}`),
        button(
          'Again',
          () => {
            [at, score] = [0, 0];
            ask();
          },
          { class: 'main' },
        ),
      );
      return;
    }
    place.replaceChildren(
      h('p', { class: 'muted' }, `Question ${at + 1} of ${questions.length}`),
      h('h3', {}, question.question),
      ...question.choices.map((choice, index) => button(choice, () => answer(index))),
    );
  }
  ask();
  root.append(...[heading(title), place].filter(Boolean));
}
