/** A document from the first question to Word, and the way to a real professional. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a letter is made from answers, which stay when one goes back, and is taken away', async () => {
  const opened = await openAs(await makeMember(app, 'lettered'), { width: 1440 });
  const { page } = opened;
  await visit(page, '/lawyer');
  await page.getByText('no lawyer has read these texts').waitFor();
  const start = page.getByRole('button', { name: 'Start: Demand letter' });
  await expect.poll(() => start.isDisabled()).toBe(true);
  await page.getByLabel('Whose law applies?').selectOption({ label: 'Germany' });
  await start.click();

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('[Full name of the sender]').first().waitFor();
  await page.getByLabel('Full name of the sender').fill('Perpetua Nightingale');
  await preview.getByText('Perpetua Nightingale').first().waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Full name of whoever owes the money').fill('Marimba & Sons');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect
    .poll(() => page.getByLabel('Full name of the sender').inputValue())
    .toBe('Perpetua Nightingale');
  await expectAccessible(page, preview.getByText('Marimba & Sons').first());

  await page.getByText('Saved', { exact: true }).first().waitFor();
  await reload(page);
  await preview.getByText('Marimba & Sons').first().waitFor();
  await page.getByRole('button', { name: /^3\. The claim/ }).click();
  await page.getByLabel('Amount with its currency').fill('EUR 730.00');
  await preview.getByText('EUR 730.00').first().waitFor();
  await page.getByText('About this text and your place').click();
  await page.getByText('Mahnbescheid').waitFor();
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /Sheet for a professional/ }).waitFor();
  await page.keyboard.press('Escape');

  await visit(page, '/lawyer');
  await page.getByRole('link', { name: 'Demand letter' }).waitFor();
  await visit(page, '/professional-services');
  await page.getByText('Someone owes me money').click();
  await page.getByText('Small claims court').waitFor();
  await expectAccessible(page, page.getByRole('link', { name: 'Demand letter' }));
  expectNoProblems(opened);
  await opened.close();
});

test('on a phone a guest makes a document, and nothing scrolls sideways', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/lawyer');
  await page.getByLabel('Whose law applies?').selectOption({ label: 'Kenya' });
  await page.getByRole('button', { name: 'Start: Outline for a will' }).click();
  await page.getByText('It is not a will, and signing it does not make it one').first().waitFor();
  await page.getByRole('link', { name: 'numbers to call' }).waitFor();
  await page.getByText('About this text and your place').click();
  await page.getByText('We have no notes for this place').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});

test('a pasted contract is checked in the page, with the passages marked, and nothing is sent', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visit(page, '/lawyer');
  await page
    .getByLabel('Text of the document')
    .fill(
      'The price is EUR 100. It is paid by the Client within thirty (20) days. The law of Kenya applies to this.',
    );
  await page.getByRole('button', { name: 'Check the text' }).click();
  const result = page.getByRole('region', { name: 'Result of the check' });
  await result.getByRole('button', { name: /“thirty” and 20 disagree/ }).click();
  await expectAccessible(page, result.locator('mark', { hasText: 'thirty (20)' }));
  await result.getByText('Liability').waitFor();
  expect(sent.filter((address) => address.includes('/api/law') || address.includes('/api/works'))).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await opened.close();
});

test('after three hours the page says again what it is not', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await page.clock.install();
  await visit(page, '/lawyer');
  await page.getByLabel('Whose law applies?').selectOption({ label: 'Kenya' });
  await page.clock.fastForward('03:00:01');
  const reminder = page.getByRole('dialog', { name: 'A reminder' });
  await reminder.getByText('not a lawyer').waitFor();
  await reminder.getByRole('button', { name: 'Continue' }).click();
  await opened.close();
});
