/** Business intelligence: a table becomes a dashboard that is asked, filtered, put right and shared; beside it the hub and the map. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const guest = [/401.*\/api\/auth\/user/];

async function openTable(page: Page) {
  await page.getByRole('button', { name: 'Open the table' }).click();
  // The result is replaced by the dashboard that it becomes.
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
}

test('a sample becomes a dashboard; a question is answered, asked back or left open; filters and rows behind a bar', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/v2/business-intelligence');
  await page.getByRole('button', { name: 'A shop’s orders' }).click();
  await openTable(page);
  const answer = page.getByRole('region', { name: 'Revenue by region', exact: true });
  await answer.locator('svg rect').first().waitFor();
  await expectAccessible(page, answer);

  const box = page.getByLabel('Ask about this table');
  await box.fill('Which product sold the most units?');
  await box.press('Enter');
  await page.getByRole('region', { name: 'Which product sold the most units?', exact: true }).waitFor();
  await box.fill('profit by planet');
  await box.press('Enter');
  await page.getByText('The table says nothing about “profit”, “planet”.').waitFor();
  await box.fill('units by customer');
  await box.press('Enter');
  await page.getByText('“customer”').waitFor();

  await page.getByRole('group', { name: 'Filters' }).getByLabel('Region').selectOption('North');
  await page.getByText(/^\d+ of 160 rows$/).waitFor();
  const byProduct = page.getByRole('region', { name: 'Total Revenue by Product', exact: true });
  await byProduct.getByText('As a table').click();
  await byProduct.getByRole('button', { name: 'Teapot' }).click();
  const behind = page.getByRole('dialog', { name: 'The rows behind it' });
  await expectAccessible(page, behind);
  expect(await behind.getByRole('cell', { name: 'South' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('button', { name: 'Edit Rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit card' });
  await dialog.getByLabel('Query').fill('DROP TABLE data');
  await dialog.getByText('Only SELECT is possible').waitFor();
  await dialog.getByLabel('Query').fill('SELECT COUNT(*) FROM data WHERE Returned = TRUE');
  await dialog.getByLabel('Title').fill('Returned orders');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  await reload(page);
  await page.getByRole('heading', { name: 'Returned orders' }).waitFor();
  expectNoProblems(opened, guest);
  await opened.close();
});

test('a file of an older program is read in its encoding, and a column is put right by one click', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/v2/business-intelligence');
  const csv = 'Stadt;Besucher;Tag\nKöln;1.204;03.01.2025\nKÖLN;1.377;04.01.2025\nBonn;1.020;05.01.2025\n';
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'besucher.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
  await openTable(page);
  await page.getByRole('tab', { name: 'Columns' }).click();
  await expectAccessible(page, page.getByRole('heading', { name: 'Stadt' }));
  await page.getByRole('button', { name: 'Read the comma as the decimal mark' }).click();
  await page.getByText('1,377').first().waitFor();
  await page.getByRole('button', { name: 'Treat them as the same' }).click();
  await page.getByRole('tab', { name: 'Rows' }).click();
  await expectAccessible(page, page.getByRole('cell', { name: 'Bonn' }));
  expectNoProblems(opened, guest);
  await opened.close();
});

test('the hub lists the larger tools and takes words from the address; the map shows what a tool makes and opens it', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/v2/12%20*%2012');
  await page.getByRole('group', { name: 'Answers' }).getByText('144').first().waitFor();
  await visit(page, '/v2/ai-ecosystem');
  await page.getByLabel('Find in the list').fill('business intelligence');
  await page.getByRole('link', { name: 'Business intelligence' }).first().waitFor();
  await page.getByRole('tab', { name: 'Map' }).click();
  const map = page.getByRole('region', { name: 'Map' });
  await map.getByRole('button', { name: 'Business intelligence' }).click();
  const details = page.getByRole('region', { name: 'Business intelligence' });
  await expectAccessible(page, details);
  await details.getByRole('button', { name: 'Dashboard' }).waitFor();
  await details.getByRole('link', { name: 'Try it' }).click();
  await page.waitForURL(/business-intelligence/);
  expectNoProblems(opened, guest);
  await opened.close();
});
