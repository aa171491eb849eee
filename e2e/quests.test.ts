/** A quest is begun, done in the tool itself and proved by a scroll; an invite brings someone in; the beta is applied for and used. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { adminEmail, adminOf, makeMember, password } from './people.ts';
import { uniqueName } from './unique.ts';

useAppAndBrowser();

test('a quest is done step by step in the tool it opens, and its scroll is shown to strangers once its holder says so', async () => {
  const opened = await openAs(await makeMember(app, 'quest-ana'), { width: 390 });
  const { page } = opened;
  await visit(page, '/frenlyai-v2/quests');
  await page.getByRole('link', { name: 'Summarise', exact: true }).click();
  await page.getByRole('button', { name: 'Start quest' }).click();
  await expectAccessible(page, page.getByText('0 of 2 done'));
  const quest = new URL(page.url()).pathname;
  // The second step's example does both.
  await page.getByRole('list', { name: 'Steps' }).getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.waitForURL(/run=/);
  await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  await visit(page, quest);
  await page.getByRole('link', { name: 'Open your scroll' }).click();
  // The quest's page has the same heading.
  await page.waitForURL(/\/scrolls\//);
  await page.getByRole('heading', { name: 'Summarise', exact: true }).waitFor();
  const scroll = new URL(page.url()).pathname;

  const stranger = await openAs(null, { width: 1440 });
  expect((await stranger.page.goto(scroll))?.status()).toBe(404);
  await page.getByLabel('Anyone with the link').click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await visit(stranger.page, scroll);
  await stranger.page.getByText('completed this quest').waitFor();
  expectNoProblems(opened);
});

test('a member makes a quest with steps of their own', async () => {
  const opened = await openAs(await makeMember(app, 'quest-maker'), { width: 1440 });
  const { page } = opened;
  await visit(page, '/frenlyai-v2/quests/new');
  await page.getByLabel('Title').fill('Two summaries');
  await page.getByLabel('What to do').fill('Summarise twice');
  await page.getByLabel('Tool', { exact: true }).selectOption({ label: 'Summarise' });
  await page.getByLabel('Times').fill('2');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('What to do').nth(1).fill('Ask the community');
  await page.getByLabel('Completed by').nth(1).selectOption('question');
  await page.getByRole('button', { name: 'Move step 2 up' }).click();
  await expectAccessible(page, page.getByLabel('What to do').nth(1));
  await page.getByRole('button', { name: 'Create quest' }).click();
  await page.getByRole('heading', { name: 'Two summaries' }).waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: 'Steps' }).getByRole('heading').first().textContent())
    .toContain('Ask the community');
  await page.getByText('0 of 2 so far').waitFor();
  expectNoProblems(opened);
});

test('an invite greets, and whoever accepts it and signs up is in the list of whoever invited', async () => {
  const inviter = await openAs(await makeMember(app, 'inviter-ana'), { width: 1440 });
  const { page } = inviter;
  await visit(page, '/frenlyai-v2/invites');
  await page.getByRole('button', { name: 'New invite' }).first().click();
  await page.getByLabel(/^Message/).fill('Come and see the pandas.');
  await expectAccessible(page, page.getByLabel(/^Message/));
  await page.getByRole('button', { name: 'Create invite' }).click();
  const path = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');

  const guest = await openAs(null, { width: 390 });
  await visit(guest.page, path!);
  await guest.page.getByText('Come and see the pandas.').waitFor();
  await guest.page.getByRole('button', { name: 'Accept and create account' }).click();
  const invited = uniqueName('invited-ben');
  await guest.page.getByLabel('Username').fill(invited);
  await guest.page.getByLabel('E-mail').fill(`${invited}@example.org`);
  await guest.page.getByLabel('Password', { exact: true }).fill(password);
  await guest.page.getByLabel('Confirm password').fill(password);
  await guest.page.getByRole('button', { name: 'Create account' }).click();
  await guest.page.waitForURL(/onboarding/);
  await visit(page, '/frenlyai-v2/invites');
  await page.getByRole('link', { name: invited }).waitFor();
  expectNoProblems(inviter);
});

test('someone applies for the beta, the owner invites them, and they switch something on', async () => {
  const owner = await openAs(await adminOf(app), { width: 1440 });
  const { page } = owner;
  await visit(page, '/panda-beta');
  await page.getByLabel('Quests and scrolls').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('heading', { name: /^You are number \d+ in the queue$/ }).waitFor();
  await visit(page, '/admin/waitlist');
  await expectAccessible(page, page.getByText(`Will be e-mailed: ${adminEmail}`));
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await page.getByText('One person was invited.').waitFor();
  await visit(page, '/panda-beta/dashboard');
  await page.getByRole('switch', { name: 'Next step on the dashboard' }).click();
  await expectAccessible(page, page.getByRole('link', { name: 'See it' }));
  await page.getByLabel('Your feedback').fill('I like it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('list', { name: 'Your latest feedback' }).getByText('I like it.').waitFor();
  expectNoProblems(owner);
});
