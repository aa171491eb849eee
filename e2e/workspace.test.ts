/** What stands beside tools, the dashboard, one's own panda, and the palette that answers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, untilAlive, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

const text = 'Bamboo is a grass. It grows fast. Many people build with it. It is strong and light.';

async function make(page: Page, tool: string, input: object, parent?: string) {
  const begun = await page.request.post(`/api/tools/${tool}/runs`, {
    headers: { origin: app.url },
    data: { input, ...(parent ? { parent } : {}) },
  });
  return ((await begun.json()) as { id: string }).id;
}

test('beside a tool stands one’s work: live, one line for a talk; new begins with empty fields; folded it stays folded', async () => {
  const opened = await openAs(await makeMember(app, 'railer'), { width: 1440 });
  const { page } = opened;
  await visit(page, '/ai/consensus');
  const rail = page.getByRole('complementary', { name: 'Your work' });
  await rail.getByText('Results from this tool appear here.').waitFor();

  const first = await make(page, 'consensus', { question: 'What is bamboo?', panel: ['bamboo'] });
  await make(page, 'consensus', { question: 'And what is a grass?', panel: ['bamboo'] }, first);
  const talk = rail.getByRole('link', { name: 'What is bamboo?' });
  await talk.waitFor();
  expect(await rail.getByRole('link', { name: 'And what is a grass?' }).count()).toBe(0);
  await talk.click();
  await page.getByRole('heading', { name: 'What is bamboo?' }).waitFor();
  await expect.poll(() => talk.getAttribute('aria-current')).toBe('true');
  await expectAccessible(page, page.getByRole('heading', { name: 'What is bamboo?' }));

  const followUp = page.getByPlaceholder('Ask a follow-up');
  await followUp.fill('half a thought');
  await page.keyboard.press('Control+Shift+O');
  await page.waitForURL(`${app.url}/ai/consensus`);
  const box = page.getByPlaceholder('Ask anything. Several engines will answer.');
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => box.inputValue()).toBe('');

  await rail.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'Multi-AI consensus: history' }).waitFor();
  await page.keyboard.press('Escape');

  await rail.getByRole('button', { name: 'Close the sidebar' }).click();
  await rail.waitFor({ state: 'detached' });
  const unfold = page.getByRole('button', { name: 'Open your work' });
  await expect.poll(() => unfold.evaluate((button) => button === document.activeElement)).toBe(true);
  await reload(page);
  await unfold.waitFor();
  expect(await rail.count()).toBe(0);
  await unfold.click();
  await rail.getByRole('link', { name: 'Summarise' }).click();
  await page.getByRole('heading', { level: 1, name: 'Summarise' }).waitFor();
  expectNoProblems(opened);
  await opened.close();
});

test('on a phone the same is a sheet, which goes away with what one chose; Escape closes it too', async () => {
  const opened = await openAs(await makeMember(app, 'sheeter'), { width: 390 });
  const { page } = opened;
  await visit(page, '/ai/summarise');
  await make(page, 'summarise', { text });
  expect(await page.getByRole('complementary', { name: 'Your work' }).count()).toBe(0);
  const open = page.getByRole('button', { name: 'Open your work' });
  const sheet = page.getByRole('dialog', { name: 'Your work' });
  await open.click();
  await expectAccessible(page, sheet.getByRole('link', { name: /^Bamboo is a grass/ }));
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await open.click();
  await sheet.getByRole('link', { name: /^Bamboo is a grass/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Use in another tool' }).waitFor();
  await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toBe(text);
  await open.click();
  await sheet.getByRole('button', { name: 'New summary' }).click();
  await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toBe('');
  expectNoProblems(opened);
  await opened.close();
});

test('the bar to go on with never stands over the end of a talk, also on a screen as low as at 200 % zoom', async () => {
  const { storageState } = await makeMember(app, 'docker');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 720, height: 450 },
  ]) {
    const opened = await openAs({ storageState }, { context: { viewport } });
    const { page } = opened;
    await page.goto('/ai/consensus', { waitUntil: 'domcontentloaded' });
    const run = await make(page, 'consensus', { question: 'What is bamboo?', panel: ['bamboo'] });
    await visit(page, `/ai/consensus?run=${run}`);
    const dock = page.locator('.dock');
    await dock.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [bar, footer] = await Promise.all([
      dock.boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(footer!.y + 1);
    const position = await dock.evaluate((element) => getComputedStyle(element).position);
    expect(position).toBe(viewport.height < 500 ? 'static' : 'sticky');
    await opened.close();
  }
});

test('the panda that one adopts is the one on every page, knows one’s name and where one left off', async () => {
  const member = await makeMember(app, 'keeper');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  await visit(page, '/access');
  await page.getByText('Nothing here yet.').waitFor();
  await make(page, 'summarise', { text });
  await page.getByRole('link', { name: /^Bamboo is a grass/ }).waitFor();
  await page.request.post('/api/pandas', {
    headers: { origin: app.url },
    data: { name: 'Mochi', look: { leaf: 'maple', coat: 'dusk', outfit: 'bell' } },
  });
  await visit(page, '/access');
  await page.getByRole('heading', { level: 1, name: `Hello, ${member.handle}` }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Mochi' }).waitFor();
  const coat = await page.evaluate(() => document.documentElement.style.getPropertyValue('--panda-coat'));
  expect(coat).toContain('#343b5e');
  await page.getByRole('button', { name: 'Ask Mochi, your panda' }).click();
  await page
    .getByText(`Hello, ${member.handle}. I am Mochi, your panda. Last time you were at “Bamboo is a grass.`)
    .waitFor();
  await page.getByRole('link', { name: /^Continue: Bamboo/ }).click();
  await page.waitForURL(/\/ai\/summarise\?run=/);

  await page.goto(`/profile/${member.handle}`);
  await page.getByRole('img', { name: `Mochi, the panda of ${member.handle}` }).waitFor();
  expectNoProblems(opened);
  await opened.close();
});

test('the palette acts, finds one’s own work, and asks the panda in place', async () => {
  const opened = await openAs(await makeMember(app, 'commander'), { width: 1440 });
  const { page } = opened;
  await visit(page, '/ai');
  await make(page, 'summarise', { text });
  // Found by its words once it is in the search index, which is written in the background.
  const findOwn = async () => (await page.request.get('/api/find?q=people+build')).text();
  await expect.poll(findOwn).toContain('Bamboo is a grass');
  const field = page.getByPlaceholder('Search or ask');
  const options = page.getByRole('option');

  await page.keyboard.press('Control+k');
  await field.fill('dark theme');
  await page.locator('[role=option][aria-selected=true]', { hasText: /dark/i }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  await field.fill('people build');
  await expectAccessible(page, options.filter({ hasText: 'Bamboo is a grass' }));

  // Rows that go and come back leave Enter something to take.
  await field.fill('consensus');
  await options.first().waitFor();
  await field.fill('what is 7*8');
  await page.locator('[role=option][aria-selected=true]', { hasText: 'Ask the panda' }).waitFor();

  await field.fill('how do I add a passkey');
  await expect.poll(() => options.last().textContent()).toBe('Ask the panda: how do I add a passkey');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByText(/From “/).waitFor();
  await expectAccessible(page, page.getByRole('link', { name: 'Passkeys' }).first());
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await options.last().waitFor();

  await page.route('**/api/panda/chat', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByText('No response.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/From “/).waitFor();
  expectNoProblems(opened, [/api\/panda\/chat/]);
  await opened.close();
});

test.for(['/ai/consensus', '/ai/summarise', '/ai/collaborate'])(
  'what is typed early into %s stays',
  async (path) => {
    const opened = await openAs(null, { width: 1440 });
    const { page } = opened;
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/**', async (route) => {
      if (route.request().resourceType() === 'script') await gate.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.locator('#main textarea').first();
    await box.fill('Typed before the scripts came');
    gate.resolve();
    await page.waitForLoadState();
    await untilAlive(page);
    await expect.poll(() => box.inputValue()).toBe('Typed before the scripts came');
    await opened.close();
  },
);

test('the account menu has theme, notifications and history', async () => {
  const member = await makeMember(app, 'menuer');
  const opened = await openAs(member, { width: 390 });
  const { page } = opened;
  await visit(page, '/support');
  await page.getByRole('button', { name: `Account of ${member.handle}` }).click();
  await page.getByRole('link', { name: 'Chat history', exact: true }).waitFor();
  // The page itself has an article of that name.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .waitFor();
  const dark = page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' });
  await dark.click();
  await expect.poll(() => dark.getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(page, dark);
  expectNoProblems(opened);
  await opened.close();
});
