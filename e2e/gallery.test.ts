/** From a result to the gallery: published, liked, discussed, remixed, reported and hidden. */
import { expect, test } from 'vitest';
import { consensus } from '#features/consensus/tool.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs, runTool } from './call-api.ts';
import { adminOf, makeMember } from './people.ts';

const question = 'How many miles is 42.195 km?';

useAppAndBrowser();

test('what a member hangs up is liked, talked about, begun with, and hidden when it has to be', async () => {
  const ada = await makeMember(app, 'ada');
  await runTool(callAs(app, ada), 'consensus', { question });
  const title = `A marathon in miles by ${ada.handle}`;
  const makers = await openAs(ada, { width: 1440 });
  await visit(makers.page, '/gallery');
  await makers.page.getByRole('button', { name: 'Add yours' }).click();
  await makers.page.getByRole('button', { name: question }).click();
  await makers.page.getByLabel('Title').fill(title);
  await makers.page.getByLabel('Tags').fill('running, numbers');
  await makers.page.getByRole('button', { name: 'Publish' }).click();
  await makers.page.getByRole('link', { name: 'View in gallery' }).click();
  await makers.page.getByRole('heading', { level: 1, name: title }).waitFor();
  const address = new URL(makers.page.url()).pathname;

  const ben = await makeMember(app, 'ben');
  const visitor = await openAs(ben, { width: 390 });
  const { page } = visitor;
  await visit(page, '/gallery?tag=running');
  await page.getByRole('link', { name: title, exact: true }).click();
  const like = page.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await page.getByLabel('Your comment').fill('Now I know how far I did not get.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('list', { name: 'Comments' }).getByText('Now I know').waitFor();
  // The maker, who still looks at it, sees both without doing anything.
  await makers.page.getByRole('button', { name: /^Like 1$/ }).waitFor();
  await makers.page.getByText('Now I know how far I did not get.').waitFor();
  expectNoProblems(makers);
  await makers.close();

  await page.getByRole('button', { name: `More for the comment by ${ben.handle}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('No comments yet.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('list', { name: 'Comments' }).getByText('Now I know').waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByText('Spam', { exact: true }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByText('We’ll review it.').first().waitFor();

  await page.getByRole('link', { name: 'Use this' }).click();
  await page.waitForURL(/\/ai\/consensus\?remix=/);
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(question);
  expectNoProblems(visitor);
  await visitor.close();

  const keeper = await openAs(await adminOf(app), { width: 1440 });
  await visit(keeper.page, '/admin?tab=reports');
  const report = keeper.page.getByRole('article').filter({ hasText: title });
  await report.getByRole('button', { name: 'Hide it' }).click();
  await report.getByRole('button', { name: 'Show it again' }).waitFor();
  expect((await keeper.page.request.get(address)).status()).toBe(200);
  await keeper.close();
  const stranger = await openAs(null);
  expect((await stranger.page.request.get(address)).status()).toBe(404);
  await stranger.close();
});

test('the hub finds a tool by a word and opens it with an example in it', async () => {
  const { page, close } = await openAs(null, { width: 1440 });
  await visit(page, '/ai');
  await page.getByRole('heading', { name: 'Universal hub' }).waitFor();
  await page.getByRole('searchbox', { name: 'Find a tool' }).fill('engines agree');
  await page.getByRole('heading', { name: 'Universal hub' }).waitFor({ state: 'detached' });
  const [example] = consensus.examples;
  await page.getByRole('link', { name: example!.title }).click();
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(example!.input.question);
  await close();
});
