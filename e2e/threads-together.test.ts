/** Three people in a thread and its document, with connections that come and go and a server that is killed once: compared by state. */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openAs, useBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';
import { freePort, killAll, launch, newFolder, type Server } from './reliability/server.ts';

const names = ['ana', 'ben', 'cleo'];
const rounds = 6;
/** After this round the server is killed, and comes back. */
const killAfter = 2;

useBrowser();
let server: Server;
const folder = newFolder();
afterAll(() => {
  killAll();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The same choices for the same number, which a failure prints. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Document' });
const shown = (page: Page) => log(page).locator('[data-message] p').allInnerTexts();
/** Letters only: where lines break is the browser's. */
const written = async (page: Page) => (await text(page).innerText()).replaceAll(/\s+/g, '');

async function say(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function write(page: Page, letters: string) {
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(letters);
}

test('every message is there once and in one order, and all have the same document', async () => {
  const seed = randomInt(2 ** 31);
  const roll = dice(seed);
  const env = { PORT: await freePort(), DATA_DIR: folder, RATE_LIMITS: 'false', FETCH_MODELS: 'false' };
  server = launch(env);
  await server.ready();
  const people: Member[] = [];
  for (const name of names) people.push(await makeMember(server, `${name}-together`));
  const pages: Page[] = [];
  for (const { storageState } of people)
    pages.push((await openAs({ storageState }, { context: { baseURL: server.url } })).page);
  const [first] = pages as [Page];
  const post = async (path: string, data: object) =>
    (await first.request.post(path, { data, headers: { origin: server.url } })).json() as Promise<{
      id: string;
    }>;
  const { id } = await post('/api/threads', {
    title: 'Together',
    visibility: 'private',
    people: [],
    message: '',
  });
  for (const { handle } of people.slice(1))
    await post(`/api/threads/${id}/members`, { who: handle, role: 'editor' });
  await post(`/api/threads/${id}/document`, {});
  for (const page of pages) await page.goto(`/threads/workspace?thread=${id}`);
  for (const page of pages) await text(page).waitFor();

  const sent: string[] = [];
  let letters = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, page] of pages.entries()) {
      if (roll(3) === 0) await page.context().setOffline(true);
      else if (roll(2) === 0) await page.context().setOffline(false);
      const words = `${names[at]} says ${round}`;
      await say(page, words);
      sent.push(words);
      if (roll(2) === 0) {
        await write(page, 'xyz'[at]!);
        letters += 1;
      }
    }
    if (round === killAfter) {
      await server.end('SIGKILL');
      server = launch(env);
      await server.ready();
    }
  }
  for (const page of pages) await page.context().setOffline(false);

  const said = `with seed ${seed}`;
  for (const page of pages)
    await expect.poll(() => page.locator('[data-waiting]').count(), { message: said }).toBe(0);
  const stored = async (page: Page) => {
    const answer = await page.request.get(`/api/threads/${id}/messages`);
    return ((await answer.json()) as { items: { text: string }[] }).items.map((one) => one.text);
  };
  const order = await stored(first);
  expect(order.toSorted(), said).toEqual(sent.toSorted());
  for (const page of pages) {
    expect(await stored(page), said).toEqual(order);
    await expect.poll(() => shown(page), { message: said }).toEqual(order);
  }
  // Of each the own words stand in the order in which they were written.
  for (const name of names)
    expect(
      order.filter((one) => one.startsWith(name)),
      said,
    ).toEqual(Array.from({ length: rounds }, (_, at) => `${name} says ${at + 1}`));
  for (const page of pages)
    await expect.poll(async () => (await written(page)).length, { message: said }).toBe(letters);
  const documents = await Promise.all(pages.map(written));
  expect(new Set(documents).size, said).toBe(1);
});
