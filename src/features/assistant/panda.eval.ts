/** The panda on newcomers' questions: the product, small work on texts, everyday questions. */
import fs from 'node:fs';
import path from 'node:path';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { askAll, scoreOf, type Case } from '#bamboo/questions/ask-all.testing.ts';
import { projectFolder } from '#kit/paths.server.ts';
import { defineEval, shareOf } from '#testing/evals/eval.ts';
import { asPanda, clock } from './panda.testing.ts';

const names = ['newcomer', 'newcomer-third', 'newcomer-fourth', 'newcomer-fifth', 'newcomer-sixth'];

export default defineEval({
  title: 'The panda: newcomers’ questions',
  sets: names.map((name) => {
    const file = path.join(projectFolder, `src/bamboo/questions/${name}.json`);
    const cases = JSON.parse(fs.readFileSync(file, 'utf8')) as Case[];
    return {
      name,
      size: cases.length,
      // Rules were mended from each after its first run; `docs/quality.md` has the first runs.
      use: 'used for development',
      async measure() {
        const { right, abstained, wrong } = scoreOf(await askAll(asPanda, cases, clock));
        const of = (count: number) => shareOf(count, cases.length);
        return { right: of(right), silent: of(abstained), wrong: of(wrong) };
      },
    };
  }),
  close: stopGrammar,
});
