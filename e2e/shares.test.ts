/** A share link from its making to its end, as strangers and chat apps meet it. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';
import { shareSomething } from './share-something.ts';

useAppAndBrowser();

test('a stranger without scripts reads it, chat apps get its picture, and taken back it is gone', async () => {
  const shared = await shareSomething(app);
  const opened = await openAs(null, { width: 390, context: { javaScriptEnabled: false } });
  const { page } = opened;
  const address = `${app.url}/shared/${shared.secret}`;
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await page.getByRole('heading', { level: 1, name: 'How bamboo grows' }).waitFor();
  await page.getByText('Made with Bamboo.').waitFor();
  await page.getByText('Question', { exact: true }).click();
  await page.getByText('Bamboo is a grass, not a tree.').first().waitFor();

  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toBe(`${app.url}/previews/shared/${shared.secret}/card.png`);
  const drawn = await fetch(picture!);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(await drawn.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });

  await shared.revoke();
  expect((await fetch(picture!)).status).toBe(404);
  // Within a second: what was rendered for one stranger is kept a moment for the next.
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  expect(await page.content()).not.toContain('How bamboo grows');
  await opened.close();
});

test('whoever follows a link reads it first; the welcome waits for the first page of their own', async () => {
  const shared = await shareSomething(app);
  const { page, close } = await openAs(null, { width: 390, welcome: true });
  const panda = page.getByRole('button', { name: 'Hold the panda' });
  await visit(page, `${app.url}/shared/${shared.secret}`);
  await page.getByRole('heading', { level: 1, name: 'How bamboo grows' }).waitFor();
  expect(await panda.count()).toBe(0);
  await page.getByRole('link', { name: 'Try it yourself' }).click();
  await panda.waitFor();
  await close();
});

test('its owner sees it among all shared links and takes it back there', async () => {
  const member = await makeMember(app, 'sharer');
  const { secret } = await shareSomething(app, member);
  const address = `${app.url}/shared/${secret}`;
  expect((await fetch(address, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })).status).toBe(200);
  const opened = await openAs(member, { width: 390 });
  const { page } = opened;
  await visit(page, `${app.url}/settings?tab=links`);
  const links = page.getByRole('list', { name: 'Your shared links' });
  await links.getByText('How bamboo grows').waitFor();
  await expectAccessible(page, links.getByText('opened once'));
  await links.getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByRole('button', { name: 'Revoke link', exact: true }).click();
  await page.getByText('No shared links.').waitFor();
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  expectNoProblems(opened);
  await opened.close();
});

test('a link is made below a result, by keyboard', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  const data = { input: { question: 'How many miles is 42.195 km?', panel: ['bamboo'] } };
  const begun = await page.request.post('/api/tools/consensus/runs', { headers: { origin: app.url }, data });
  const { id } = (await begun.json()) as { id: string };
  await visit(page, `/ai/consensus?run=${id}`);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await page.getByRole('button', { name: 'Create link' }).waitFor();
  await page.getByRole('button', { name: 'Create link' }).press('Enter');
  const link = page.getByLabel('Your link', { exact: true });
  await expectAccessible(page, link);
  expect((await fetch(await link.inputValue())).status).toBe(200);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});

test('a reader who is signed in reports it', async () => {
  const { secret } = await shareSomething(app);
  const { storageState } = await makeMember(app, 'reader');
  const opened = await openAs({ storageState }, { width: 390, theme: 'dark' });
  const { page } = opened;
  await visit(page, `${app.url}/shared/${secret}`);
  await page.getByRole('button', { name: 'Report' }).click();
  await expectAccessible(page, page.getByRole('dialog', { name: 'What is wrong with it?' }));
  await page.getByText('Private', { exact: true }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByText('We’ll review it.').first().waitFor();
  expectNoProblems(opened);
  await opened.close();
});

test('the same link is read at each of the addresses, and other pages have a picture too', async () => {
  const { secret } = await shareSomething(app);
  for (const path of ['/ai/consensus/shared/', '/chat/share/'])
    expect((await fetch(app.url + path + secret)).status).toBe(200);
  const home = await (await fetch(app.url)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1];
  expect((await fetch(picture!)).headers.get('content-type')).toBe('image/png');
});
