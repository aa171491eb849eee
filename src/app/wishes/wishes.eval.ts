/**
 * Whether wishes lead to the right page. `WISHES=file.json npm run evals -- wishes` measures another set as well: a list of
 * `{ "wish": "…", "page": "<id of the page table, or none>" }`.
 */
import path from 'node:path';
import { defineEval, shareOf, type EvalSet } from '#testing/evals/eval.ts';
import { asideWishes, developmentWishes, readWishes, type LabelledWish } from './development.testing.ts';
import { createWishes } from './wishes.server.ts';
import { nowhere } from './wish-targets.ts';

const wishes = createWishes();
const given = process.env.WISHES;

function setOf(name: string, use: EvalSet['use'], cases: readonly LabelledWish[]): EvalSet {
  return {
    name,
    size: cases.length,
    use,
    async measure() {
      const read = cases.map(({ wish, page }) => ({ wish, page, ...wishes.read(wish) }));
      const first = read.filter(({ page, tool, others }) =>
        page === nowhere ? !tool : (tool ?? others[0])?.page === page,
      );
      const presented = read.filter(({ tool }) => tool);
      const wrong = presented.filter(({ page, tool }) => tool!.page !== page);
      if (process.env.WISHES_SHOW)
        for (const one of read.filter((each) => !first.includes(each) || wrong.includes(each)))
          console.log(`${one.page} ← ${one.tool?.page ?? `(${one.others[0]?.page})`}: ${one.wish}`);
      return {
        'right first': shareOf(first.length, cases.length),
        'presented as the answer': shareOf(presented.length, cases.length),
        'wrong presented as the answer': shareOf(wrong.length, cases.length),
      };
    },
  };
}

export default defineEval({
  title: 'Wishes: the way to the tool',
  sets: [
    setOf('development', 'used for development', developmentWishes),
    setOf('by another hand', 'kept aside', asideWishes),
    ...(given ? [setOf(path.basename(given), 'kept aside', readWishes(given))] : []),
  ],
});
