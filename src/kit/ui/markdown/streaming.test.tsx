import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare } from './drawn.testing.tsx';
import { createReader, readMarkdown, type ReadMarkdown } from './read-markdown.ts';

test.each<[unfinished: string, html: string]>([
  ['a **bo', '<p>a <strong>bo</strong></p>'],
  ['a **bo *it', '<p>a <strong>bo <em>it</em></strong></p>'],
  ['a **', '<p>a </p>'],
  ['a **b** c', '<p>a <strong>b</strong> c</p>'],
  ['a `co', '<p>a <code>co</code></p>'],
  ['a ~~b', '<p>a <del>b</del></p>'],
  ['- a\n- b **c', '<ul><li>a</li><li>b <strong>c</strong></li></ul>'],
  ['a\n-', '<p>a</p>'],
  ['a\n\n1', '<p>a</p>'],
  ['a\n\n##', '<p>a</p>'],
  ['a\n\n``', '<p>a</p>'],
  ['[words', '<p>words</p>'],
  ['[words](https://a.exa', '<p>words</p>'],
  ['[**b', '<p><strong>b</strong></p>'],
  ['as said [1', '<p>as said [1</p>'],
  ['see \\(a_b', '<p>see <code>a_b</code></p>'],
  ['$$\na_b', '<code>a_b</code>'],
  ['2 * 3', '<p>2 * 3</p>'],
  ['snake_case_', '<p>snake_case_</p>'],
])('%j is drawn as it will most likely be', (unfinished, html) => {
  expect(bare(unfinished, { streaming: true })).toBe(html);
});

test('a table is one from its first row on', () => {
  for (const unfinished of [
    '| a | b',
    '| a | b |',
    '| a | b |\n|',
    '| a | b |\n|---|--',
    '| a | b |\n|---|---|\n| c',
  ])
    expect(bare(unfinished, { streaming: true })).toMatch(/<th scope="col">a<\/th><th scope="col">b<\/th>/);
});

test('code is code from its fence on, and what follows it is not', () => {
  expect(bare('```py\na **b', { streaming: true })).toContain('<code>a **b</code>');
  expect(bare('```py\na\n```\nb **c', { streaming: true })).toContain('<p>b <strong>c</strong></p>');
});

/** Texts made of what Markdown is made of, in every order. */
const inline = [
  'word',
  ' ',
  '**',
  '*',
  '_',
  '~~',
  '`',
  '$',
  '$$',
  '\\(',
  '\\)',
  '\\[',
  '\\]',
  '[',
  ']',
  '](',
  '(',
  ')',
  '![',
];
const block = [
  '\n',
  '\n\n',
  '# ',
  '- ',
  '  - ',
  '1. ',
  '> ',
  '- [x] ',
  '```\n',
  '```js\n',
  '---\n',
  '===\n',
  '\t',
  '    ',
];
const others = [
  '| a | b |\n',
  '|---|---|\n',
  '[^1]',
  '[^1]: ',
  '[r]',
  '[r]: https://a.b\n',
  '\\',
  '&amp;',
  '<br>',
  'https://a.b ',
];
const fragments = fc.constantFrom(...inline, ...block, ...others);
const texts = fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(''));

const outline = ({ blocks, rest, definitions, source }: ReadMarkdown) => ({
  rest,
  definitions: [...definitions],
  blocks: blocks.map((block) => `${block.toString()} ${source.slice(block.from, block.to)}`),
});

test('a text can be drawn however far it has come', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 7 }), (text, step) => {
      for (let end = 0; end <= text.length; end += step) bare(text.slice(0, end), { streaming: true });
    }),
    { numRuns: 40 },
  );
});

test('reading on from what was read before is like reading anew', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9 }), (text, step) => {
      const read = createReader();
      for (let end = 0; end <= text.length + step; end += step) {
        const part = text.slice(0, end);
        expect(outline(read(part))).toEqual(outline(readMarkdown(part)));
      }
    }),
    { numRuns: 200 },
  );
});

test('blocks that are done are not read again', () => {
  const read = createReader();
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} with **words**.`).join(
    '\n\n',
  );
  const before = read(paragraphs).blocks;
  const now = read(`${paragraphs} And more.`).blocks;
  const kept = now.filter((block, index) => block.tree && block.tree === before[index]?.tree);
  expect(kept.length).toBeGreaterThan(35);
});
