import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Turn } from '../expert.ts';
import { standalone } from './standalone.server.ts';

function said(...contents: string[]): Turn[] {
  return contents.map((content, place) => ({ role: place % 2 === 0 ? 'user' : 'assistant', content }));
}

const france = said('What is the capital of France?', '**Paris** is the capital of France.');

test.each<[string, Turn[], string]>([
  ['and of Spain?', france, 'what is the capital of spain'],
  ['and the currency?', france, 'what is the currency of france'],
  ['what about its currency?', france, "france's currency"],
  ['what time is it there?', france, 'what time is it in france'],
  ['what about its currency?', [...france, ...said('and of Spain?', '**Madrid**')], "spain's currency"],
  [
    'how big is it?',
    said('Which country has the capital Lima?', 'Lima is the capital of **Peru**.'),
    'how big is peru',
  ],
  ['times 3', said('What is 2 + 2?', '2 + 2 = **4**'), '4 times 3'],
  ['divide that by 4', said('10 * 10', '10 × 10 = **100**'), 'divide 100 by 4'],
  ['and of 500?', said('What is 20% of 300?', '**60**'), 'what is 20% of 500'],
  ['and 30%?', said('What is 20% of 300?', '**60**'), 'what is 30% of 300'],
  ['and in kelvin?', said('100 fahrenheit in celsius', '**37.8 °C**'), '100 fahrenheit in kelvin'],
  ['and in inches?', said('how many feet in a mile', '**5280 feet**'), 'how many inches in a mile'],
  ['and 10 miles?', said('5 miles in km', '**8.05 km**'), '10 miles in km'],
  ['and antonyms?', said('synonyms for happy', 'glad'), 'antonyms of happy'],
  ['what about sad?', said('opposite of happy', '**unhappy**'), 'opposite of sad'],
  ['and silver?', said('symbol of gold', '**Au**'), 'symbol of silver'],
  ['and Jupiter?', said('how many moons does Mars have', '**2**'), 'how many moons does jupiter have'],
])('%s', (text, turns, expected) => {
  expect(standalone({ text, turns })).toBe(expected);
});

test.each([
  'What time is it?',
  'what is the capital of Italy?',
  'thanks',
  'define dog',
  'How do I change my password?',
])('%s stands by itself', (text) => {
  expect(standalone({ text, turns: france })).toBe(text);
});

test('any conversation is read without failing', () => {
  const turn = fc.record({
    role: fc.constantFrom('user', 'assistant'),
    content: fc.string({ maxLength: 80 }),
  }) as fc.Arbitrary<Turn>;
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.array(turn, { maxLength: 6 }), (text, turns) => {
      expect(standalone({ text, turns }).length).toBeLessThan(400);
    }),
  );
});
