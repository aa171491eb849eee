/** What Bamboo knows, measured: right answers count one, wrong ones cost three, silence costs nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { createBamboo } from '../bamboo.server.ts';
import { helpLibrary } from '../help-library.testing.ts';
import { askAll, scoreOf, type Case, type Clock } from './ask-all.testing.ts';

const byOthers = ['unseen.json', 'fresh.json', 'final.json', 'fourth.json'];
const ownClock: Clock = { now: new Date('2026-03-10T14:30:00Z'), timeZone: 'Europe/Paris' };
const othersClock: Clock = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'UTC' };

const bamboo = createBamboo({ libraries: [await helpLibrary()] });
export const read = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')) as Case[];
export const readOwn = () =>
  fs
    .readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json') && !byOthers.includes(name))
    .flatMap(read);

export const measureOwn = (cases: readonly Case[]) => measure('own', cases, ownClock);
export const measureOthers = (title: string, cases: readonly Case[]) => measure(title, cases, othersClock);

async function measure(title: string, cases: readonly Case[], clock: Clock) {
  const outcomes = await askAll(bamboo, cases, clock);
  const result = scoreOf(outcomes);
  const percent = (count: number) => `${((count / cases.length) * 100).toFixed(1)} %`;
  console.log(
    `${title}: ${cases.length} questions, ${percent(result.right)} right, ${percent(result.wrong)} wrong, score ${result.score}`,
  );
  for (const { verdict, asked, answer } of outcomes)
    if (verdict !== 'right')
      console.log(`  ${verdict}: ${asked.question} → ${answer.expert}: ${answer.text.slice(0, 120)}`);
  return result;
}
