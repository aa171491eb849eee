import { expect, test } from 'vitest';
import { plainOf } from '#language/plain.ts';
import { conversionInSentence } from './conversion-in-sentence.ts';

const read = (text: string) => {
  const found = conversionInSentence(plainOf(text));
  if (!found) return undefined;
  return found.is === 'temperature'
    ? `${found.amount} ${found.from} → ${found.to}`
    : `${found.from.map(({ amount, unit }) => `${amount} ${unit.one}`).join(' ')} → ${found.to.one}`;
};

test.each([
  ["I'm 5 foot 11, how tall is that in cm?", '5 foot 11 inch → centimetre'],
  ['My suitcase weighs 23 kg. How many pounds is that?', '23 kilogram → pound'],
  ['tyre pressure 32 psi -> bar', '32 psi → bar'],
  ['the oven is at 200 celsius, what is that in fahrenheit', '200 celsius → fahrenheit'],
  ['10 kilomters to miels', '10 kilometre → mile'],
])('%s', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test.each([
  'how many kilograms are in 3 metres',
  'I walk 3 km every 2 days, how many miles is that in a week?',
  'I weigh 80 kg and lose 5 kg, how many pounds do I weigh?',
  'at 60 mph, how many miles do I get in 2 hours?',
  'how many 250 ml bottles can I fill from 2 litres?',
])('%s is another question', (question) => {
  expect(read(question)).toBeUndefined();
});
