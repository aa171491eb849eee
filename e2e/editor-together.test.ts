/** A document that two write at once: through connections that come and go, a closed tab, and someone who is removed while typing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser();

async function open(member: Member) {
  const opened = await openAs(member, {
    width: 1280,
  });
  // A connection that a test can cut as a tunnel does.
  await opened.page.context().addInitScript(() => {
    const sockets: WebSocket[] = [];
    Object.assign(globalThis, { sockets });
    globalThis.WebSocket = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        sockets.push(this);
      }
    };
  });
  return opened;
}
const cut = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { sockets: WebSocket[] }).sockets.splice(0).forEach((one) => one.close()),
  );
const text = (page: Page) => page.getByRole('textbox', { name: 'Document' });
/** Somebody's caret at the end is drawn with a break after it. */
const words = async (page: Page) => (await text(page).innerText()).trim();
/** Whether this browser says that it holds edits of a work, whoever wrote them. */
const isKept = (page: Page, work: string) =>
  page.evaluate(
    (id) => Object.keys(localStorage).some((key) => key.startsWith('unsent:') && key.endsWith(id)),
    work,
  );
const count = (all: string, letter: string) => all.split(letter).length - 1;

test('two people type at once, connections drop, a tab is closed offline, one is removed: nothing is lost', async () => {
  const [ada, ben] = [await makeMember(app, 'ada'), await makeMember(app, 'ben')];
  const [one, two] = [await open(ada), await open(ben)];
  await visit(one.page, '/ai/text-editor');
  await one.page.getByRole('button', { name: 'New document' }).click();
  await text(one.page).waitFor();
  const id = new URL(one.page.url()).searchParams.get('work')!;
  const invited = await one.page.request.post(`/api/works/${id}/collaborators`, {
    data: { who: ben.handle, role: 'editor' },
    headers: { origin: app.url },
  });
  expect(invited.status()).toBe(200);
  for (const { page } of [one, two]) await visit(page, `/ai/text-editor?work=${id}`);
  for (const { page } of [one, two]) await page.getByText('Here now').waitFor();

  const each = 60;
  async function write(page: Page, letter: string, isCut: boolean) {
    await text(page).click();
    for (let at = 1; at <= each; at += 1) {
      await page.keyboard.press(letter);
      if (isCut && at % 15 === 0) await cut(page);
    }
  }
  await Promise.all([write(one.page, 'x', false), write(two.page, 'q', true)]);
  await expect.poll(async () => count(await words(one.page), 'q')).toBe(each);
  await expect.poll(async () => count(await words(two.page), 'x')).toBe(each);
  expect(await words(one.page)).toBe(await words(two.page));

  // Written in a tunnel, and the tab closed there: it comes back with the next.
  await two.page.context().setOffline(true);
  await cut(two.page);
  await two.page.getByText('You’re offline. Keep working').waitFor();
  await text(two.page).press('End');
  await two.page.keyboard.type('zzz');
  await expect.poll(() => isKept(two.page, id)).toBe(true);
  const context = two.page.context();
  await two.page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/ai/text-editor?work=${id}`);
  await expect.poll(async () => count(await words(again), 'z')).toBe(3);
  await expect.poll(async () => count(await words(one.page), 'z')).toBe(3);
  await expect.poll(() => isKept(again, id)).toBe(false);

  // Removed while typing: told so, with the words still there.
  const { items } = (await (await one.page.request.get(`/api/works/${id}/collaborators`)).json()) as {
    items: { id: string; handle: string | null }[];
  };
  const member = items.find(({ handle }) => handle === ben.handle)!.id;
  await text(again).click();
  const typing = again.keyboard.type('mmmmmmmmmm', { delay: 40 });
  await one.page.request.delete(`/api/works/${id}/collaborators/${member}`, { headers: { origin: app.url } });
  await again.getByText('Live editing isn’t available right now').waitFor();
  await typing;
  expect(count(await words(again), 'x')).toBe(each);
  await one.close();
  await two.close();
});
