import { expect, test } from 'vitest';
import { readXml, all } from '#kit/documents/read/xml.ts';
import { writeOpds } from './write-opds.ts';

test('the catalogue names each book with its file and its cover, and what people wrote stays text', () => {
  const feed = writeOpds({
    origin: 'https://frenly.example',
    product: 'Frenly',
    query: 'soup & <salt>',
    next: '1.abc',
    books: [
      {
        id: '11111111-1111-4111-8111-111111111111',
        title: 'Soup <b>&</b>',
        author: { name: 'Ana "A"', handle: null, picture: null, isBusiness: false },
        caption: '',
        excerpt: 'Words',
        tags: ['food'],
        createdAt: '2026-01-02T03:04:05.000Z' as never,
      },
    ],
  });
  const root = readXml(feed);
  const links = all(root, 'link').map(({ attributes }) => [attributes.rel, attributes.href]);
  expect(links).toContainEqual([
    'http://opds-spec.org/acquisition/open-access',
    'https://frenly.example/api/ebooks/public/11111111-1111-4111-8111-111111111111/book.epub',
  ]);
  expect(links.find(([rel]) => rel === 'next')?.[1]).toContain('before=1.abc');
  expect(feed).toContain('Soup &lt;b&gt;&amp;&lt;/b&gt;');
});
