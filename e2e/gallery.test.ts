/** From a result to the wall: hung up, liked, talked about, begun with, reported and hidden. */
import { beforeAll, expect, test } from 'vitest';
import { consensus } from '#features/consensus/tool.ts';
import { expectNoProblems, openPage, type PageOptions, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeAdmin, makeMember, type Member } from './people.ts';

const adminEmail = 'owner@example.org';
const question = 'How many miles is 42.195 km?';
let owner: Member;

useAppAndBrowser({ ADMIN_EMAIL: adminEmail });
beforeAll(async () => {
  // First, while theirs is the only letter that asks to confirm an address.
  owner = await makeAdmin(app, adminEmail);
});

const open = (member: Member | null, options: PageOptions = {}) =>
  openPage(browser, {
    ...options,
    context: { baseURL: app.url, ...(member ? { storageState: member.storageState } : {}) },
  });

/** A finished run, made as a program would. */
async function makeRun({ storageState }: Member) {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', origin: app.url, cookie };
  const body = JSON.stringify({ input: { question } });
  const begun = await fetch(`${app.url}/api/tools/consensus/runs`, { method: 'POST', headers, body });
  const { id } = (await begun.json()) as { id: string };
  const stateOf = async () =>
    ((await (await fetch(`${app.url}/api/runs/${id}`, { headers })).json()) as { state: string }).state;
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('done');
}

test('what a member hangs up is liked, talked about, begun with, and hidden when it has to be', async () => {
  const ada = await makeMember(app, 'ada');
  await makeRun(ada);
  const makers = await open(ada, { width: 1440 });
  await visit(makers.page, '/gallery');
  await makers.page.getByText('The walls are still bare').waitFor();
  await makers.page.getByRole('button', { name: 'Add yours' }).click();
  await makers.page.getByRole('button', { name: question }).click();
  await makers.page.getByLabel('Title').fill('A marathon in miles');
  await makers.page.getByLabel('Tags').fill('running, numbers');
  await makers.page.getByRole('button', { name: 'Publish' }).click();
  await makers.page.getByRole('link', { name: 'View in gallery' }).click();
  await makers.page.getByRole('heading', { level: 1, name: 'A marathon in miles' }).waitFor();
  const address = new URL(makers.page.url()).pathname;

  const ben = await makeMember(app, 'ben');
  const visitor = await open(ben, { width: 390 });
  const { page } = visitor;
  await visit(page, '/gallery?tag=running');
  await page.getByRole('link', { name: 'A marathon in miles' }).click();
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

  await page.getByRole('button', { name: 'More for the comment by ben' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('No comments yet.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('list', { name: 'Comments' }).getByText('Now I know').waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByText('Spam', { exact: true }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByText('Someone will look at it.').first().waitFor();

  await page.getByRole('link', { name: 'Use this' }).click();
  await page.waitForURL(/\/ai\/consensus\?remix=/);
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(question);
  expectNoProblems(visitor);
  await visitor.close();

  const keeper = await open(owner, { width: 1440 });
  await visit(keeper.page, '/admin?tab=reports');
  await keeper.page.getByRole('button', { name: 'Hide it' }).click();
  await keeper.page.getByRole('button', { name: 'Show it again' }).waitFor();
  expect((await keeper.page.request.get(address)).status()).toBe(200);
  await keeper.close();
  const stranger = await open(null);
  expect((await stranger.page.request.get(address)).status()).toBe(404);
  await stranger.close();
});

test('the hub finds a tool by a word and opens it with an example in it', async () => {
  const { page, close } = await open(null, { width: 1440 });
  await visit(page, '/ai');
  await page.getByRole('heading', { name: 'Universal hub' }).waitFor();
  await page.getByRole('searchbox', { name: 'Find a tool' }).fill('engines agree');
  await page.getByRole('heading', { name: 'Universal hub' }).waitFor({ state: 'detached' });
  const [example] = consensus.examples;
  await page.getByRole('link', { name: example!.title }).click();
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(example!.input.question);
  await close();
});
