import { expect, test } from 'vitest';
import { tones } from './occasion.ts';
import { findOccasion, occasions } from './occasions.ts';
import { slotPreview } from './slot-preview.ts';
import { writeText } from './write-text.ts';

const shown = (id: string, values: Record<string, string>, field: string) =>
  slotPreview(findOccasion(id)!, values, { field, tone: 'neutral' });

test('the sentence stands as it will be written, with the slot apart', () => {
  expect(shown('ask-favour', { favour: 'please pick up my kids' }, 'favour')).toEqual({
    before: 'Could you ',
    slot: 'pick up my kids',
    after: '?',
  });
  expect(shown('ask-favour', { favour: 'can you pick up my kids' }, 'favour')).toEqual({
    before: '',
    slot: 'Can you pick up my kids?',
    after: '',
  });
  expect(shown('ask-favour', { favour: 'water my plants', when: 'Friday' }, 'when')).toEqual({
    before: 'Could you water my plants ',
    slot: 'on Friday',
    after: '?',
  });
  expect(shown('ask-favour', { when: 'Friday' }, 'when')!.before).toBe('Could you … ');
  expect(shown('ask-favour', { why: 'i am away' }, 'why')).toEqual({
    before: '',
    slot: 'I am away.',
    after: '',
  });
  expect(shown('ask-favour', {}, 'why')).toBeUndefined();
});

test('every field that stands within a sentence has a preview, and the text holds it as it was shown', () => {
  for (const occasion of occasions) {
    const values = Object.fromEntries(occasion.fields.map(({ id, example }) => [id, example]));
    for (const tone of tones) {
      const { subject, body } = writeText(occasion, {
        values,
        own: '',
        tone,
        length: 'full',
        to: [],
        from: '',
      });
      for (const { id, kind } of occasion.fields) {
        if (kind === 'list') continue;
        const place = `${occasion.id} ${tone} ${id}`;
        const preview = slotPreview(occasion, values, { field: id, tone })!;
        expect(preview, place).toBeDefined();
        const sentence = preview.before + preview.slot + preview.after;
        expect(`${subject}\n${body}`, place).toContain(sentence);
      }
    }
  }
});
