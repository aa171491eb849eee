import { expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { isUnbuilt } from './page-row.ts';
import { pages } from './pages.ts';

const app = useTestApp();
const ask = (id: string) => app.client().request(`/previews/page/${id}/card.png`);

test('pages that everyone can open have a picture, for a day', async () => {
  for (const id of ['home', 'support']) {
    const { status, headers } = await ask(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('others have none, and neither has what is no page', async () => {
  const unbuilt = pages.find(isUnbuilt)!.id;
  for (const id of ['admin', 'settings', unbuilt, 'nope', '..%2fhome'])
    expect((await ask(id)).status, id).toBe(404);
  expect((await ask('x'.repeat(61))).status).toBe(422);
});
