/** The owner of an installation: becomes admin by proving an address, answers feedback, suspends someone. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoProblems, type OpenedPage } from '#testing/browser.ts';
import { app, openAs, useOwnApp } from './app-and-browser.ts';
import { linkInEmail } from './outbox.ts';
import { adminEmail, makeMember, password, type Member } from './people.ts';

let owner: OpenedPage;
let member: Member;

// Nobody has used it yet: it has no admin, and nothing to show.
useOwnApp({ ADMIN_EMAIL: adminEmail });
beforeAll(async () => {
  owner = await openAs(null, { width: 1440, reducedMotion: true });
});

async function sendFeedback(page: Page, text: string) {
  await page.getByLabel('What went wrong?').fill(text);
  await page.getByRole('button', { name: 'Send feedback' }).click();
}

test('pages where nobody has left anything yet say so', async () => {
  const { page, close } = await openAs(null);
  for (const [path, words] of [
    ['/gallery', 'Demo pieces, made with the tools here'],
    ['/discover/world', 'No one is on the map yet'],
  ] as const) {
    await page.goto(path);
    await page.getByText(words).waitFor();
  }
  await close();
});

test('whoever proves ADMIN_EMAIL sees the admin page', async () => {
  const { page } = owner;
  await page.goto('/register');
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('E-mail').fill(adminEmail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: /account/i })
    .click();
  await page.waitForURL((url) => url.pathname !== '/register');
  expect((await page.goto('/admin'))?.status()).toBe(404);

  await page.goto(await linkInEmail(app, { to: adminEmail, template: 'verify-email' }));
  await page.getByRole('button', { name: /confirm|yes/i }).click();
  await page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
  expect((await page.goto('/admin'))?.status()).toBe(200);
  await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor();
  await page.getByText('Nothing needs your attention.').waitFor();
});

test('feedback needs words, has the height of the specification, and says that it arrived', async () => {
  const guest = await openAs(null, { width: 390 });
  const { page } = guest;
  await page.goto('/feedback');
  const text = page.getByLabel('What went wrong?');
  const submit = page.getByRole('button', { name: 'Send feedback' });
  await expect.poll(() => text.evaluate((element) => getComputedStyle(element).minHeight)).toBe('120px');
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await text.fill('  \n ');
  await expect.poll(() => submit.isDisabled()).toBe(true);

  await text.fill('Where is the bamboo?');
  await page.getByLabel('E-mail').fill('not an address');
  await submit.click();
  await page.getByText('Enter an e-mail address such as').waitFor();
  await page.getByLabel('E-mail').fill(' guest@example.org ');

  await page.route('**/api/feedback/panda', (route) => route.fulfill({ status: 503, body: '{}' }), {
    times: 1,
  });
  await submit.click();
  await page.getByText('Submission Failed', { exact: true }).waitFor();
  await page.getByText('Unable to submit feedback. Please try again.', { exact: true }).waitFor();
  await expect.poll(() => text.inputValue()).toBe('Where is the bamboo?');

  await submit.click();
  await page.getByText('Feedback Received', { exact: true }).waitFor();
  await page.getByText('Thank you for helping make Frenly better!', { exact: true }).waitFor();
  await expect.poll(() => text.inputValue()).toBe('');
  expectNoProblems(guest, [/401.*\/api\/auth\/user/, /503.*\/api\/feedback\/panda/]);
  await guest.close();
});

test('the admin page hears of it by itself, and the answer reaches the guest', async () => {
  const { page } = owner;
  await page.goto('/admin?tab=feedback&state=open');
  const first = page.getByRole('article').filter({ hasText: 'Where is the bamboo?' });
  await first.waitFor();

  member = await makeMember(app, 'mira');
  const mira = await openAs(member);
  await mira.page.goto('/feedback');
  await sendFeedback(mira.page, 'The panda blinks twice.');
  // Nobody reloads: the news comes over the websocket.
  const second = page.getByRole('article').filter({ hasText: 'The panda blinks twice.' });
  await second.waitFor();
  await mira.close();

  await first.getByRole('button', { name: 'Answer' }).click();
  await page.getByText('It goes to guest@example.org by e-mail.').waitFor();
  await page.getByLabel('Your answer').fill('Behind the house.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Answer sent', { exact: true }).waitFor();
  await first.waitFor({ state: 'detached' });

  await second.getByRole('button', { name: 'Delete' }).click();
  await second.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await second.waitFor();
});

test('to a member there is no admin page, and nothing of one in what they get', async () => {
  const mira = await openAs(member);
  for (const path of ['/admin', '/admin/users', '/admin?tab=feedback']) {
    expect((await mira.page.goto(path))?.status()).toBe(404);
    await mira.page.getByRole('heading', { name: 'Page not found' }).waitFor();
    const html = await mira.page.content();
    expect(html).not.toContain(adminEmail);
    expect(html).not.toContain('bamboo?');
    const data = await mira.page.request.get(`${new URL(path, app.url).pathname}.data`);
    await expect.poll(() => data.text()).not.toMatch(/openFeedback|storedBytes|owner@/);
  }
  await mira.close();
});

test('whoever is suspended is out at once', async () => {
  const mira = await openAs(member);
  await mira.page.goto('/feedback');
  await mira.page.getByRole('heading', { name: 'Your feedback' }).waitFor();

  const { page } = owner;
  await page.goto('/admin/users');
  const others = page.getByRole('list', { name: 'Users' }).getByText(adminEmail);
  await others.waitFor();
  await page.getByLabel('Find someone').fill(member.handle);
  await others.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: member.handle }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend…' }).click();
  await dialog.getByLabel(`Why is ${member.handle} suspended?`).fill('Blinks too much.');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await dialog.getByRole('button', { name: 'Unsuspend' }).waitFor();
  await dialog.getByText('Blinks too much.', { exact: true }).waitFor();
  expect((await mira.page.request.get('/api/auth/user')).status()).toBe(401);

  await page.keyboard.press('Escape');
  await page.goto('/admin?tab=audit');
  await page.getByRole('list', { name: 'Audit log' }).getByText('user.suspend', { exact: true }).waitFor();
  await mira.close();
  // The page was opened once before it was theirs to see.
  expectNoProblems(owner, [/404.*\/admin/, /401.*\/api\/auth\/user/]);
});
