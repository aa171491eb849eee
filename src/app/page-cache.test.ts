import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.server.ts';

const readState = async () => 'unchanged';

const rendering = (nonce: string, html = `<script nonce="${nonce}">`) =>
  vi.fn(async () => ({ status: 200, headers: new Headers(), html }));

test('a rush is rendered once, and everyone gets a nonce of their own', async () => {
  const page = createPageCache({ readState });
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
  const page = createPageCache({ readState, now: () => clock });
  await page('/', 'a', rendering('a', 'old'));
  clock = 499;
  expect((await page('/', 'b', rendering('b', 'new'))).html).toBe('old');
  expect((await page('/other', 'b', rendering('b', 'other'))).html).toBe('other');
  clock = 500;
  expect((await page('/', 'c', rendering('c', 'new'))).html).toBe('new');
});

test('a failed rendering is not kept', async () => {
  const page = createPageCache({ readState });
  await expect(page('/', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await page('/', 'b', rendering('b', 'well'))).html).toBe('well');
});

test('a page that says that something failed is not kept either', async () => {
  const page = createPageCache({ readState, now: () => 0 });
  const failed = async () => ({ status: 500, headers: new Headers(), html: 'failed' });
  expect((await page('/', 'a', failed)).html).toBe('failed');
  expect((await page('/', 'b', rendering('b', 'well'))).html).toBe('well');
});

test('it holds so many pages and no more', async () => {
  const page = createPageCache({ readState, now: () => 0 });
  const first = rendering('n');
  await page('/0', 'n', first);
  for (let index = 1; index <= 200; index += 1) await page(`/${index}`, 'n', rendering('n'));
  await page('/0', 'n', first);
  expect(first).toHaveBeenCalledTimes(2);
});

test('after a change it is rendered anew, also while the older rendering is under way', async () => {
  let state = 'shared';
  const page = createPageCache({ readState: async () => state, now: () => 0 });
  const older = Promise.withResolvers<{ status: number; headers: Headers; html: string }>();
  const early = page('/', 'a', () => older.promise);
  state = 'revoked';
  expect((await page('/', 'b', rendering('b', 'gone'))).html).toBe('gone');
  older.resolve({ status: 200, headers: new Headers(), html: 'there' });
  expect((await early).html).toBe('there');
  expect((await page('/', 'c', rendering('c', 'another'))).html).toBe('gone');
});

test('whoever waited for a page that is another’s alone gets their own, however many such are drawn meanwhile', async () => {
  const page = createPageCache({ readState });
  const alone = () => ({ status: 200, headers: new Headers(), html: 'less', isTheirsAlone: true });
  const endless = new Promise<never>(() => {});
  const first = Promise.withResolvers<ReturnType<typeof alone>>();
  const limited = page('/', 'a', () => first.promise);
  const waiting = page('/', 'b', rendering('b', 'whole'));
  // One who comes as soon as the first has theirs, and whose page never ends.
  void limited.then(() => page('/', 'c', () => endless));
  first.resolve(alone());
  expect((await limited).html).toBe('less');
  expect((await waiting).html).toBe('whole');
});
