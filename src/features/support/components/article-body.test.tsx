import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Block } from '#features/assistant/contract.ts';
import { ArticleBody } from './article-body.tsx';

const drawn = (blocks: Block[], isAdmin = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleBody blocks={blocks} isAdmin={isAdmin} />
    </MemoryRouter>,
  );

test('draws each kind of block', () => {
  const html = drawn([
    { is: 'heading', level: 2, line: [{ is: 'text', text: 'Title' }] },
    {
      is: 'list',
      ordered: true,
      items: [[{ is: 'strong', text: 'First' }], [{ is: 'code', text: 'npm start' }]],
    },
    { is: 'list', ordered: false, items: [[{ is: 'link', text: 'in', href: '/login' }]] },
    { is: 'paragraph', line: [{ is: 'link', text: 'out', href: 'https://example.org/' }] },
    { is: 'code', text: 'PORT=1' },
  ]);
  expect(html).toMatch(/<h2[^>]*>Title<\/h2>/);
  expect(html).toMatch(
    /<ol[^>]*><li[^>]*><strong>First<\/strong><\/li><li[^>]*><code[^>]*>npm start<\/code>/,
  );
  expect(html).toContain('<a href="/login" data-discover="true">in</a>');
  expect(html).toContain('<a href="https://example.org/" rel="noreferrer">out</a>');
  expect(html).toContain('PORT=1');
});

test('admin pages are links for admins alone', () => {
  const blocks: Block[] = [
    { is: 'paragraph', line: [{ is: 'link', text: 'Admin, Settings', href: '/admin?tab=settings' }] },
  ];
  expect(drawn(blocks)).toContain('Admin, Settings');
  expect(drawn(blocks)).not.toContain('<a ');
  expect(drawn(blocks, true)).toContain('href="/admin?tab=settings"');
});

test('whatever is written is shown as text', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const html = drawn([
    {
      is: 'paragraph',
      line: [
        { is: 'text', text: hostile },
        { is: 'strong', text: hostile },
      ],
    },
    { is: 'code', text: hostile },
  ]);
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img/g)).toHaveLength(3);
});
