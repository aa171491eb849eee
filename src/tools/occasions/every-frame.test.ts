import { describe, expect, test } from 'vitest';
import { apartWords } from './apart-words.ts';
import { tones, type OccasionField } from './occasion.ts';
import { findOccasion, occasions } from './occasions.ts';
import { slotPreview } from './slot-preview.ts';
import { writeText } from './write-text.ts';

const people = { to: [], from: 'Sam', own: '', length: 'usual' } as const;
/** What stands within a sentence; a choice has words of its own, and sentences and points stand alone. */
const isSlot = ({ kind }: OccasionField) => ['text', 'name', 'date', 'amount', 'number'].includes(kind);
const examplesOf = (fields: readonly OccasionField[]) =>
  Object.fromEntries(fields.map(({ id, example }) => [id, example]));
const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

const hurried = ['I can drive the kids next week', 'keep him inside at night', 'dont know maybe friday'];

describe.each(hurried)('“%s” breaks no sentence', (typed) => {
  test.each(occasions)('$title', (occasion) => {
    for (const field of occasion.fields.filter(isSlot))
      for (const tone of tones) {
        const values = { ...examplesOf(occasion.fields), [field.id]: typed };
        const { subject, body } = writeText(occasion, { ...people, values, tone });
        const place = `${occasion.id} ${field.id} ${tone}: ${body}`;
        if (field.isAction && typed.startsWith('keep')) {
          expect(body, place).toMatch(/\b\p{L}+ keep him inside at night\b/u);
          continue;
        }
        const apart = apartWords(field, typed);
        expect(body, place).toContain(apart);
        expect(subject, place).not.toMatch(/drive the kids|inside at night|maybe friday/i);
        // No other sentence holds any of it, and none lost its words for it.
        const others = sentencesIn(body.replace(apart, ''));
        expect(others.join(' '), place).not.toMatch(/drive the kids|inside at night|maybe friday/i);
        expect(others.join(' '), place).not.toMatch(/ [.,?!]|[,:]\.|\b(?:the|of|from|until|by|on|for) [.?!]/);
        const preview = slotPreview(occasion, values, { field: field.id, tone });
        expect(preview, place).toEqual({ before: '', slot: apart, after: '' });
      }
  });
});

const written = (id: string, values: Record<string, string>) =>
  writeText(findOccasion(id)!, { ...people, values, tone: 'neutral' }).body;

test.each([
  [
    'condolence',
    { who: 'your mum', help: 'i can drive the kids next week' },
    ' I can drive the kids next week.',
  ],
  ['condolence', { who: 'your mum', help: 'we would love to cook' }, ' We would love to cook.'],
  ['condolence', { who: 'your mum', help: 'to cook for you' }, 'If it would help, I could cook for you.'],
  [
    'noise',
    { noise: 'the dog', wish: 'keep him inside at night' },
    'Could you please keep him inside at night?',
  ],
  ['noise', { noise: 'the music', wish: 'please stop after 9' }, 'Could you please stop after 9?'],
  [
    'sick-leave',
    { from: 'today', until: 'dont know maybe friday' },
    "I am ill and cannot come to work from today. Probably until: don't know maybe Friday.",
  ],
  ['sick-leave', { from: 'no idea' }, 'I am ill and cannot come to work. From: no idea.'],
  [
    'absence-note',
    { child: 'Tom', from: 'tomorrow', until: 'probably thursday' },
    'until probably Thursday.',
  ],
  ['repair', { thing: 'is the lift broken' }, 'Is the lift broken?'],
])('%s: %o', (id, values, words) => {
  expect(written(id, values as Record<string, string>)).toContain(words);
});

test('where a sentence cannot stand, none of its facts is lost', () => {
  const body = written('repair', { thing: 'we have no heating', since: 'Sunday' });
  expect(body).toContain('We have no heating. Since when: Sunday.');
});

test('a field shows its sentence before anything is typed', () => {
  const shown = slotPreview(findOccasion('condolence')!, {}, { field: 'help', tone: 'neutral' });
  expect(shown).toEqual({ before: 'If it would help, I could ', slot: '…', after: '.' });
});

test('labels that stand in a text are in the voice of whoever writes', () => {
  for (const { fields } of occasions)
    for (const field of fields)
      if (['date', 'amount', 'number', 'list'].includes(field.kind))
        expect(apartWords(field, 'not known yet')).not.toMatch(/\byou\b|\byour\b|…|\b(?:to|for|suits) I\b/i);
});
