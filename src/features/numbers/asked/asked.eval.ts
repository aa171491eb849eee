/** Questions over three tables, answered by names and values alone. Right includes what should be asked back or left open. */
import { defineEval, shareOf, type EvalSet } from '#testing/evals/eval.ts';
import { asideOrders, asideStaff, asideTickets } from './aside-questions.testing.ts';
import { developmentOrders, developmentStaff, developmentTickets } from './development-questions.testing.ts';
import { answerAll } from './measure.testing.ts';

type Questions = Parameters<typeof answerAll>[0];

const setOf = (name: string, use: EvalSet['use'], questions: Questions): EvalSet => ({
  name,
  use,
  size: Object.values(questions).reduce((sum, list) => sum + list.length, 0),
  async measure() {
    const answers = answerAll(questions);
    const count = (outcome: string) => answers.filter((one) => one.outcome === outcome).length;
    return {
      right: shareOf(count('right'), answers.length),
      'asked back': String(count('asked back')),
      abstained: String(count('abstained')),
      wrong: String(count('wrong')),
    };
  },
});

export default defineEval({
  title: 'Business intelligence: questions about tables',
  sets: [
    setOf('first', 'used for development', {
      orders: developmentOrders,
      staff: developmentStaff,
      tickets: developmentTickets,
    }),
    setOf('second', 'used for development', {
      orders: asideOrders,
      staff: asideStaff,
      tickets: asideTickets,
    }),
  ],
});
