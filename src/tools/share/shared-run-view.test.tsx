import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { SharedRun } from './contract.ts';
import { SharedRunView } from './components/shared-run-view.tsx';
import { sharedHead } from './shared-head.ts';

const shared: SharedRun = {
  subject: 'run',
  id: '01890000-0000-7000-8000-000000000000',
  tool: 'summarise',
  toolTitle: 'Summarise',
  toolPage: '/ai/content-tools',
  kind: 'text',
  title: 'How bamboo grows',
  excerpt: 'It is a grass.',
  state: 'done',
  input: null,
  output: { texts: { text: 'It is a **grass**.' }, data: null },
  engines: [{ title: 'Bamboo', note: null }],
  createdAt: '2026-01-01T00:00:00.000Z',
  begunFrom: null,
  earlier: [],
};

const draw = (change: Partial<SharedRun> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SharedRunView shared={{ ...shared, ...change }} />
    </MemoryRouter>,
  );

test('says what it is, when and with what it was made, and what to do next', () => {
  const drawn = draw();
  expect(drawn).toMatch(
    /<h1>.*How bamboo grows.*Summarise.*Jan 1, 2026.*grass.*Made with Bamboo.*href="\/ai\/content-tools".*Try it yourself/s,
  );
  expect(drawn).not.toContain('Question');
  expect(draw({ toolPage: null })).toMatch(/href="\/".*See the tools/s);
  expect(draw({ state: 'stopped' })).toContain('before it finished');
});

test('shows what was asked and the turns before where they are shared, in their order', () => {
  const { tool: _tool, title: _title, ...turn } = shared;
  const drawn = draw({
    input: { text: 'A long text', length: 'short' },
    earlier: [
      { ...turn, createdAt: '2025-12-31T00:00:00.000Z', output: { texts: { text: 'Before.' }, data: null } },
    ],
  });
  expect(drawn).toMatch(/Before\..*Question.*A long text.*grass/s);
});

test('credits the creation that it began with', () => {
  const begunFrom = { id: shared.id, title: 'How grass grows', by: 'Ada Moss' };
  expect(draw({ begunFrom })).toMatch(
    new RegExp(`Based on.*href="/gallery/${shared.id}".*How grass grows.*by.*Ada Moss`, 's'),
  );
  expect(draw()).not.toContain('Based on');
});

test('nothing that a stranger wrote becomes more than text', () => {
  const hostile =
    '<img src=x onerror=alert(1)> <script>alert(1)</script> [a](javascript:alert(1)) ![b](https://evil.example/p.png)';
  const drawn = draw({
    title: hostile,
    input: { text: hostile },
    output: { texts: { text: hostile }, data: null },
  });
  expect(drawn).not.toMatch(/<(?:img|script)\b|href="(?:javascript|data):/i);
});

const inherited = [
  { title: 'Shared with you · Frenly' },
  { property: 'og:url', content: 'https://frenly.example/shared/s3cret' },
  { property: 'og:site_name', content: 'Frenly' },
  { property: 'og:image', content: 'https://frenly.example/previews/page/home/card.png' },
  { name: 'robots', content: 'noindex' },
];

test('the head describes the result to chat apps', () => {
  const tags = sharedHead(inherited, { secret: 's3cret', shared });
  expect(tags).toContainEqual({ title: 'How bamboo grows · Frenly' });
  expect(tags).toContainEqual({ property: 'og:description', content: 'It is a grass.' });
  expect(tags.filter((tag) => 'property' in tag && tag.property === 'og:image')).toEqual([
    { property: 'og:image', content: 'https://frenly.example/previews/shared/s3cret/card.png' },
  ]);
  expect(tags.filter((tag) => 'name' in tag && tag.name === 'robots')).toEqual([
    { name: 'robots', content: 'noindex, nofollow' },
  ]);
});

test('where there is nothing, the head says so and no more', () => {
  const tags = sharedHead(inherited, { secret: 's3cret', shared: null });
  expect(tags).toContainEqual({ title: 'This link doesn’t work · Frenly' });
  expect(JSON.stringify(tags)).not.toContain('/previews/shared/');
});
