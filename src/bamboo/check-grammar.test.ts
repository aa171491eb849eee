/** The checker is one for all: whoever brings a long text does not keep others from theirs. */
import { afterAll, expect, test } from 'vitest';
import { checkGrammar, stopGrammar } from './check-grammar.server.ts';
import { checkBy } from './experts/scribe/checker.server.ts';
import { corrected } from './grammar.server.ts';
import { polish } from './polish.server.ts';

afterAll(stopGrammar);

const long = 'Zorblax quimbles a frint, which vexulates 7 glimmers. '.repeat(1_090);

test('four words of one person are checked long before three long texts of another', async () => {
  await checkGrammar('It is there.', []);
  const done: string[] = [];
  const longs = [1, 2, 3].map(async () => {
    expect(await checkGrammar(long, [], {}, 'a')).toBeDefined();
    done.push('long');
  });
  const short = checkGrammar('He go to school.', [], {}, 'b').then((found) => {
    done.push('short');
    return found;
  });
  expect((await short)!.findings.length).toBeGreaterThan(0);
  expect(done).toEqual(['short']);
  await Promise.all(longs);
});

test('what is found in a later part of a text stands where it stands in the text', async () => {
  const text = `${'The mill was built in 1784, and it is open. '.repeat(100)}\n\nThis is an test.`;
  const found = await checkGrammar(text, []);
  expect(found!.findings.map(({ start, end }) => text.slice(start, end))).toContain('an');
});

test('more calls of one person than may wait are not checked, and the others still are', async () => {
  const many = Array.from({ length: 80 }, () => checkGrammar('He go to school.', [], {}, 'a'));
  const other = checkGrammar('He go to school.', [], {}, 'b');
  const answers = await Promise.all(many);
  expect(answers.filter((one) => one === undefined).length).toBeGreaterThan(0);
  expect(await other).toBeDefined();
});

test('where the checker cannot be asked, nobody reads that there are no mistakes', async () => {
  checkBy(() => Promise.resolve(undefined));
  try {
    expect(await corrected('The mill was built in 1784.')).toMatchObject({ changes: [], isChecked: false });
    expect(await polish('The mill was built in 1784.')).toMatchObject({ edits: [], isChecked: false });
  } finally {
    checkBy(checkGrammar);
  }
});
