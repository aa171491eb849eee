import { expect, test } from 'vitest';
import { withoutParts } from './light-manifest.ts';

test('the parts of routes are left out and everything else is kept', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/shell.js'] };
  const home = { id: 'home', path: '', module: '/assets/home.js', css: ['/assets/shell.css'] };
  const script = `window.__reactRouterManifest=${JSON.stringify({
    entry,
    routes: { home: { ...home, imports: ['/assets/shell.js'] } },
    version: 'a1',
  })};`;
  const light = withoutParts(script);
  expect(JSON.parse(light.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    entry,
    routes: { home },
    version: 'a1',
  });
});

test('a list that is written in another way is an error, not a page without routes', () => {
  expect(() => withoutParts('export default {}')).toThrow('another way');
});
