/** Two people in a thread: live, through a lost connection and a closed tab, and out at once when removed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser({ RATE_LIMITS: 'false' });
const wait = { timeout: 60_000 };

const open = (member: Member, width = 1280) =>
  openPage(browser, { width, context: { baseURL: app.url, storageState: member.storageState } });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
async function say(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
const texts = (page: Page) => log(page).locator('[data-message] p').allInnerTexts();

test('a thread from its beginning to someone being removed', { timeout: 240_000 }, async () => {
  const ana = await makeMember(app, 'ana-threads');
  const ben = await makeMember(app, 'ben-threads');
  const one = await open(ana);
  await visit(one.page, `${app.url}/threads/new`);
  await one.page.getByRole('textbox', { name: 'Name' }).fill('The garden');
  await one.page.getByRole('textbox', { name: 'First message' }).fill('Hello **everyone**');
  await one.page.getByRole('button', { name: 'Start thread' }).click();
  await log(one.page).getByText('everyone').waitFor(wait);
  const address = one.page.url();

  await one.page.getByRole('button', { name: 'People', exact: true }).click();
  await one.page.getByRole('button', { name: 'Create link' }).click();
  const link = await one.page.locator('[data-invite]').innerText(wait);
  await expectAccessible(one.page);
  const two = await open(ben, 390);
  await visit(two.page, link);
  await two.page.getByRole('button', { name: 'Join thread' }).click();
  await log(two.page).getByText('everyone').waitFor(wait);
  await expectAccessible(two.page);

  // Live, both ways, with what happens to a message.
  await say(two.page, 'Hi Ana, @ana-threads');
  await log(one.page).getByText('Hi Ana').waitFor(wait);
  await log(one.page).getByText('Hi Ana').hover();
  await log(one.page).getByRole('article').last().getByRole('button', { name: 'React' }).click();
  await one.page.getByRole('menuitem', { name: 'React with 🐼' }).click();
  await log(two.page).getByRole('button', { name: '🐼, 1' }).waitFor(wait);

  // Written without a connection: kept when the page goes, sent once when it is back.
  await two.page.context().setOffline(true);
  await say(two.page, 'written offline, first');
  await say(two.page, 'written offline, second');
  await two.page.getByText('Waiting to be sent').first().waitFor(wait);
  await say(one.page, 'said meanwhile');
  await two.page.close();
  await two.page
    .context()
    .setOffline(false)
    .catch(() => undefined);
  const back = await two.page.context().newPage();
  await back.goto(address);
  await log(back).getByText('said meanwhile').waitFor(wait);
  await log(one.page).getByText('written offline, second').waitFor(wait);
  await expect.poll(() => back.locator('[data-waiting]').count(), wait).toBe(0);
  await expect.poll(() => texts(back), wait).toEqual(await texts(one.page));
  const seen = await texts(one.page);
  expect(seen.filter((text) => text.startsWith('written offline'))).toEqual([
    'written offline, first',
    'written offline, second',
  ]);

  // Out at once, in the open page.
  await one.page.getByRole('button', { name: 'Remove' }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await back.getByText('You are no longer in this thread').waitFor(wait);
  expectNoProblems(one);
  await one.close();
});

test('a guest comes by a link, writes under a marked name, and is out when guests are no longer wanted', async () => {
  const name = Date.now().toString(36);
  const one = await open(await makeMember(app, `host-${name}`));
  await visit(one.page, `${app.url}/threads/new`);
  await one.page.getByRole('textbox', { name: 'Name' }).fill('Open door');
  await one.page.getByRole('button', { name: 'Start thread' }).click();
  await one.page.getByRole('button', { name: 'People', exact: true }).click();
  const guests = one.page.getByRole('checkbox', { name: 'People without an account may join by link' });
  await guests.click();
  await expect.poll(() => guests.isChecked(), wait).toBe(true);
  await one.page.getByRole('button', { name: 'Create link' }).click();
  const link = await one.page.locator('[data-invite]').innerText(wait);

  const guest = await openPage(browser, { width: 390, context: { baseURL: app.url } });
  await visit(guest.page, link);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Gus from afar');
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: 'Join as a guest' }).click();
  await guest.page.getByText('You are a guest').waitFor(wait);
  await say(guest.page, 'Hello from outside');
  await log(one.page).getByText('Hello from outside').waitFor(wait);
  await log(one.page).getByText('Guest', { exact: true }).waitFor(wait);
  await say(one.page, 'Welcome, Gus');
  await log(guest.page).getByText('Welcome, Gus').waitFor(wait);
  await expectAccessible(guest.page);
  await guests.click();
  await guest.page.getByText('You are no longer in this thread').waitFor(wait);
  expectNoProblems(one);
  await one.close();
  await guest.close();
});

test('a long thread opens where reading stopped, draws a stretch of it, and leads to old messages', async () => {
  const name = Date.now().toString(36);
  const [ana, ben] = [await makeMember(app, `long-${name}`), await makeMember(app, `late-${name}`)];
  const [one, two] = [await open(ana), await open(ben)];
  const headers = { origin: app.url };
  const begun = await one.page.request.post('/api/threads', {
    headers,
    data: { title: 'Long', people: [ben.handle] },
  });
  const { id } = (await begun.json()) as { id: string };
  const many = 400;
  const ids: string[] = [];
  for (let at = 1; at <= many; at += 1) {
    const message = crypto.randomUUID();
    ids.push(message);
    await one.page.request.post(`/api/threads/${id}/messages`, {
      headers,
      data: { id: message, text: `message number ${at}` },
    });
  }
  await two.page.request.put(`/api/threads/${id}/read`, { headers, data: { seq: 150 } });
  await visit(two.page, `/threads/${id}`);
  const shown = (at: number) => log(two.page).getByText(`message number ${at}`, { exact: true });
  await expect.poll(() => shown(151).isVisible(), wait).toBe(true);
  const inSight = (at: number) =>
    shown(at).evaluate((line) => {
      const box = line.closest('[role=log]')!.getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom;
    });
  expect(await inSight(151)).toBe(true);
  expect(await shown(many).count()).toBe(0);
  const drawn = () => log(two.page).locator('[data-message]').count();

  // Down to the end and up to the beginning, with a stretch at most in the page.
  const scroll = (by: number) => log(two.page).evaluate((box, far) => box.scrollBy(0, far), by);
  for (const [by, last] of [
    [2000, many],
    [-2000, 1],
  ] as const)
    await expect
      .poll(
        async () => {
          await scroll(by);
          expect(await drawn()).toBeLessThanOrEqual(160);
          return (await shown(last).count()) > 0;
        },
        { ...wait, interval: 60 },
      )
      .toBe(true);
  await visit(two.page, `/threads/${id}?message=${ids[41]}`);
  await expect.poll(() => shown(42).isVisible(), wait).toBe(true);
  await expect.poll(() => inSight(42), wait).toBe(true);
  await one.close();
  await two.close();
});

test('one begins from a profile, reads what one sends, saves by Enter, and is led to what the panda quotes', async () => {
  const name = Date.now().toString(36);
  const [ana, ben] = [await makeMember(app, `writes-${name}`), await makeMember(app, `reads-${name}`)];
  const one = await open(ana, 1440);
  const { page } = one;
  await visit(page, `/profile/${ben.handle}`);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  const people = page.getByRole('combobox', { name: 'People' });
  expect(await people.inputValue()).toBe(ben.handle);
  await people.fill(ben.handle.slice(0, -1));
  await page.getByRole('option', { name: ben.handle }).waitFor(wait);
  await expectAccessible(page);
  await people.press('Enter');
  expect(await people.inputValue()).toBe(`${ben.handle}, `);
  await page.getByRole('button', { name: 'Start thread' }).click();
  await page.getByText('2 people').waitFor(wait);

  await say(page, 'The fair is on 14 June.');
  const thread = page.url().split('/').at(-1);
  for (let at = 1; at <= 30; at += 1)
    await page.request.post(`/api/threads/${thread}/messages`, {
      headers: { origin: app.url },
      data: { id: crypto.randomUUID(), text: `line ${at}` },
    });
  await log(page).getByText('line 30').waitFor(wait);
  await log(page).evaluate((box) => box.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Latest' }).waitFor(wait);
  await say(page, 'and this is the end');
  const last = log(page).getByText('and this is the end');
  await expect
    .poll(
      () =>
        last.evaluate((line) => {
          const { bottom } = line.closest('[role=log]')!.getBoundingClientRect();
          return line.getBoundingClientRect().bottom <= bottom + 1;
        }),
      wait,
    )
    .toBe(true);

  const mine = log(page).getByRole('article').last();
  await mine.hover();
  await mine.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('textbox', { name: 'Edit message' });
  await edit.fill('and this is the very end');
  await edit.press('Enter');
  await log(page).getByText('and this is the very end').waitFor(wait);
  await expect.poll(() => edit.count(), wait).toBe(0);

  await say(page, '@panda when is the fair?');
  await log(page)
    .getByRole('link', { name: `${ana.handle}, in this thread` })
    .first()
    .click(wait);
  await page.waitForURL(/message=/, wait);
  expectNoProblems(one);
  await one.close();
});

test('whoever closes a panel is back at what opened it', { timeout: 240_000 }, async () => {
  const ana = await makeMember(app, 'ana-panels');
  const one = await open(ana);
  const { page } = one;
  await visit(page, `${app.url}/threads/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('The shed');
  await page.getByRole('textbox', { name: 'First message' }).fill('Who has the key?');
  await page.getByRole('button', { name: 'Start thread' }).click();
  await log(page).getByText('Who has the key?').waitFor(wait);
  const focused = (of: Page) => of.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const aside = (name: string) => page.getByRole('complementary', { name });
  const closings = {
    escape: () => page.keyboard.press('Escape'),
    button: () => page.getByRole('complementary').getByRole('button', { name: 'Close' }).click(),
    back: () => page.goBack(),
  };
  for (const [how, close] of Object.entries(closings)) {
    for (const name of ['Pinned', 'Search this thread']) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await aside(name).waitFor(wait);
      if (name === 'Pinned') await aside(name).getByRole('button', { name: 'Close' }).focus();
      await close();
      await aside(name).waitFor({ ...wait, state: 'detached' });
      await expect.poll(() => focused(page), { message: `${name}, ${how}` }).toBe(name);
    }
  }
  // Whoever writes meanwhile goes on writing.
  await page.getByRole('button', { name: 'Pinned', exact: true }).click();
  await aside('Pinned').waitFor(wait);
  await box(page).focus();
  await page.goBack();
  await aside('Pinned').waitFor({ ...wait, state: 'detached' });
  expect(await focused(page)).not.toBe('Pinned');

  const small = await open(ana, 390);
  await visit(small.page, page.url());
  await small.page.getByRole('button', { name: 'Thread settings' }).click();
  await small.page.getByRole('menuitem', { name: 'Search this thread' }).click();
  const found = small.page.getByRole('searchbox', { name: 'Words to find' });
  await found.waitFor(wait);
  await found.press('Escape');
  await found.waitFor({ ...wait, state: 'detached' });
  await expect.poll(() => focused(small.page)).toBe('Thread settings');
  expectNoProblems(one);
  await small.close();
  await one.close();
});
