import { expect, test } from 'vitest';
import { blockParts } from './block-parts.ts';
import type { RichContent } from './content.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const of = (...texts: string[]) =>
  ({ doc: { type: 'doc', content: texts.map(paragraph) }, notes: {} }) as unknown as RichContent;
const textsOf = ({ doc }: RichContent) =>
  (doc.content as { content: { text: string }[] }[]).map(({ content }) => content[0]!.text);

test('each paragraph that differs is a part, in words', () => {
  const hunks = blockParts.between(of('One', 'Two', 'Three'), of('One', 'Zwei', 'Three', 'Four', 'Five'));
  expect(hunks.map(({ was, now }) => [was, now])).toEqual([
    ['Two', 'Zwei'],
    ['', 'Four'],
    ['', 'Five'],
  ]);
});

test('parts are taken one by one, in any order, in a text that went on meanwhile', () => {
  const base = of('One', 'Two', 'Three');
  const hunks = blockParts.between(base, of('Zero', 'One', 'Three', 'Four', 'Five'));
  expect(hunks.map(({ was, now }) => [was, now])).toEqual([
    ['', 'Zero'],
    ['Two', ''],
    ['', 'Four'],
    ['', 'Five'],
  ]);
  const now = of('One', 'Two', 'Between', 'Three');
  const [zero, two, four, five] = hunks;
  const first = blockParts.apply(now, [four!], base).content;
  expect(textsOf(first)).toEqual(['One', 'Two', 'Between', 'Three', 'Four']);
  const second = blockParts.apply(first, [five!, two!], base).content;
  expect(textsOf(second)).toEqual(['One', 'Between', 'Three', 'Four', 'Five']);
  expect(textsOf(blockParts.apply(second, [zero!], base).content)[0]).toBe('Zero');
  expect(textsOf(blockParts.apply(base, hunks, base).content)).toEqual([
    'Zero',
    'One',
    'Three',
    'Four',
    'Five',
  ]);
});

test('what was changed meanwhile is left alone, and said so', () => {
  const base = of('One', 'Two');
  const [hunk] = blockParts.between(base, of('One', 'Zwei'));
  expect(blockParts.apply(of('One', 'Deux'), [hunk!], base)).toEqual({
    content: of('One', 'Deux'),
    unfit: ['b0'],
  });
});

test('comments are parts of their own, and two texts that share nothing are taken whole', () => {
  const base = of('One');
  const noted = { ...base, notes: { a: { is: 'comment' } } } as unknown as RichContent;
  const hunks = blockParts.between(base, noted);
  expect(blockParts.apply(base, hunks, base).content).toEqual(noted);
  const many = (word: string) => of(...Array.from({ length: 3000 }, (_, at) => `${word} ${at}`));
  const parts = blockParts.between(many('a'), many('b'));
  expect(textsOf(blockParts.apply(many('a'), parts, many('a')).content)).toEqual(textsOf(many('b')));
});
