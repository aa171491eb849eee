import { expect, test } from 'vitest';
import { nextRuns, readCron, type Cron } from './cron.ts';
import { explainRegex } from './explain-regex.ts';
import { explainShell } from './shell.ts';
import { explainSql } from './sql.ts';
import { tryRegex } from './try-regex.ts';

test('a regular expression is explained part by part', () => {
  const explained = explainRegex('^(?<year>\\d{4})-[a-c_]+?|\\bend$(?!x)\\1', '');
  if ('problem' in explained) throw new Error(explained.problem);
  expect(explained.parts.map(({ words, depth }) => `${depth} ${words}`)).toEqual([
    '0 Either this:',
    '1 The start of the text, or of a line with the flag m',
    '1 Group “year”, remembered:',
    '2 Exactly 4 times:',
    '3 a digit',
    '1 The text “-”',
    '1 At least once, as few as possible:',
    '2 One of: “a” to “c”, “_”',
    '0 Or this:',
    '1 The edge of a word',
    '1 The text “end”',
    '1 The end of the text, or of a line with the flag m',
    '1 Not followed by:',
    '2 The text “x”',
    '1 The same text as group 1 matched',
  ]);
  expect(explainRegex('(', '')).toEqual({ problem: 'Unterminated group' });
  expect(explainRegex('[\\p{L}--a]', 'v')).toHaveProperty('parts');
});

test('texts are tried, with groups, and no more than a few matches are kept', () => {
  expect(tryRegex('(\\w)(\\d)?', '', ['a1 b'])).toEqual([
    { text: 'a1 b', matches: [{ text: 'a1', at: 0, groups: ['a', '1'] }], isCut: false },
  ]);
  expect(tryRegex('', 'g', ['x'.repeat(100)])[0]).toMatchObject({ isCut: true, matches: { length: 20 } });
});

const runsOf = (text: string, after: string, zone: string, count = 3) => {
  const cron = readCron(text) as Cron;
  return nextRuns(cron, Date.parse(after), zone, count)?.map((at) => new Date(at).toISOString().slice(0, 16));
};

test('cron says when it runs next, in a time zone', () => {
  expect(runsOf('*/20 9-10 * * mon-fri', '2026-01-02T10:30:00Z', 'UTC')).toEqual([
    '2026-01-02T10:40',
    '2026-01-05T09:00',
    '2026-01-05T09:20',
  ]);
  expect(runsOf('0 9 * * *', '2026-07-01T00:00:00Z', 'Europe/Berlin', 1)).toEqual(['2026-07-01T07:00']);
  // Either the day of the month or the weekday.
  expect(runsOf('0 0 13 * fri', '2026-02-01T00:00:00Z', 'UTC')).toEqual([
    '2026-02-06T00:00',
    '2026-02-13T00:00',
    '2026-02-20T00:00',
  ]);
  expect(runsOf('@yearly', '2026-02-01T00:00:00Z', 'UTC', 1)).toEqual(['2027-01-01T00:00']);
  expect(runsOf('0 0 29 2 *', '2026-01-01T00:00:00Z', 'UTC', 1)).toEqual(['2028-02-29T00:00']);
  expect(runsOf('0 0 31 2 *', '2026-01-01T00:00:00Z', 'UTC')).toEqual([]);
  expect(runsOf('0 0 * * *', '2026-01-01T00:00:00Z', 'Nowhere/Land')).toBeUndefined();
});

test('a clock that is put forward skips a run, and one that is put back runs once', () => {
  expect(runsOf('30 2 * * *', '2026-03-28T12:00:00Z', 'Europe/Berlin', 2)).toEqual([
    '2026-03-30T00:30',
    '2026-03-31T00:30',
  ]);
  expect(runsOf('30 2 * * *', '2026-10-24T12:00:00Z', 'Europe/Berlin', 2)).toEqual([
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ]);
});

test.each(['', '* * * *', '60 * * * *', '* * 0 * *', '*/0 * * * *', '5-1 * * * *', 'x * * * *', '* * * * 8'])(
  'cron refuses “%s”',
  (text) => expect(readCron(text)).toHaveProperty('problem'),
);

test('SQL is set out in lines; what is dangerous is said', () => {
  const explained = explainSql(
    "select a, count(*) from t left join u on t.id = u.id where x = 'a from b' and y in (select 1 from z) group by a;",
  );
  expect(explained).toMatchObject({
    formatted:
      "SELECT a, count(*)\nFROM t\nLEFT JOIN u ON t.id = u.id\nWHERE x = 'a from b'\n  AND y IN (SELECT 1 FROM z)\nGROUP BY a;",
    warnings: [],
  });
  expect(explainSql('delete from users')).toMatchObject({
    warnings: ['Without WHERE, DELETE removes every row.'],
  });
  expect(explainSql(' ')).toHaveProperty('problem');
});

test('shell flags are explained one by one, and what is not known is said to be', () => {
  const words = (text: string) => {
    const explained = explainShell(text);
    return 'parts' in explained ? explained.parts.map(({ part, words: one }) => [part, one]) : explained;
  };
  expect(words('ls -la | grep -i "a b" > out.txt')).toEqual([
    ['ls', 'Lists files'],
    ['-l', 'with sizes, owners and dates'],
    ['-a', 'also hidden ones'],
    ['|', 'Gives what it prints to the next command'],
    ['grep', 'Finds lines that match a pattern'],
    ['-i', 'capital or small alike'],
    ['"a b"', 'An argument'],
    ['>', 'Writes what it prints into this file, replacing it:'],
    ['out.txt', 'The file'],
  ]);
  expect(words('rm -rfz constructor && constructor --x')).toContainEqual(['-rfz', 'Not known here']);
  expect(words('constructor')).toEqual([['constructor', 'Not known here']]);
  expect(words('curl --data="a b"c x')).toContainEqual(['--data="a b"c', 'Not known here']);
});
