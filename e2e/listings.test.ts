/** A listing from the one field to a deal: posted, found, written about, offered for, accepted, planned, reviewed. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

const title = 'Marimba, four octaves';

useAppAndBrowser();

test('a listing is posted in a minute, found, offered for and sold', async () => {
  const [ana, ben] = [await makeMember(app, 'ana'), await makeMember(app, 'ben')];
  const selling = await openAs(ana, { width: 390 });
  await visit(selling.page, '/list');
  await selling.page.getByLabel('What do you have?').fill(title);
  await selling.page.getByLabel('Amount').fill('nothing much');
  await selling.page.getByRole('button', { name: 'Publish' }).click();
  await selling.page.getByText('Enter an amount, such as 45 or 12.50.').waitFor();
  await selling.page.getByLabel('Amount').fill('1,250');
  await selling.page.getByLabel('Description').fill('Rosewood bars, tuned last spring, with mallets.');
  await selling.page.getByRole('textbox', { name: 'Place' }).fill('Paris');
  await selling.page.getByRole('list', { name: 'Places' }).getByRole('button').first().click();
  await selling.page.getByRole('button', { name: 'Publish' }).click();
  await selling.page.getByRole('heading', { level: 1, name: title }).waitFor();

  const buying = await openAs(ben, { width: 1440, theme: 'dark' });
  const { page } = buying;
  await visit(page, '/marketplace/goods?from=1000&to=1300&currency=EUR');
  await page.getByRole('list', { name: 'Listings' }).getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByLabel(/^Message to/).fill('Is it still there?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('list', { name: 'Messages' }).getByText('Is it still there?').waitFor();
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await page.getByLabel('Amount in EUR').fill('1,100');
  await page.getByRole('button', { name: 'Send offer' }).click();
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await withdraw.waitFor();
  // A button half below the header counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, withdraw);

  await visit(selling.page, '/marketplace/yours');
  await selling.page.getByRole('button', { name: 'Accept' }).click();
  const confirm = selling.page.getByRole('button', { name: 'Accept offer' });
  await expectAccessible(selling.page, confirm);
  await confirm.click();
  await expectAccessible(selling.page, selling.page.getByRole('button', { name: 'Plan a meeting' }));
  await visit(page, '/marketplace/yours');
  await expectAccessible(page, page.getByText('Accepted', { exact: true }));
  await page.getByRole('button', { name: /^Messages with/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('See you on Friday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('list', { name: 'Messages' }).getByText('See you on Friday.').waitFor();
  await visit(page, `/marketplace?q=${encodeURIComponent('marimba from nowhere')}&kind=wanted`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('button', { name: 'Search saved' }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Post it as wanted' }).getAttribute('href'))
    .toContain('kind=wanted');
  expectNoProblems(buying);
  expectNoProblems(selling);
});
