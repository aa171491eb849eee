import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentPlaces, rememberPlace } from './recent.ts';

const kept = new Map<string, string>();
const place = (to: string) => ({ to, title: `Title of ${to}`, description: 'Words.' });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the newest come first, each once, and five of them', () => {
  for (const to of ['/a', '/b', '/c', '/d', '/e', '/f', '/c']) rememberPlace(place(to));
  expect(recentPlaces().map(({ to }) => to)).toEqual(['/c', '/f', '/e', '/d', '/b']);
});

test.for([
  '["/a"]',
  '{"to":"/a"}',
  '[null, 1, {"to":"//evil.example","title":"x","description":"y"}]',
  '[{"to":"javascript:alert(1)","title":"x","description":"y"}]',
  'not json',
])('what is no place of ours is left out: %s', (text) => {
  kept.set('frenly-recent', text);
  expect(recentPlaces()).toEqual([]);
});

test('a browser without storage has no memory, and that is all', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberPlace(place('/a'));
  expect(recentPlaces()).toEqual([]);
});
