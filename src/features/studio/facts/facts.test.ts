import { expect, test } from 'vitest';
import type { Brief } from '../brief.ts';
import { briefs } from '../briefs.testing.ts';
import { wordsFromBrief } from '../exact/words-from-brief.ts';
import { newPart, renewed } from '../renew.ts';
import { partKinds, type Part, type PartKind } from '../set.ts';
import { addedIn } from './added.ts';
import { briefPutRight, oldInBrief, putRight, staleIn } from './stale.ts';

const bakery = briefs.bakery!;
const made = (kind: PartKind, brief: Brief = bakery): Part =>
  newPart('p', kind, { words: wordsFromBrief(kind, brief), by: null }, brief);
const withFact = (brief: Brief, id: string, value: string): Brief => ({
  ...brief,
  facts: brief.facts.map((fact) => (fact.id === id ? { ...fact, value } : fact)),
});

test('nothing is out of date in what was just made', () => {
  for (const kind of partKinds) expect(staleIn(made(kind), bakery)).toEqual([]);
});

test('a changed fact marks every part that states it, with what it says and what is right', () => {
  const brief = withFact(bakery, 'f1', 'Sunday 15 March, 8 am');
  for (const kind of partKinds) {
    const part = made(kind);
    const [stale, ...more] = staleIn(part, brief);
    expect(stale, kind).toMatchObject({
      was: 'Saturday 14 March, 7 am',
      now: 'Sunday 15 March, 8 am',
      label: 'When',
    });
    expect(more).toEqual([]);
    const right = putRight(part, stale!, brief);
    expect(staleIn(right, brief)).toEqual([]);
    expect(addedIn(right, brief, [])).toEqual([]);
    // The market is on Saturdays still.
    if (kind === 'article') expect(right.text).toContain('Saturday market');
  }
});

test('also where it is said in other words, or only a piece of it', () => {
  const part = { ...made('x'), text: 'Doors open on the 14th of March.' };
  const brief = withFact(bakery, 'f1', 'Saturday 21 March, 7 am');
  const [stale] = staleIn(part, brief);
  expect(putRight(part, stale!, brief).text).toBe('Doors open on 21 March.');
});

test('facts in the sentences of the brief are locked, too', () => {
  const brief = { ...bakery, about: bakery.about.replace('first 50', 'first 80') };
  const part = made('linkedin');
  const [stale] = staleIn(part, brief);
  expect(stale).toMatchObject({ was: '50', now: '80', from: 'about' });
  const right = putRight(part, stale!, brief);
  expect(right.text).toContain('first 80 customers');
  // It is known from now on, and the next change is told from there.
  const later = { ...bakery, about: bakery.about.replace('first 50', 'first 90') };
  expect(staleIn(right, later)).toMatchObject([{ was: '80', now: '90' }]);
});

test('a link that leads elsewhere, and a fact that is gone', () => {
  const part = made('x');
  const moved = { ...bakery, links: [{ label: 'Reserve a loaf', url: 'https://new.example' }] };
  const [stale] = staleIn(part, moved);
  expect(putRight(part, stale!, moved).text).toContain('Reserve a loaf: https://new.example');
  const gone = { ...bakery, facts: bakery.facts.slice(1) };
  expect(staleIn(part, gone)).toMatchObject([{ was: 'Saturday 14 March, 7 am', now: null }]);
});

test('what somebody adds by hand is asked about, until they say that it is so', () => {
  const part = { ...made('x'), text: 'Coffee costs £2.50, says Marlene.' };
  const added = addedIn(part, bakery, []);
  expect(added.map(({ says }) => says)).toEqual(['£2.50', 'Marlene']);
  const settled = { ...part, settled: added.map(({ id }) => id) };
  expect(addedIn(settled, bakery, [])).toEqual([]);
});

test('made again, a part keeps what was edited elsewhere in it', () => {
  const part = made('linkedin');
  const edited = {
    ...part,
    text: part.text.replace('twelve seats by the window', 'twelve sunny seats by the window'),
  };
  const brief = withFact(bakery, 'f1', 'Sunday 15 March, 8 am');
  const next = renewed(edited, { words: wordsFromBrief('linkedin', brief), by: null }, brief);
  if (next.is !== 'renewed') throw new Error('a conflict');
  expect(next.part.text).toContain('twelve sunny seats');
  expect(next.part.text).toContain('Sunday 15 March, 8 am');
  expect(next.part.text).not.toContain('14 March');
});

test('where both changed the same words, somebody chooses', () => {
  const part = made('x');
  const edited = { ...part, text: 'All new words of my own.' };
  const brief = withFact(bakery, 'f1', 'Sunday 15 March, 8 am');
  const next = renewed(edited, { words: wordsFromBrief('x', brief), by: null }, brief);
  expect(next).toMatchObject({ is: 'conflict', mine: { text: 'All new words of my own.' } });
});

test('a word in capitals is no fact; one with a number at its end is', () => {
  const part = { ...made('x'), text: 'We bake. HAND EDIT: come EARLY, after COVID-19 and with Marlene.' };
  expect(addedIn(part, bakery, []).map(({ says }) => says)).toEqual(['19', 'COVID', 'Marlene']);
});

test('the date or the hour of a fact is locked by itself, also where the text of the brief still says it', () => {
  const before: Brief = {
    ...bakery,
    about: 'Our fair is on Saturday 5 December. Doors open at 10 am. Bring a friend.',
    facts: [{ id: 'f1', label: 'When', value: 'Saturday 5 December 2026, 10 am' }],
  };
  const brief = withFact(before, 'f1', 'Saturday 12 December 2026, 11 am');
  const part = (text: string): Part => ({ ...made('x', before), text });
  const date = part('Our fair is on Saturday 5 December.');
  const hour = part('Doors open at 10 am.');
  expect(staleIn(date, brief)).toMatchObject([{ was: '5 December', now: '12 December', label: 'When' }]);
  expect(staleIn(hour, brief)).toMatchObject([{ was: '10 am', now: '11 am', label: 'When' }]);
  expect(putRight(date, staleIn(date, brief)[0]!, brief).text).toBe('Our fair is on Saturday 12 December.');
  expect(staleIn(part('Saturday 12 December 2026, 11 am'), brief)).toEqual([]);
  const old = oldInBrief({ brief, parts: [date, hour] });
  expect(old.map(({ was, now }) => [was, now])).toEqual([
    ['5 December', '12 December'],
    ['10 am', '11 am'],
  ]);
  const right = old.reduce(briefPutRight, brief);
  expect(right.about).toBe('Our fair is on Saturday 12 December. Doors open at 11 am. Bring a friend.');
  expect(oldInBrief({ brief: right, parts: [date, hour] })).toEqual([]);
  // Another fact may say the same hour: then it is not known which is meant.
  const two = { ...brief, facts: [...brief.facts, { id: 'f2', label: 'Market', value: '10 am' }] };
  expect(staleIn(hour, two)).toEqual([]);
});

test.each([
  ['On the 12th we open the doors.', 'On the 13th we open the doors.'],
  [
    'Come by on Saturday. We wait on the 12th floor every Saturday.',
    'Come by on Sunday. We wait on the 12th floor every Saturday.',
  ],
  ['Doors open on the twelfth, rain or shine.', 'Doors open on the thirteenth, rain or shine.'],
])('a date in another form is the same fact: %s', (said, right) => {
  const before: Brief = {
    ...bakery,
    about: `Our fair is on 12 December. ${said}`,
    facts: [{ id: 'f1', label: 'When', value: '12 December 2026, 9 am' }],
  };
  const brief = withFact(before, 'f1', '13 December 2026, 9 am');
  const part: Part = { ...made('x', before), text: said };
  const [stale, ...more] = staleIn(part, brief);
  expect(stale).toMatchObject({ label: 'When' });
  expect(more).toEqual([]);
  const now = putRight(part, stale!, brief);
  expect(now.text).toBe(right);
  expect(staleIn(now, brief)).toEqual([]);
  const mended = oldInBrief({ brief, parts: [part] }).reduce(briefPutRight, brief);
  expect(mended.about).toBe(`Our fair is on 13 December. ${right}`);
});
