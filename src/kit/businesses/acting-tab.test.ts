import { beforeEach, expect, test, vi } from 'vitest';

const studio = { id: 'b1', name: 'Ada’s Studio' };
const here = 'http://localhost/access';
const endpoint = { path: '/api/runs', business: 'member' } as const;

class Store extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Store());
  vi.stubGlobal('localStorage', new Store());
  vi.stubGlobal('location', { href: here });
});

let tabs = 0;
/** Each tab has the module to itself. */
const openTab = (): Promise<typeof import('./acting-tab.ts')> =>
  import(/* @vite-ignore */ `./acting-tab.ts?tab=${(tabs += 1)}`);
const hand = (changes: object) =>
  localStorage.setItem(
    'acting-handed',
    JSON.stringify({ ...studio, to: here, until: Date.now() + 1000, ...changes }),
  );

test('a tab acts for whom it acted before it was reloaded, from its first call on', async () => {
  sessionStorage.setItem('acting-as', JSON.stringify(studio));
  const { actingHeaders } = await openTab();
  expect(actingHeaders(endpoint)).toEqual({ 'x-acting-as': 'b1' });
  expect(actingHeaders({ path: '/api/users', business: undefined })).toEqual({});
});

test('only a tab that an acting tab has just opened acts too, once', async () => {
  hand({});
  expect((await openTab()).actingNow()).toEqual(studio);
  expect(localStorage.getItem('acting-handed')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('acting-as')!)).toEqual(studio);

  sessionStorage.removeItem('acting-as');
  for (const changes of [{ to: 'http://localhost/settings' }, { until: Date.now() - 1 }]) {
    hand(changes);
    expect((await openTab()).actingNow()).toBeNull();
  }
});

test('a former member stops acting for the business; an answer about another business changes nothing', async () => {
  const { actAs, actingNow, noLongerIn } = await openTab();
  actAs(studio);
  noLongerIn('forbidden:role', 'b1');
  noLongerIn('forbidden:business', 'b2');
  expect(actingNow()).toEqual(studio);
  noLongerIn('forbidden:business', 'b1');
  expect(actingNow()).toBeNull();
  expect(sessionStorage.getItem('acting-as')).toBeNull();
});

test('a tab that switched back is not asked about the same business again', async () => {
  const { actAs, hasActed, isDeclined } = await openTab();
  expect(hasActed()).toBe(false);
  actAs(studio);
  expect(hasActed()).toBe(true);
  expect(isDeclined('b1')).toBe(false);
  actAs(null);
  expect(isDeclined('b1')).toBe(true);
  expect(isDeclined('b2')).toBe(false);
});
