/** What is asked of several documents: two versions compared, fields read into a table, and the way there from the list. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const signedOut = [/401.*\/api\/auth\/user/];

const text = (name: string, body: string) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(body),
});
const old = text(
  'old.md',
  '# Lease\n\nTenant: Ada Lovelace\n\nThe rent is 900 euros a month.\n\nPets are allowed in the flat.\n',
);
const later = text(
  'new.md',
  '# Lease\n\nTenant: Ada Lovelace\n\nThe rent is 950 euros a month.\n\nSmoking is not permitted indoors.\n',
);

const chosenIn = (page: Page, label: string) =>
  page
    .getByRole('combobox', { name: label })
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text);

test('files are brought and compared, and a difference opens both pages; from the list their fields become a table', async () => {
  const opened = await openAs(null, { reducedMotion: true });
  const { page } = opened;
  await visit(page, '/documents/compare');
  // Who has nothing yet brings it here, and what was brought is chosen.
  await page.getByLabel('Choose files').setInputFiles(old);
  await expect.poll(() => chosenIn(page, 'Earlier version')).toBe('old.md');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expectAccessible(page, page.getByText('Choose the second document.'));
  await page.getByLabel('Choose files').setInputFiles(later);
  await expect.poll(() => chosenIn(page, 'Later version')).toBe('new.md');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByText('1 changed, 1 added, 1 removed').waitFor();
  await page.getByRole('button', { name: 'Removed (1)' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect.poll(() => differences.getByRole('listitem').count()).toBe(1);
  await differences.getByRole('button', { name: /Pets are allowed/ }).click();
  await page.getByRole('heading', { name: 'old.md', level: 3 }).waitFor();
  await expectAccessible(page, page.locator('mark').getByText('Pets are allowed in the flat.'));

  await visit(page, '/document-analyzer');
  await page.getByRole('checkbox', { name: 'Choose old.md' }).check();
  await page.getByRole('checkbox', { name: 'Choose new.md' }).check();
  await page.getByRole('main').getByRole('link', { name: 'Extract fields' }).click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'old.md' }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: 'Fields' }).fill('Rent\nTenant');
  await page.getByRole('button', { name: 'Extract', exact: true }).click();
  const table = page.getByRole('region', { name: 'Fields' });
  await expectAccessible(page, table.getByText('Ada Lovelace').first());
  await table.getByRole('button', { name: 'Use “900 euros” for Rent' }).click();
  await page.getByText('1 decision recorded').waitFor();
  const row = table.getByRole('row', { name: /old\.md/ });
  await row.getByRole('button', { name: /^p\. 1 of Rent/ }).click();
  await page.locator('mark').getByText('900 euros').waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a document’s menu leads to both, with it chosen', async () => {
  const opened = await openAs(null, { width: 390, theme: 'dark' });
  const { page } = opened;
  await visit(page, '/document-analyzer');
  await page.getByRole('button', { name: 'Try the demo document' }).click();
  await page.getByRole('heading', { name: 'Action items' }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: /^More for / }).click();
  await expectAccessible(page, page.getByRole('menuitem', { name: 'Compare with another' }));
  await page.getByRole('menuitem', { name: 'Compare with another' }).click();
  await expect.poll(() => chosenIn(page, 'Earlier version')).toBe(name);
  await page.goBack();
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Extract fields' }).click();
  await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true);

  // What its overview quotes still leads to its passages where it is sent on.
  await page.goBack();
  await page.getByRole('button', { name: 'Use in another tool' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Summarise/ })
    .click();
  await expect
    .poll(() => page.getByRole('textbox').first().inputValue())
    .toContain(`(${app.url}/document-analyzer?document=`);
  expectNoProblems(opened, signedOut);
  await opened.close();
});
