/** Plans: tried, declined, paid in test mode, changed with a preview, ended and kept; an admin moves the clock. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, type PageOptions, untilAlive, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeAdmin, makeMember, type Member } from './people.ts';

const adminEmail = 'owner@example.org';
useAppAndBrowser({ ADMIN_EMAIL: adminEmail });

const open = (member: Member | null, options: PageOptions = {}) =>
  openPage(browser, {
    ...options,
    context: { baseURL: app.url, ...(member ? { storageState: member.storageState } : {}) },
  });

/** It is a page of the payment provider's: a document of its own. */
async function checkoutOpens(page: Page) {
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await untilAlive(page);
}

test('a plan is tried, paid, changed, ended and kept', async () => {
  const ana = await makeMember(app, 'plan-ana');
  const own = await open(ana, { width: 1440 });
  const { page } = own;
  await visit(page, '/subscription-plans');
  await expectAccessible(page);
  await page.getByText('Test mode: no money moves here').waitFor();
  await page.getByText('Yearly').click();
  await page.getByText('$90 a year, paid at once').waitFor();
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('button', { name: 'Try Plus for 7 days' }).click();

  await checkoutOpens(page);
  await expectAccessible(page);
  await page.getByLabel('Try with').selectOption({ label: 'Is declined (4000 0000 0000 0002)' });
  await page.getByRole('button', { name: 'Begin the trial' }).click();
  await page.getByText('Your card was declined. Nothing was taken.').waitFor();
  await page.getByLabel('Try with').selectOption({ label: 'Asks for a second step (4000 0025 0000 3155)' });
  await page.getByRole('button', { name: 'Begin the trial' }).click();
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('You are on Plus').waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Your plan' }).click();
  await page.getByText('Trial', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End Plus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Plus' }).click();
  await page.getByText('Ends soon').waitFor();
  await page.getByRole('button', { name: 'Keep Plus' }).click();
  await page.getByText('Trial', { exact: true }).waitFor();

  const admin = await open(await makeAdmin(app, adminEmail), { width: 1440 });
  await visit(admin.page, '/admin/billing');
  await expectAccessible(admin.page);
  await admin.page.getByLabel('Days').fill('8');
  await admin.page.getByRole('button', { name: 'Move on' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Move the clock' }).click();
  await admin.page
    .getByRole('list', { name: 'Invoices of everyone' })
    .getByText('$9', { exact: true })
    .waitFor();

  await visit(page, '/subscription');
  await page.getByText('Active', { exact: true }).waitFor();
  await visit(page, '/subscription-plans');
  await page.getByRole('button', { name: 'Change to Pro' }).click();
  await page.getByText('Unused time on Plus').waitFor();
  await page.getByRole('button', { name: /^Pay \$.* and change$/ }).click();
  await page.getByText('You are on Pro now').first().waitFor();
  await page.getByRole('article', { name: 'Pro' }).getByText('Your plan').waitFor();
  // The card that declines.
  expectNoProblems(own, [/402/]);
  expectNoProblems(admin);
}, 120_000);

test('on a phone: a pack, the statement, an invoice and a panda', async () => {
  const ben = await makeMember(app, 'plan-ben');
  const own = await open(ben, { width: 390 });
  const { page } = own;
  await visit(page, '/subscription');
  await page.getByRole('button', { name: 'Buy 3,000 credits' }).click();
  await checkoutOpens(page);
  await page.getByLabel('Try with').selectOption({ label: 'Pays (4242 4242 4242 4242)' });
  await page.getByRole('button', { name: 'Pay $5' }).click();
  await page.getByRole('heading', { name: 'Your credits are here' }).waitFor();
  await visit(page, '/subscription');
  await page.getByRole('list', { name: 'Movements' }).getByText('Credits bought').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Invoice .* as PDF$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-.*\.pdf$/);
  await expectAccessible(page);

  await visit(page, '/membership');
  await expectAccessible(page);
  await visit(page, '/panda-purchase');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Buy for $6' }).click();
  await checkoutOpens(page);
  await page.getByLabel('Try with').selectOption({ label: 'Pays (4242 4242 4242 4242)' });
  await page.getByRole('button', { name: 'Pay $6' }).click();
  await page.getByRole('heading', { name: 'Your pandas are waiting' }).waitFor();
  expectNoProblems(own);
}, 120_000);
