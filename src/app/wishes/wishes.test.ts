import { expect, test } from 'vitest';
import { bucketCount } from '#kit/wishes/wish-features.ts';
import { likelyTargets, packModel, shippedModel, unpackModel } from '#kit/wishes/wish-model.server.ts';
import { nowhere, targetOf } from './wish-targets.ts';
import { createWishes } from './wishes.server.ts';

const wishes = createWishes();
const opened = (wish: string) => wishes.read(wish).tool?.href;

test.each([
  ['Make me a picture of a cat on the moon', '/ai/images?q=Make+me+a+picture+of+a+cat+on+the+moon'],
  ['please add my openai key', '/settings?tab=engines'],
  ['ask the community which bike to buy', '/ai/qa?ask=ask+the+community+which+bike+to+buy'],
  ['Fix the grammar: he go home', '/ai/content-tools?tool=grammar&q=he+go+home'],
  [
    'translate "where is the train station" to italian',
    '/ai/content-tools?tool=translate&q=where+is+the+train+station',
  ],
  ['transcript of https://youtu.be/abc please', '/youtube/transcriber?q=https%3A%2F%2Fyoutu.be%2Fabc'],
])('“%s” opens the tool with the words in it', (wish, href) => {
  expect(opened(wish)).toBe(href);
});

test.each(['What is the capital of Peru?', 'thank you', 'what is 18% of 240', 'asdf', '', '?!'])(
  '“%s” is no wish, and no page is presented as its answer',
  (text) => {
    expect(opened(text)).toBeUndefined();
  },
);

test('what does not carry words opens empty, and so does a text too long for an address', () => {
  expect(opened('switch to dark mode')).toBe('/settings?tab=appearance');
  expect(opened(`summarise this: ${'A long sentence about nothing. '.repeat(100)}`)).toBe('/ai/summarise');
});

test('a page that is suggested beside the first is another one', () => {
  const { tool, others } = wishes.read('improve my mail to the landlord');
  const pages = [tool, ...others].flatMap((one) => (one ? [one.page] : []));
  expect(new Set(pages).size).toBe(pages.length);
});

test('every target except "none" is an open page', () => {
  for (const target of shippedModel().targets)
    expect(targetOf(target) !== undefined, target).toBe(target !== nowhere);
});

test('the shipped model has a weight for each bucket and target', () => {
  const { targets, weights } = shippedModel();
  expect(weights).toHaveLength((bucketCount + 1) * targets.length);
});

test('a model is the same after it was packed', () => {
  const model = { targets: ['a', 'none'], weights: Int8Array.of(1, -2, 3, 0), scale: 0.5, sure: 0.8 };
  expect(unpackModel(packModel(model))).toEqual(model);
});

test('the chances of a wish add up to one', () => {
  const sum = likelyTargets('draw a fox', shippedModel()).reduce((total, { chance }) => total + chance, 0);
  expect(sum).toBeCloseTo(1);
});
