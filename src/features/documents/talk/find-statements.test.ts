import { expect, test } from 'vitest';
import { plainContext, readFile } from '../asked/measure.testing.ts';
import { absentWords } from './answer-text.ts';
import { findStatements } from './find-statements.server.ts';
import { quotablePages } from './gather.server.ts';

async function find(question: string, text: string) {
  const document = await readFile({ name: 'note.txt', questions: [], make: () => text });
  const pages = await quotablePages([document], plainContext.signal);
  const { chosen, isAbsent } = await findStatements(question, pages, plainContext);
  return { isAbsent, quotes: chosen.map((one) => one.text) };
}

const soup =
  'Leek soup\n\nServes six.\n\nWash the leeks and slice them thinly.\n\nSimmer gently until soft, then add cream.';

test('what is said in other words is shown among the closest passages, not denied', async () => {
  expect(await find('For how many people is it?', soup)).toEqual({ isAbsent: true, quotes: ['Serves six.'] });
  const minutes =
    'Apologies: Mrs Young.\n\nThe fair was discussed at length.\n\nThe meeting closed without other business.';
  expect(await find('Who was missing?', minutes)).toEqual({
    isAbsent: true,
    quotes: ['Apologies: Mrs Young.'],
  });
});

test('where too many passages are of the kind that is asked for, none of them is shown as close', async () => {
  const many = Array.from({ length: 9 }, (_, at) => `The shelf holds ${at + 2} red jars.`).join('\n\n');
  expect(await find('For how many people is it?', many)).toEqual({ isAbsent: true, quotes: [] });
});

test('nothing is denied: that no passage clearly answers is all that is known', () => {
  const among = { documents: ['note.txt'], pages: 1, isPartial: false };
  expect(absentWords(among)).toBe('No passage clearly answers this. 1 page searched.');
  expect(absentWords({ ...among, pages: 2, isPartial: true })).toBe(
    'No passage clearly answers this. 2 pages searched. Some pages haven’t been read yet.',
  );
});
