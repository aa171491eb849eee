/** A quest is begun, done in the tool itself and proved by a scroll; an invite brings someone in; the beta is applied for and used. */
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit, type PageOptions } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeAdmin, makeMember, password, type Member } from './people.ts';

const adminEmail = 'quest-owner@example.org';
useAppAndBrowser({ ADMIN_EMAIL: adminEmail });
let admin: Member;
/** Before anyone else: their letter is the only one then. */
beforeAll(async () => {
  admin = await makeAdmin(app, adminEmail);
});

const open = (member: Member | null, options: PageOptions = {}) =>
  openPage(browser, {
    ...options,
    context: { baseURL: app.url, ...(member ? { storageState: member.storageState } : {}) },
  });

test('a quest is done step by step in the tool it opens, and its scroll is shown to strangers once its holder says so', async () => {
  const opened = await open(await makeMember(app, 'quest-ana'), { width: 390 });
  const { page } = opened;
  await visit(page, '/frenlyai-v2/quests');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Long into short' }).click();
  await page.getByRole('button', { name: 'Start quest' }).click();
  await page.getByText('0 of 2 done').waitFor();
  await expectAccessible(page);
  const quest = new URL(page.url()).pathname;
  // The second step's example does both.
  await page.getByRole('list', { name: 'Steps' }).getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.waitForURL(/run=/);
  await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  await visit(page, quest);
  await page.getByRole('link', { name: 'Open your scroll' }).click();
  await page.getByRole('heading', { name: 'Long into short' }).waitFor();
  await expectAccessible(page);
  const scroll = new URL(page.url()).pathname;

  const stranger = await open(null, { width: 1440 });
  expect((await stranger.page.goto(scroll))?.status()).toBe(404);
  await page.getByLabel('Anyone with the link').click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await visit(stranger.page, scroll);
  await stranger.page.getByText('did every step of this quest').waitFor();
  await expectAccessible(stranger.page);
  expectNoProblems(opened);
});

test('a member makes a quest with steps of their own', async () => {
  const opened = await open(await makeMember(app, 'quest-maker'), { width: 1440 });
  const { page } = opened;
  await visit(page, '/frenlyai-v2/quests/new');
  await page.getByLabel('Title').fill('Two summaries');
  await page.getByLabel('What to do').fill('Summarise twice');
  await page.getByLabel('Tool', { exact: true }).selectOption({ label: 'Summarise' });
  await page.getByLabel('Times').fill('2');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('What to do').nth(1).fill('Ask the community');
  await page.getByLabel('Counts as done').nth(1).selectOption('question');
  await page.getByRole('button', { name: 'Move step 2 up' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create quest' }).click();
  await page.getByRole('heading', { name: 'Two summaries' }).waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: 'Steps' }).getByRole('heading').first().textContent())
    .toContain('Ask the community');
  await page.getByText('0 of 2 so far').waitFor();
  expectNoProblems(opened);
});

test('an invite greets, and whoever accepts it and signs up is in the list of whoever invited', async () => {
  const inviter = await open(await makeMember(app, 'inviter-ana'), { width: 1440 });
  const { page } = inviter;
  await visit(page, '/frenlyai-v2/invites');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New invite' }).first().click();
  await page.getByLabel('A line to go with it').fill('Come and see the pandas.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create invite' }).click();
  const path = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');

  const guest = await open(null, { width: 390 });
  await visit(guest.page, path!);
  await guest.page.getByText('Come and see the pandas.').waitFor();
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: 'Accept and create account' }).click();
  await guest.page.getByLabel('Username').fill('invited-ben');
  await guest.page.getByLabel('E-mail').fill('invited-ben@example.org');
  await guest.page.getByLabel('Password', { exact: true }).fill(password);
  await guest.page.getByLabel('Password again').fill(password);
  await guest.page.getByRole('button', { name: 'Create account' }).click();
  await guest.page.waitForURL(/onboarding/);
  await visit(page, '/frenlyai-v2/invites');
  await page.getByRole('link', { name: 'invited-ben' }).waitFor();
  expectNoProblems(inviter);
});

test('someone applies for the beta, the owner invites them, and they switch something on', async () => {
  const owner = await open(admin, { width: 1440 });
  const { page } = owner;
  await visit(page, '/panda-beta');
  await expectAccessible(page);
  await page.getByLabel('Quests and scrolls').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('heading', { name: 'You are number 1 in the queue' }).waitFor();
  await visit(page, '/admin/waitlist');
  await page.getByText(`Will get a letter: ${adminEmail}`).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await page.getByText('One person was invited.').waitFor();
  await visit(page, '/panda-beta/dashboard');
  await page.getByRole('switch', { name: 'Next step on the dashboard' }).click();
  await page.getByRole('link', { name: 'See it' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Your words').fill('I like it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('list', { name: 'Your latest feedback' }).getByText('I like it.').waitFor();
  expectNoProblems(owner);
});
