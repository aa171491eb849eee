import { expect, test } from 'vitest';
import { takeFrame } from './greeting-line.ts';
import { writeMessage } from './write-message.ts';

test.each([
  ['hi Anna, we meet on Friday.', 'Hi Anna,', undefined, 'we meet on Friday.'],
  ['Dear Ms Chen: thanks.\nKind regards,\nSam', 'Dear Ms Chen,', 'Kind regards,\nSam', 'thanks.'],
  ['We meet. Cheers, Zoë', undefined, 'Cheers,\nZoë', 'We meet.'],
  ['Hi there is a problem with the door.', '', undefined, 'Hi there is a problem with the door.'],
  ['The door is stuck, please come. Thanks', undefined, '', 'The door is stuck, please come. Thanks'],
  ['Hi-fi for sale.', undefined, undefined, 'Hi-fi for sale.'],
])('%s', (text, greeting, closing, rest) => {
  expect(takeFrame(text)).toEqual({ greeting, closing, rest });
});

test('who greets and signs already is not made to do it twice', () => {
  const own = 'hello Ben, the rent is due.\nBest wishes, Zoë';
  expect(writeMessage({ own, tone: 'formal', length: 'usual', to: ['Ben'], from: 'Zoë' })).toBe(
    'Hello Ben,\n\nThe rent is due.\n\nBest wishes,\nZoë',
  );
});

test('a dictated message gets no second greeting and closing', () => {
  const own = 'hi can you tell mrs okafor that i cant make it on thursday thanks';
  const message = (from: string) => writeMessage({ own, tone: 'neutral', length: 'usual', to: [], from });
  expect(message('')).toBe("Hi can you tell mrs okafor that I can't make it on Thursday thanks.");
  expect(message('Zoë')).toMatch(/thanks\.\n\nZoë$/);
});
