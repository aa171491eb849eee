import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient, query } from '#kit/contract/query.ts';
import { searchDirectory } from '../contract.ts';
import Directory from './directory.tsx';
import Offering from './offering.tsx';

const nobody = { items: [], next: null, people: 0, facets: [] };

function firstAt(Page: typeof Offering, asked: object) {
  const client = createQueryClient();
  client.setQueryData(query(searchDirectory, { query: asked }).queryKey, nobody as never);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
    </QueryClientProvider>,
  );
  return /href="([^"]*)"[^>]*>Be the first</.exec(page)?.[1];
}

test('without offerings, the page links to where they are entered', () => {
  expect(firstAt(Offering, { offers: 'something' })).toBe('/settings?tab=profile#offerings');
  expect(firstAt(Directory, {})).toBe('/create/join');
});
