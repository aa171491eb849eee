/** What the corrector does to learners' sentences. */
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { defineEval, shareOf } from '#testing/evals/eval.ts';
import { linesOf, measure } from './measure.testing.ts';

const names = [
  'unseen',
  'unseen-second',
  'unseen-third',
  'unseen-fourth',
  'unseen-fifth',
  'unseen-sixth',
  'unseen-seventh',
  'errors',
];

export default defineEval({
  title: 'Corrections to learners’ sentences',
  sets: names.map((name) => {
    const pairs = linesOf(`${name}.txt`).map((line) => line.split(' → ') as [string, string]);
    return {
      name,
      size: pairs.length,
      // Rules were mended from each after its first run; `docs/quality.md` has the first runs.
      use: 'used for development',
      async measure() {
        const { right, changes, mended, sentences } = await measure(pairs);
        return { 'changes right': shareOf(right, changes), 'sentences mended': shareOf(mended, sentences) };
      },
    };
  }),
  close: stopGrammar,
});
