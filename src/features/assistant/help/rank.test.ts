import { expect, test } from 'vitest';
import type { HelpArticle } from './article.ts';
import { rank } from './rank.ts';

const [a, b] = [{ slug: 'a' }, { slug: 'b' }] as [HelpArticle, HelpArticle];
const near = (asking: number) => ({ asking, parts: [asking] });

test('by words alone the score decides, and a good one makes sure', () => {
  const hits = [
    { article: b, score: 2, likeness: 0, elsewhere: false },
    { article: a, score: 6, likeness: 0, elsewhere: false },
  ];
  const found = rank({ hits, length: 6 });
  expect(found.map(({ article }) => article)).toEqual([a, b]);
  expect(found[0]!.sureness).toBeGreaterThan(0.5);
  expect(found[1]!.sureness).toBeLessThan(0.4);
});

test('meaning outweighs a word that is shared by chance', () => {
  const hits = [
    { article: a, score: 3, likeness: 0, elsewhere: false },
    { article: b, score: 1, likeness: 0, elsewhere: false },
  ];
  const [best] = rank({
    hits,
    length: 6,
    near: new Map([
      [a, near(0.2)],
      [b, near(0.9)],
    ]),
  });
  expect(best).toMatchObject({ article: b, parts: [0.9] });
});

test('a longer question makes surer, one that names something else does not', () => {
  const sureness = (length: number, elsewhere = false) =>
    rank({ hits: [{ article: a, score: 5, likeness: 0, elsewhere }], length })[0]!.sureness;
  expect(sureness(10)).toBeGreaterThan(sureness(2));
  expect(sureness(10, true)).toBeLessThan(0.5);
});

test('a question that is known word for word leaves no doubt', () => {
  const hits = [{ article: a, score: 2, likeness: 1, elsewhere: false }];
  expect(rank({ hits, length: 1 })[0]!.sureness).toBeGreaterThanOrEqual(0.8);
});
