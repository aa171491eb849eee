/** The lab and the mockup lab: something half-finished is shown, tested and talked about; a page in a frame can do nothing. */
import fs from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('an experiment gets a version, a tester and feedback; strangers read it', async () => {
  const [ana, ben] = [await makeMember(app, 'lab-ana'), await makeMember(app, 'lab-ben')];
  const own = await openAs(ana, { width: 1440 });
  const { page } = own;
  await visit(page, '/create');
  await page.getByRole('link', { name: 'A prototype to try' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Solar kettle');
  await dialog.getByRole('button', { name: 'Create experiment' }).click();
  await page.getByRole('heading', { name: 'Solar kettle' }).waitFor();
  await page.getByRole('button', { name: 'Add version' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('0.1');
  await page.getByRole('dialog').getByRole('button', { name: 'Add version' }).click();
  await page.getByRole('heading', { name: '0.1' }).waitFor();
  await page.getByRole('button', { name: 'Look for testers' }).click();
  await page.getByLabel('What testers should do').fill('Boil a litre.');
  await page.getByLabel('Maximum testers').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('0 of 1 place taken').waitFor();

  const other = await openAs(ben, { width: 390 });
  await visit(other.page, '/create/lab?shelf=testers');
  await other.page.getByRole('link', { name: 'Solar kettle' }).click();
  await other.page.getByRole('button', { name: 'Join as tester' }).click();
  await other.page.getByText('You’re a tester.').waitFor();
  await other.page.getByLabel('Your feedback').fill('Boiled in nine minutes.');
  await other.page.getByLabel('Did you try it?').selectOption('worked');
  await other.page.getByRole('button', { name: 'Post' }).click();
  await expectAccessible(
    other.page,
    other.page.getByRole('list', { name: 'Feedback' }).getByText('Boiled in nine minutes.'),
  );

  // It comes by itself.
  await page.getByText('Boiled in nine minutes.').waitFor();
  await page.getByRole('button', { name: `Reply to ${ben.handle}` }).click();
  await page.getByLabel('Your reply').fill('In the shade?');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page
    .getByRole('list', { name: `Replies to ${ben.handle}` })
    .getByText('In the shade?')
    .waitFor();

  const stranger = await openAs(null, { width: 390 });
  await visit(stranger.page, new URL(page.url()).pathname);
  await stranger.page.getByText('It worked for 1').waitFor();
  for (const one of [own, other, stranger]) expectNoProblems(one);
});

const page = `<html><head><script>document.title='ran';fetch('/api/auth/user')</script>
<style>body{margin:0;background:#0a0} h1{color:#fff;font:40px sans-serif}</style></head>
<body onload="parent.postMessage('ran','*')"><h1>Framed</h1><img src="http://evil.invalid/x.png"></body></html>`;

test('a picture and a page are framed, talked about, compared and saved; the page runs and loads nothing', async () => {
  const ana = await makeMember(app, 'mock-ana');
  const opened = await openAs(ana, { width: 1440 });
  const asked: string[] = [];
  opened.page.on('request', (request) => asked.push(request.url()));
  await opened.page.addInitScript(() => {
    addEventListener('message', () => document.documentElement.setAttribute('data-heard', '1'));
  });
  await visit(opened.page, '/mockup-lab');
  const red = await sharp({ create: { width: 390, height: 844, channels: 3, background: '#c03' } })
    .png()
    .toBuffer();
  const blue = await sharp({ create: { width: 390, height: 844, channels: 3, background: '#03c' } })
    .png()
    .toBuffer();
  const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, buffer, mimeType });
  await opened.page.getByLabel('Choose files').setInputFiles(file('sign-up.png', red));
  await opened.page.getByRole('img', { name: 'sign-up' }).waitFor();
  await opened.page.getByLabel('Add version').setInputFiles(file('second.png', blue));
  await opened.page.getByLabel('Compare with').selectOption('Version 1');
  await opened.page.getByRole('slider').first().fill('30');

  await opened.page.getByRole('button', { name: 'Add comment' }).click();
  const plus = opened.page.getByRole('button', { name: /Comment position/ });
  await plus.press('ArrowDown');
  await opened.page.getByLabel('Your comment').fill('Larger, please.');
  await opened.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await opened.page.getByRole('button', { name: 'Resolve comment 1' }).click();
  await expectAccessible(opened.page, opened.page.getByText('Resolved', { exact: true }));

  const download = async (size: string) => {
    await opened.page.getByRole('button', { name: 'PNG' }).click();
    const [saved] = await Promise.all([
      opened.page.waitForEvent('download'),
      opened.page.getByRole('menuitem', { name: `PNG at ${size}` }).click(),
    ]);
    return sharp(await fs.readFile(await saved.path()));
  };
  const [once, twice] = [await download('1×'), await download('2×')];
  const { width = 0, height = 0 } = await once.metadata();
  expect(await twice.metadata()).toMatchObject({ width: width * 2, height: height * 2 });
  // Left of the slider the first version, right of it the second.
  const colourAt = async (picture: Sharp, x: number, y: number) => [
    ...(await picture
      .clone()
      .extract({ left: Math.round(x), top: Math.round(y), width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  const [left, right] = [
    await colourAt(once, width * 0.3, height / 2),
    await colourAt(once, width * 0.6, height / 2),
  ];
  expect(left[0]).toBeGreaterThan(150);
  expect(right[2]).toBeGreaterThan(150);

  await opened.page
    .getByLabel('Add screens')
    .setInputFiles(file('page.html', Buffer.from(page), 'text/html'));
  await opened.page.getByRole('img', { name: 'page' }).waitFor();
  const frame = opened.page.frameLocator('iframe[title="The page in this mockup"]');
  await frame.getByRole('heading', { name: 'Framed' }).waitFor();
  const drawn = await download('1×');
  const size = await drawn.metadata();
  expect((await colourAt(drawn, size.width! / 2, size.height! * 0.7))[1]).toBeGreaterThan(130);
  expect(await opened.page.locator('html').getAttribute('data-heard')).toBeNull();
  expect(asked.filter((url) => url.includes('evil.invalid'))).toEqual([]);
  await expectAccessible(opened.page, opened.page.getByRole('img', { name: 'page' }));
});
