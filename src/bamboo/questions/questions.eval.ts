/** What Bamboo knows: right answers count one, wrong ones cost three, silence costs nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { defineEval, shareOf, type EvalSet } from '#testing/evals/eval.ts';
import { createBamboo } from '../bamboo.server.ts';
import { stopGrammar } from '../check-grammar.server.ts';
import { helpLibrary } from '../help-library.testing.ts';
import { askAll, scoreOf, type Case, type Clock } from './ask-all.testing.ts';

const own: Clock = { now: new Date('2026-03-10T14:30:00Z'), timeZone: 'Europe/Paris' };
const others: Clock = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'UTC' };
const bamboo = createBamboo({ libraries: [await helpLibrary()] });
const read = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8')) as Case[];

/** By other hands, or written before they were run; all other files are counted as our own. */
const byOthers: readonly (readonly [name: string, use: EvalSet['use']])[] = [
  ['unseen', 'used for development'],
  ['fresh', 'used for development'],
  ['final', 'kept aside'],
  ['fourth', 'used for development'],
  ['newcomer', 'used for development'],
  ['newcomer-second', 'used for development'],
];
const ownNames = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'))
  .filter((name) => !byOthers.some(([other]) => other === name));

function setOf(name: string, use: EvalSet['use'], cases: readonly Case[], clock: Clock): EvalSet {
  return {
    name,
    size: cases.length,
    use,
    async measure() {
      const { right, abstained, wrong, score } = scoreOf(await askAll(bamboo, cases, clock));
      const of = (count: number) => shareOf(count, cases.length);
      return { right: of(right), silent: of(abstained), wrong: of(wrong), score: String(score) };
    },
  };
}

export default defineEval({
  title: 'Bamboo: questions',
  sets: [
    setOf('own', 'used for development', ownNames.flatMap(read), own),
    ...byOthers.map(([name, use]) => setOf(name, use, read(name), others)),
  ],
  close: stopGrammar,
});
