/** Plans: tried, declined, paid in test mode, changed with a preview, ended and kept; an admin moves the clock. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, untilAlive, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { adminOf, makeMember } from './people.ts';

useAppAndBrowser();

/** It is a page of the payment provider's: a document of its own. */
async function checkoutOpens(page: Page) {
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await untilAlive(page);
}

test('a plan is tried, paid, changed, ended and kept', async () => {
  const ana = await makeMember(app, 'plan-ana');
  const own = await openAs(ana, { width: 1440 });
  const { page } = own;
  await visit(page, '/subscription-plans');
  await page.getByText('Test mode: no real payments').waitFor();
  await page.getByText('Yearly').click();
  await page.getByText('$90 billed yearly').waitFor();
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('button', { name: 'Try Plus for 7 days' }).click();

  await checkoutOpens(page);
  await expectAccessible(page, page.getByRole('heading', { name: 'Checkout' }));
  await page.getByLabel('Test card').selectOption({ label: 'Declined (4000 0000 0000 0002)' });
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.getByText('Your card was declined. You weren’t charged.').waitFor();
  await page.getByLabel('Test card').selectOption({ label: 'Needs authentication (4000 0025 0000 3155)' });
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('You are on Plus').waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Your plan' }).click();
  await expectAccessible(page, page.getByText('Trial', { exact: true }));
  await page.getByRole('button', { name: 'End Plus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Plus' }).click();
  await page.getByText('Ending', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Keep Plus' }).click();
  await page.getByText('Trial', { exact: true }).waitFor();

  const admin = await openAs(await adminOf(app), { width: 1440 });
  await visit(admin.page, '/admin/billing');
  await admin.page.getByLabel('Days').fill('8');
  await admin.page.getByRole('button', { name: 'Move forward' }).click();
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
  await page.getByText('You’re now on Pro').first().waitFor();
  await page.getByRole('article', { name: 'Pro' }).getByText('Your plan').waitFor();
  // The card that declines.
  expectNoProblems(own, [/402/]);
  expectNoProblems(admin);
});

test('on a phone: a pack, the statement, an invoice and a panda', async () => {
  const ben = await makeMember(app, 'plan-ben');
  const own = await openAs(ben, { width: 390 });
  const { page } = own;
  await visit(page, '/subscription');
  await page.getByRole('button', { name: 'Buy 3,000 credits' }).click();
  await checkoutOpens(page);
  await page.getByLabel('Test card').selectOption({ label: 'Succeeds (4242 4242 4242 4242)' });
  await page.getByRole('button', { name: 'Pay $5' }).click();
  await page.getByRole('heading', { name: 'Credits added' }).waitFor();
  await visit(page, '/subscription');
  await page.getByRole('list', { name: 'Transactions' }).getByText('Credits purchased').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Invoice .* as PDF$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-.*\.pdf$/);
  await expectAccessible(page, page.getByRole('list', { name: 'Transactions' }));

  await visit(page, '/membership');
  await visit(page, '/panda-purchase');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Buy for $6' }).click();
  await checkoutOpens(page);
  await page.getByLabel('Test card').selectOption({ label: 'Succeeds (4242 4242 4242 4242)' });
  await page.getByRole('button', { name: 'Pay $6' }).click();
  await page.getByRole('heading', { name: 'Your pandas are waiting' }).waitFor();
  expectNoProblems(own);
});
