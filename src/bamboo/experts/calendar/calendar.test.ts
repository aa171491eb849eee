import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import { calendar } from './calendar.server.ts';
import { addMonths, dayOf, partsOf, spanBetween, weekOf } from '#language/day.ts';
import { easter } from './holidays.ts';

test.each([
  ['what day of the week was 14 July 1789', 'Tuesday'],
  ['90 days from today', 'Monday, 8 June 2026'],
  ['how many days until Christmas', '290 days'],
  ['days between 1 Jan 2024 and 1 March 2024', '60 days'],
  ['how many weeks between 1 January 2025 and 31 December 2025', '52 weeks'],
  ['how many working days between 2 March 2026 and 9 March 2026', '5 working days'],
  ['is 1900 a leap year', 'No'],
  ['when is Easter 2025', '20 April 2025'],
  ['how old is someone born on 5 May 1990', '35 years'],
  ['3 weeks before March 1 2025', '8 February 2025'],
  ['a month after 31 January 2025', '28 February 2025'],
  ['what time is it in Tokyo', '23:30'],
  ['what time is it in the US', 'New York 10:30'],
  ['if it is 3pm in London, what time is it in New York', '11:00'],
  ['how long from 9:15 to 17:40', '8 hours and 25 minutes'],
  ['add 2 hours 30 minutes to 23:00', '01:30 (1:30 am) the next day'],
  ['what time zone is Nepal in', 'UTC+5:45'],
])('%s → %s', async (question, expected) => {
  expect(await saying(calendar, question)).toContain(expected);
});

test.each([
  'when is the meeting',
  '30 february 2024 weekday',
  'what time is it in Narnia',
  'how far is Paris from London',
  'may I',
])('says nothing to %s', async (question) => {
  expect(await ask(calendar, question)).toBeNull();
});

test('3/4 is a day in April, or in March for Americans', async () => {
  const question = 'what day of the week was 3/4/2025';
  expect(await saying(calendar, question, { locale: 'en-GB' })).toContain('3 April 2025');
  expect(await saying(calendar, question, { locale: 'en-US' })).toContain('4 March 2025');
});

test.each([
  [2024, '31 3'],
  [2025, '20 4'],
  [2038, '25 4'],
  [2285, '22 3'],
])('Easter %i', (year, expected) => {
  const { date, month } = partsOf(easter(year));
  expect(`${date} ${month}`).toBe(expected);
});

test('the ISO week of days around New Year', () => {
  expect(weekOf(dayOf(2027, 1, 1))).toEqual({ year: 2026, week: 53 });
  expect(weekOf(dayOf(2024, 12, 30))).toEqual({ year: 2025, week: 1 });
});

test('a span added to its beginning is its end', () => {
  const day = fc.integer({ min: -200_000, max: 200_000 });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 50_000 }), (from, length) => {
      const { years, months, days } = spanBetween(from, from + length);
      expect(addMonths(from, years * 12 + months) + days).toBe(from + length);
      expect(Math.min(years, months, days)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('any text is read without failing', async () => {
  const words = fc.array(
    fc.constantFrom(
      'how',
      'many',
      'days',
      'between',
      'until',
      '31',
      'april',
      '2025',
      'and',
      'weeks',
      'ago',
      'from',
      'next',
      'friday',
      'time',
      'in',
      'tokyo',
      '9:61',
      'pm',
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ maxLength: 150 }),
        words.map((list) => list.join(' ')),
      ),
      async (text) => {
        expect((await ask(calendar, text))?.text ?? 'nothing').not.toMatch(/NaN|undefined|Invalid/);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['the first Monday in March 2027', '1 March 2027'],
  ['when is the 2nd tuesday of june 2026', '9 June 2026'],
  ["what's the last friday of next month", '24 April 2026'],
  ['what date was six weeks ago', '27 January 2026'],
  ['a fortnight ago', '24 February 2026'],
  ['how many mondays are there in may 2027', '5 Mondays'],
  ['when is the next friday the 13th', '13 March 2026'],
  ['is today tuesday', 'Yes'],
  ['is it sunday today', 'No'],
  ["tomorrow's date", '11 March 2026'],
  ['how many days left this year', '296 days'],
])('%s', async (question, says) => expect(await saying(calendar, question)).toContain(says));
