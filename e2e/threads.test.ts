/** Two people in a thread: live, through a lost connection and a closed tab, and out at once when removed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser();

const open = (member: Member, width = 1280) => openAs(member, { width });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
async function say(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
const texts = (page: Page) => log(page).locator('[data-message] p').allInnerTexts();

test('a thread from its beginning to someone being removed', async () => {
  const ana = await makeMember(app, 'ana-threads');
  const ben = await makeMember(app, 'ben-threads');
  const one = await open(ana);
  await visit(one.page, `${app.url}/threads/new`);
  await one.page.getByRole('textbox', { name: 'Name' }).fill('The garden');
  await one.page.getByRole('textbox', { name: 'First message' }).fill('Hello **everyone**');
  await one.page.getByRole('button', { name: 'Start thread' }).click();
  await log(one.page).getByText('everyone').waitFor();
  const address = one.page.url();

  await one.page.getByRole('button', { name: 'People', exact: true }).click();
  await one.page.getByRole('button', { name: 'Create link' }).click();
  const link = await one.page.locator('[data-invite]').innerText();
  await expectAccessible(one.page, one.page.locator('[data-invite]'));
  const two = await open(ben, 390);
  await visit(two.page, link);
  await two.page.getByRole('button', { name: 'Join thread' }).click();
  await log(two.page).getByText('everyone').waitFor();

  // Live, both ways, with what happens to a message.
  await say(two.page, `Hi Ana, @${ana.handle}`);
  await log(one.page).getByText('Hi Ana').waitFor();
  await log(one.page).getByText('Hi Ana').hover();
  await log(one.page).getByRole('article').last().getByRole('button', { name: 'React' }).click();
  await one.page.getByRole('menuitem', { name: 'React with 🐼' }).click();
  await log(two.page).getByRole('button', { name: '🐼, 1' }).waitFor();

  // Written without a connection: kept when the page goes, sent once when it is back.
  await two.page.context().setOffline(true);
  await say(two.page, 'written offline, first');
  await say(two.page, 'written offline, second');
  await two.page.getByText('Waiting to be sent').first().waitFor();
  await say(one.page, 'said meanwhile');
  await two.page.close();
  await two.page
    .context()
    .setOffline(false)
    .catch(() => undefined);
  const back = await two.page.context().newPage();
  await back.goto(address);
  await log(back).getByText('said meanwhile').waitFor();
  await log(one.page).getByText('written offline, second').waitFor();
  await expect.poll(() => back.locator('[data-waiting]').count()).toBe(0);
  await expect.poll(() => texts(back)).toEqual(await texts(one.page));
  const seen = await texts(one.page);
  expect(seen.filter((text) => text.startsWith('written offline'))).toEqual([
    'written offline, first',
    'written offline, second',
  ]);

  // Out at once, in the open page.
  await one.page.getByRole('button', { name: 'Remove' }).click();
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await back.getByText('You’re no longer in this thread').waitFor();
  expectNoProblems(one);
  await one.close();
});

test('a guest comes by a link, writes under a marked name, and is out when guests are no longer wanted', async () => {
  const one = await open(await makeMember(app, 'host'));
  await visit(one.page, `${app.url}/threads/new`);
  await one.page.getByRole('textbox', { name: 'Name' }).fill('Open door');
  await one.page.getByRole('button', { name: 'Start thread' }).click();
  await one.page.getByRole('button', { name: 'People', exact: true }).click();
  const guests = one.page.getByRole('checkbox', { name: 'Allow guests to join by link' });
  await guests.click();
  await expect.poll(() => guests.isChecked()).toBe(true);
  await one.page.getByRole('button', { name: 'Create link' }).click();
  const link = await one.page.locator('[data-invite]').innerText();

  const guest = await openAs(null, { width: 390 });
  await visit(guest.page, link);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Gus from afar');
  await expectAccessible(guest.page, guest.page.getByRole('textbox', { name: 'Your name' }));
  await guest.page.getByRole('button', { name: 'Join as a guest' }).click();
  await guest.page.getByText('You are a guest').waitFor();
  await say(guest.page, 'Hello from outside');
  await log(one.page).getByText('Hello from outside').waitFor();
  await log(one.page).getByText('Guest', { exact: true }).waitFor();
  await say(one.page, 'Welcome, Gus');
  await log(guest.page).getByText('Welcome, Gus').waitFor();
  await guests.click();
  await guest.page.getByText('You’re no longer in this thread').waitFor();
  expectNoProblems(one);
  await one.close();
  await guest.close();
});

test('a long thread opens where reading stopped, draws a stretch of it, and leads to old messages', async () => {
  const ben = await makeMember(app, 'late');
  // Several write, since one alone may say only so much in a minute.
  const writers = await Promise.all(Array.from({ length: 5 }, () => makeMember(app, 'long')));
  const calls = writers.map((writer) => callAs(app, writer));
  const { id } = await calls[0]!<{ id: string }>('POST', '/api/threads', {
    title: 'Long',
    people: [ben, ...writers.slice(1)].map(({ handle }) => handle),
  });
  /** More than a page draws at once. */
  const many = 240;
  const ids = Array.from({ length: many }, () => crypto.randomUUID());
  for (const [at, message] of ids.entries())
    await calls[at % calls.length]!('POST', `/api/threads/${id}/messages`, {
      id: message,
      text: `message number ${at + 1}`,
    });
  const two = await open(ben);
  const headers = { origin: app.url };
  await two.page.request.put(`/api/threads/${id}/read`, { headers, data: { seq: 100 } });
  await visit(two.page, `/threads/${id}`);
  const shown = (at: number) => log(two.page).getByText(`message number ${at}`, { exact: true });
  await expect.poll(() => shown(101).isVisible()).toBe(true);
  const inSight = (at: number) =>
    shown(at).evaluate((line) => {
      const box = line.closest('[role=log]')!.getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom;
    });
  expect(await inSight(101)).toBe(true);
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
        { interval: 60 },
      )
      .toBe(true);
  await visit(two.page, `/threads/${id}?message=${ids[41]}`);
  await expect.poll(() => shown(42).isVisible()).toBe(true);
  await expect.poll(() => inSight(42)).toBe(true);
  await two.close();
});

test('one begins from a profile, reads what one sends, saves by Enter, and is led to what the panda quotes', async () => {
  const [ana, ben] = [await makeMember(app, 'writes'), await makeMember(app, 'reads')];
  const one = await open(ana, 1440);
  const { page } = one;
  await visit(page, `/profile/${ben.handle}`);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  const people = page.getByRole('combobox', { name: 'People' });
  await expect.poll(() => people.inputValue()).toBe(ben.handle);
  await people.fill(ben.handle.slice(0, -1));
  await expectAccessible(page, page.getByRole('option', { name: ben.handle }));
  await people.press('Enter');
  await expect.poll(() => people.inputValue()).toBe(`${ben.handle}, `);
  await page.getByRole('button', { name: 'Start thread' }).click();
  await page.getByText('2 people').waitFor();

  await say(page, 'The fair is on 14 June.');
  const thread = page.url().split('/').at(-1);
  for (let at = 1; at <= 30; at += 1)
    await page.request.post(`/api/threads/${thread}/messages`, {
      headers: { origin: app.url },
      data: { id: crypto.randomUUID(), text: `line ${at}` },
    });
  await log(page).getByText('line 30').waitFor();
  await log(page).evaluate((box) => box.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Latest' }).waitFor();
  await say(page, 'and this is the end');
  const last = log(page).getByText('and this is the end');
  await expect
    .poll(() =>
      last.evaluate((line) => {
        const { bottom } = line.closest('[role=log]')!.getBoundingClientRect();
        return line.getBoundingClientRect().bottom <= bottom + 1;
      }),
    )
    .toBe(true);

  const mine = log(page).getByRole('article').last();
  await mine.hover();
  await mine.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('textbox', { name: 'Edit message' });
  await edit.fill('and this is the very end');
  await edit.press('Enter');
  await log(page).getByText('and this is the very end').waitFor();
  await expect.poll(() => edit.count()).toBe(0);

  await say(page, '@panda when is the fair?');
  await log(page)
    .getByRole('link', { name: `${ana.handle}, in this thread` })
    .first()
    .click();
  await page.waitForURL(/message=/);
  expectNoProblems(one);
  await one.close();
});

test('whoever closes a panel is back at what opened it', async () => {
  const ana = await makeMember(app, 'ana-panels');
  const one = await open(ana);
  const { page } = one;
  await visit(page, `${app.url}/threads/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('The shed');
  await page.getByRole('textbox', { name: 'First message' }).fill('Who has the key?');
  await page.getByRole('button', { name: 'Start thread' }).click();
  await log(page).getByText('Who has the key?').waitFor();
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
      await aside(name).waitFor();
      if (name === 'Pinned') await aside(name).getByRole('button', { name: 'Close' }).focus();
      await close();
      await aside(name).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page), { message: `${name}, ${how}` }).toBe(name);
    }
  }
  // Whoever writes meanwhile goes on writing.
  await page.getByRole('button', { name: 'Pinned', exact: true }).click();
  await aside('Pinned').waitFor();
  await box(page).focus();
  await page.goBack();
  await aside('Pinned').waitFor({ state: 'detached' });
  expect(await focused(page)).not.toBe('Pinned');

  const small = await open(ana, 390);
  await visit(small.page, page.url());
  await small.page.getByRole('button', { name: 'Thread settings' }).click();
  await small.page.getByRole('menuitem', { name: 'Search this thread' }).click();
  const found = small.page.getByRole('searchbox', { name: 'Words to find' });
  await found.waitFor();
  await found.press('Escape');
  await found.waitFor({ state: 'detached' });
  await expect.poll(() => focused(small.page)).toBe('Thread settings');
  expectNoProblems(one);
  await small.close();
  await one.close();
});
