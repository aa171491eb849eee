import { describe, expect, test } from 'vitest';
import { compareFacts, findFacts } from './facts.ts';
import { keyOf } from './facts/fact.ts';

const keysOf = (text: string, language = 'en') => findFacts(text, { language }).map(keyOf);

describe('facts that are said', () => {
  test.each<[string, string[]]>([
    ['the rent is four thousand two hundred euros', ['amount:4200 EUR']],
    ['that makes ninety nine dollars and fifty cents', ['amount:99.5 USD']],
    ['that makes ninety-nine dollars fifty', ['amount:99.5 USD']],
    ['it costs €4,200 or 4.200 € or EUR 4200', ['amount:4200 EUR', 'amount:4200 EUR', 'amount:4200 EUR']],
    ['about two and a half million pounds', ['amount:2500000 GBP']],
    ['two point five million pounds', ['amount:2500000 GBP']],
    ['a hundred and five people', ['number:105']],
    ['we were twenty', ['number:20']],
    ['in nineteen nineteen nineteen', ['number:1919', 'number:19']],
    ['one hundred twenty-three thousand four hundred fifty-six', ['number:123456']],
    ['twenty percent, 20 % or twenty per cent', ['number:20%', 'number:20%', 'number:20%']],
    ['we meet at half past nine', ['time:9:30']],
    ['we meet at a quarter to ten in the morning', ['time:9:45am']],
    ['ten past four', ['time:4:10']],
    ['at nine thirty', ['time:9:30']],
    ['at nine oh five', ['time:9:5']],
    ['at 9:30 pm, at 9.30 a.m. or at nine in the evening', ['time:9:30pm', 'time:9:30am', 'time:9:0pm']],
    ['by six o’clock', ['time:6:0']],
    ['at noon', ['time:12:0']],
    ['the third of May', ['date:-5-3']],
    ['May the third, twenty twenty-six', ['date:2026-5-3']],
    ['3 May 2026, May 3rd, 2026 and 2026-05-03', ['date:2026-5-3', 'date:2026-5-3', 'date:2026-5-3']],
    ['03.05.2026', ['date:2026-5-3']],
    ['on the twenty-first, please', ['date:--21']],
    ['I may come in march or in March', ['date:-3-']],
    ['on Friday, not on thursday', ['day:5', 'day:4']],
    ['tomorrow or next week', ['day:tomorrow', 'day:next week']],
    ['write to ben dot miller at example dot com', ['address:ben.miller@example.com']],
    [
      'Ben.Miller@example.com and https://www.example.org/a',
      ['address:ben.miller@example.com', 'address:example.org/a'],
    ],
    ['call oh one seven six five five five one two three four', ['address:01765551234']],
    ['call +44 176 555 12 34', ['address:441765551234']],
    ['one of them is the first, and that one takes a second', []],
    [
      'the flat is at 12 Baker Street on the second floor',
      ['number:12', 'name:baker', 'name:street', 'number:2'],
    ],
    ['Could you ask Anna and Mr. Meier? Ben comes along.', ['name:anna', 'name:meier', 'name:ben']],
    ['Unfortunately, the meeting was cancelled. Thanks!', []],
    ['Hi Zoë,\n\nThe invoice is late.\n\nBest,\nMaria', ['name:zoe', 'name:maria']],
  ])('%s', (text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test('however many numbers stand in a row', () => {
    expect(findFacts('twenty '.repeat(8_000))).toHaveLength(4_000);
    expect(findFacts(`one point ${'one '.repeat(10_000)}`).length).toBeGreaterThan(100);
  });

  test('in German only names that are introduced as such', () => {
    expect(keysOf('Hallo Frau Meier, der Termin ist am Freitag um 9:30 Uhr in der Kantine.', 'de')).toEqual([
      'name:meier',
      'day:5',
      'time:9:30',
    ]);
  });
});

const differencesIn = (said: string, written: string, known: string[] = []) =>
  compareFacts(said, written, { known }).map(
    ({ is, said: before, written: after }) => `${is}: ${before?.text ?? ''} → ${after?.text ?? ''}`,
  );

describe('what differs', () => {
  test('the same facts in other words are the same', () => {
    expect(
      differencesIn(
        'tell anna the rent is four thousand two hundred euros and is due on the third of may at half past nine on friday',
        'Hi Anna,\n\nThe rent of €4,200 is due on Friday, 3 May at 9:30.\n\nBest,\nMaria',
        ['Maria'],
      ),
    ).toEqual([]);
  });
  test('another day, amount, time and name are shown side by side', () => {
    expect(
      differencesIn(
        'Ask Meyer for 420 euros by Thursday at nine.',
        'Dear Meier, please send 240 euros by Friday at ten.',
      ),
    ).toEqual([
      'changed: Meyer → Meier',
      'changed: 420 euros → 240 euros',
      'changed: Thursday → Friday',
      'changed: nine → ten',
    ]);
  });
  test('what was left out and what was made up', () => {
    expect(
      differencesIn('Ben and Ada come at 9 am.', 'Ben comes at 9 am with 3 friends from Paris.'),
    ).toEqual(['missing: Ada → ', 'added:  → 3', 'added:  → Paris']);
  });
  test('what says more than was said is a difference', () => {
    expect(differencesIn('at nine on the third of May', 'on 3 May 2027 at 9 pm')).toEqual([
      'changed: nine → 9 pm',
      'changed: the third of May → 3 May 2027',
    ]);
    expect(differencesIn('at nine in the evening', 'at 9:00')).toEqual([
      'changed: nine in the evening → 9:00',
    ]);
    expect(differencesIn('at nine in the evening', 'at 21:00')).toEqual([]);
    expect(differencesIn('four thousand two hundred', '€4,200')).toEqual([
      'changed: four thousand two hundred → €4,200',
    ]);
  });
  test('times that are said as numbers', () => {
    expect(differencesIn('between nine and ten', 'from 9:00 to 10:00')).toEqual([]);
  });
  test('whose id stays as long as it differs in the same way', () => {
    const [one] = compareFacts('on Friday', 'see you on Thursday');
    const [other] = compareFacts('it is on Friday', 'Thursday');
    expect(one!.id).toBe(other!.id);
    expect(one!.id).not.toBe(compareFacts('on Friday', 'on Monday')[0]!.id);
  });
});
