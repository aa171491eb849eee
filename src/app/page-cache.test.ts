import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.server.ts';

const rendering = (nonce: string, html = `<script nonce="${nonce}">`) =>
  vi.fn(async () => ({ status: 200, headers: { 'content-type': 'text/html' }, html }));

test('a rush is rendered once, and everyone gets a nonce of their own', async () => {
  const page = createPageCache();
  const render = rendering('first');
  const answers = await Promise.all(['first', 'second', 'third'].map((nonce) => page('/', nonce, render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(answers.map(({ html }) => html)).toEqual([
    '<script nonce="first">',
    '<script nonce="second">',
    '<script nonce="third">',
  ]);
});

test('after half a second, and at another address, it is rendered anew', async () => {
  let clock = 0;
  const page = createPageCache({ now: () => clock });
  await page('/', 'a', rendering('a', 'old'));
  clock = 499;
  expect((await page('/', 'b', rendering('b', 'new'))).html).toBe('old');
  expect((await page('/other', 'b', rendering('b', 'other'))).html).toBe('other');
  clock = 500;
  expect((await page('/', 'c', rendering('c', 'new'))).html).toBe('new');
});

test('a failed rendering is not kept', async () => {
  const page = createPageCache();
  await expect(page('/', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await page('/', 'b', rendering('b', 'well'))).html).toBe('well');
});

test('it holds so many pages and no more', async () => {
  const page = createPageCache({ now: () => 0 });
  const first = rendering('n');
  await page('/0', 'n', first);
  for (let index = 1; index <= 200; index += 1) await page(`/${index}`, 'n', rendering('n'));
  await page('/0', 'n', first);
  expect(first).toHaveBeenCalledTimes(2);
});
