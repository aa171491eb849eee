import { expect, test } from 'vitest';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { findInside } from './find-inside.ts';

async function* pagesOf(...texts: string[]): AsyncGenerator<ReadPage> {
  for (const [at, text] of texts.entries()) yield { number: at + 1, blocks: [{ role: 'paragraph', text }] };
}

test('words are found over ends of lines and cells, each place with what stands around it', async () => {
  const { count, items } = await findInside(
    pagesOf('The old\nMill, the\told mill.', 'No more.'),
    'old  mill',
  );
  expect(count).toBe(2);
  expect(items[0]).toMatchObject({ page: 1, start: 4, end: 12, before: 'The ', text: 'old\nMill' });
  expect((await findInside(pagesOf('No more.'), '   ')).count).toBe(0);
});

test('a page of one letter and a question of the same are not much work', async () => {
  const pages = Array.from({ length: 100 }, () => 'a '.repeat(3000));
  const effort = measureEffort();
  await findInside(pagesOf(...pages), `${'a '.repeat(149)}b`);
  expect(effort()).toBeLessThan(cpuLimit(2000));
});
