/** Writing with what comes with a fresh install: a small tool by rule, and a document with a suggestion, a comment and a way out. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const guest = [/401.*\/api\/auth\/user/];

test('a guest finds a tool on the shelf and has a note shortened', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/ai/content-tools');
  await page.getByRole('searchbox', { name: 'Find a tool' }).fill('fewer words');
  await page.getByRole('link', { name: 'Shorten' }).click();
  await page.getByRole('button', { name: 'A notice, tighter' }).click();
  await page.getByRole('button', { name: 'Shorten', exact: true }).click();
  await page.getByText('Because the lift is broken, we cannot use the third floor now.').waitFor();
  await page.getByLabel('Show what changed').check();
  await expect
    .poll(() => page.getByRole('region', { name: 'Result' }).locator('del').count())
    .toBeGreaterThan(3);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page, page.getByRole('region', { name: 'Result' }).locator('del').first());
  expectNoProblems(opened, guest);
  await opened.close();
});

test('a document: a heading by slash, a suggestion by Bamboo taken, one’s own refused, a comment, and Word', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/ai/text-editor');
  await page.getByRole('button', { name: 'New document' }).click();
  const text = page.getByRole('textbox', { name: 'Document' });
  await text.click();
  await page.keyboard.type('/heading');
  await page.getByRole('listbox', { name: 'Add to the document' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('The garden');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We are not able to meet due to the fact that the hall is closed.');
  await expectAccessible(page, page.getByRole('button', { name: 'The garden' }));

  await text.locator('p').first().click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Suggest…' }).click();
  await page.getByRole('menuitem', { name: 'Rewrite clearly' }).click();
  await text.locator('ins').first().waitFor();
  // The text itself is as it was until someone takes it.
  await expect.poll(() => text.locator('del').first().textContent()).toContain('are not able to');
  await page.getByRole('tab', { name: /Changes/ }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect
    .poll(() => text.locator('p').first().textContent())
    .toBe('We cannot meet because the hall is closed.');

  await page.getByRole('button', { name: 'Suggest changes' }).click();
  await text.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Sorry!');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Sorry!' })
    .getByRole('button', { name: 'Reject' })
    .click();
  await expect
    .poll(() => text.locator('p').first().textContent())
    .toBe('We cannot meet because the hall is closed.');

  await text.locator('p').first().click({ clickCount: 3 });
  await page.getByRole('tab', { name: /Comments/ }).click();
  await page.getByRole('textbox', { name: 'Comment on the selection' }).fill('Which hall?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await text.locator('mark').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page, page.getByText('Saved', { exact: true }));

  // What was written stays; nothing hostile that is pasted runs or loads.
  await reload(page);
  await text.locator('mark').waitFor();
  await text.click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<ul><li>one<script>window.hacked=1</script></li></ul><img src="https://spy.example/x.png" onerror="window.hacked=1"><a href="javascript:window.hacked=1">x</a>',
    );
    document
      .querySelector('.document')!
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await text.locator('li').waitFor();
  expect(await text.innerHTML()).not.toMatch(/spy\.example|javascript:|script/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // The browser says that it did not run what was pasted.
  expectNoProblems(opened, [...guest, /inline event handler violates/]);
  await opened.close();
});
