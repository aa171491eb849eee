/** A text is worked on with nothing but what comes with a fresh install: remarks, a check, a revision, another round. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

test('a guest has an example mended, undoes a change, and goes on with their own text', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/collaborate');
  await page.getByRole('button', { name: 'A school report about Australia' }).click();
  await page.getByRole('main').getByText('Free', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  const changes = page.getByRole('list', { name: 'Changes' });
  await changes.getByText('Canberra').waitFor();
  const document = page.getByRole('region', { name: 'Document' });
  await expect.poll(() => document.locator('ins').count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Undo change 1', exact: true }).click();
  await page.getByRole('button', { name: 'Keep change 1', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Version 1' }).click();
  const remarks = page.getByRole('list', { name: 'Remarks' });
  await remarks.getByText('share no land border').waitFor();
  await remarks.getByRole('link', { name: 'World Countries, as of June 2025' }).first().waitFor();
  await document.getByRole('link', { name: 'Australia borders New Zealand' }).press('Enter');
  await expect.poll(() => remarks.locator('li:focus').textContent()).toContain('share no land border');
  // At the top nothing that stays in place lies over the links.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page, remarks.locator('li:focus'));

  // To undo a change made it one's own text already.
  const own = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => own.inputValue()).toMatch(/a very big country.*Canberra.*two dogs/s);
  await own.fill('Hey guys, the capital is found.');
  await page.getByRole('textbox', { name: 'What should change next?' }).fill('More formal');
  await page.getByRole('button', { name: 'Run another round' }).click();
  await page.getByRole('button', { name: 'Turn 2' }).waitFor();
  // What was made of one's own text is proposed to it.
  const proposed = page.getByRole('list', { name: 'Proposed changes' });
  await proposed.getByText('Hello').waitFor();
  await expect.poll(() => own.inputValue()).toContain('Hey guys');

  // What was made stays: the address is enough to come back to it.
  await reload(page);
  await proposed.getByText('Hello').waitFor();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => own.inputValue()).toMatch(/^Hello/);
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});

test('what may be wrong is off until it is applied, and can be undone', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/collaborate');
  await page.getByRole('button', { name: 'An invitation with mistakes' }).click();
  await page.getByRole('main').getByText('Free', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  const apply = suggestions.getByRole('button', { name: 'Apply: Sunday, 4 July 2027' });
  await apply.waitFor();
  const own = page.getByRole('textbox', { name: 'Text', exact: true });
  await apply.click();
  const undo = suggestions.getByRole('button', { name: 'Undo: Sunday, 4 July 2027' });
  await undo.waitFor();
  await expect.poll(() => own.inputValue()).toMatch(/Sunday, 4 July 2027.*definitely/s);
  // The text above says so too, in each of its looks.
  const shown = page.getByRole('region', { name: 'Document' });
  await shown.locator('ins', { hasText: 'Sunday' }).waitFor();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await shown.locator('ins', { hasText: 'Sunday' }).waitFor();
  await page.getByRole('button', { name: 'Changes' }).click();
  await expectAccessible(page, shown.locator('ins', { hasText: 'Sunday' }));
  await undo.click();
  await apply.waitFor();
  await expect.poll(() => own.inputValue()).toContain('Monday, 4 July 2027');
  expect(await shown.locator('ins', { hasText: 'Sunday' }).count()).toBe(0);
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});
