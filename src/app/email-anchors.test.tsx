/** Emails and notices lead to a place on a page: each such place is there. */
import fs from 'node:fs';
import path from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MoneyTab } from '#features/businesses/components/money-tab.tsx';
import type { BusinessView } from '#features/businesses/contract.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Where an address with a `#` is told, and what draws each page that it may lead to. A new one is looked at and added here. */
const places: Record<string, Record<string, string>> = {
  'features/billing/emails.server.ts #invoices': {
    'features/billing/pages/subscription.tsx': 'id="invoices"',
    'features/businesses/components/money-tab.tsx': '<Section title="Invoices" id="invoices">',
  },
  'features/thanks/server.ts #${given.id}': {
    'features/thanks/components/thanks-item.tsx': '<li id={id}>',
  },
};

/** `path: \`…#place\`` in whatever writes to people. */
function linkedAnchors(): string[] {
  const files = fs.readdirSync(root, { recursive: true }).map(String);
  const found = new Set<string>();
  for (const file of files) {
    if (!file.endsWith('.ts') || /\.(?:test|testing)\.ts$/.test(file)) continue;
    for (const [, anchor] of read(file).matchAll(
      /\b(?:path|url): [`'"][^\n]*?(#(?:\$\{[\w.]+\}|[\w-]+))[`'"],/g,
    ))
      if (!/https?:/.test(anchor!)) found.add(`${file.split(path.sep).join('/')} ${anchor}`);
  }
  return [...found].filter((line) => !line.startsWith('bamboo/')).sort();
}

test('every address with a place in it is known', () => {
  expect(linkedAnchors()).toEqual(Object.keys(places).sort());
});

test.each(
  Object.entries(places).flatMap(([from, pages]) => Object.entries(pages).map((page) => [from, ...page])),
)('%s is on %s', (_from, page, drawn) => {
  expect(read(page)).toContain(drawn);
});

test('whoever has yet to act as the business finds the place, too', () => {
  const business = { id: 'b', name: 'Acme' } as BusinessView;
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoneyTab business={business} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(drawn).toContain('id="invoices"');
  expect(drawn).toContain('Act as Acme');
});
