/** One brief to a set and on: facts locked, a voice, a calendar, and results that go from tool to tool. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';
import { made } from './made-run.ts';

useAppAndBrowser();
const guest = [/401.*\/api\/auth\/user/];
const studio = '/v2/content-creation-studio';

const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the set' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

async function makeBakery(page: Page) {
  await visit(page, studio);
  await page.getByRole('button', { name: 'A bakery opens' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('tab', { name: /Parts/ }).waitFor();
}

test('a brief becomes a set; a fact that changes is marked and put right, and the plan is a calendar', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await makeBakery(page);
  await part(page, 'X').click();
  await page.getByText('265 of 280').waitFor();
  await page.getByRole('figure', { name: 'Preview for X' }).getByText('Mill Lane Bakery').waitFor();
  await page.getByRole('textbox', { name: 'Post' }).fill('Our own words. Saturday 14 March, 7 am.');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page, page.getByText('Edited', { exact: true }));

  await page.getByRole('tab', { name: 'Brief' }).click();
  await page.getByRole('textbox', { name: 'Value (1)' }).fill('Sunday 15 March, 8 am');
  await expectAccessible(page, page.getByText('11 parts say something that’s no longer in the brief.'));
  await page.getByRole('tab', { name: /Parts/ }).click();
  const lock = page.getByRole('region', { name: 'Fact lock' });
  await lock.getByText('It should be “Sunday 15 March, 8 am”.').waitFor();
  await lock.getByRole('button', { name: 'Fix', exact: true }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Post' }).inputValue())
    .toBe('Our own words. Sunday 15 March, 8 am.');
  // One step back, and forth again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await lock.waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Regenerate from the brief' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('tab', { name: 'Brief' }).click();
  await page.getByRole('button', { name: 'Fix in all 10 parts' }).click();
  await page.getByText('Every part matches the brief.').waitFor();

  await page.getByRole('tab', { name: 'Voice' }).click();
  await page
    .getByRole('textbox', { name: 'Texts that sound like you' })
    .fill('We bake bread. Our bread is warm.\n---\nWe do not hurry. Our bread is simple.');
  await page.getByRole('button', { name: 'Learn from samples' }).click();
  await page.getByText(/parts break a rule/).waitFor();
  await page.getByRole('switch', { name: 'Maximum words per sentence' }).uncheck();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page, page.getByText('Every part follows your rules.'));

  await page.getByRole('tab', { name: /Calendar/ }).click();
  await page.getByLabel('X: publish date').fill('2026-03-12T09:30');
  const chip = page.getByRole('button', { name: '09:30 X' });
  await chip.dragTo(page.locator('[data-day="2026-03-13"]'));
  await expect.poll(() => page.getByLabel('X: publish date').inputValue()).toBe('2026-03-13T09:30');
  await expectAccessible(page, chip);
  await page.getByText('Saved', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file (ICS)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/DTSTART:20260313T\d{4}00Z/);
  await reload(page);
  await part(page, 'X').click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Post' }).inputValue())
    .toBe('Our own words. Sunday 15 March, 8 am.');
  expectNoProblems(opened, guest);
  await opened.close();
});

test('on a telephone nothing goes sideways', async () => {
  const opened = await openAs(null, { width: 390, theme: 'dark' });
  const { page } = opened;
  await makeBakery(page);
  for (const tab of [/Parts/, 'Brief', 'Voice', /Calendar/]) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await expectAccessible(page, page.getByRole('tabpanel', { name: /Calendar/ }));
  await opened.close();
});

/** Makes something, then opens the menu that sends it on. */
async function sendOn(
  page: Page,
  to: string,
  menu: 'Use in another tool' | 'Send to…' = 'Use in another tool',
) {
  await page.getByRole('button', { name: menu }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`^${to}`) })
    .click();
}

test('what one tool makes, another goes on with', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  const inEditor = (words: string) =>
    page.getByRole('textbox', { name: 'Document' }).getByText(words).first().waitFor();

  // A part of a set, to the editor and to e-mail.
  await makeBakery(page);
  const set = page.url();
  await sendOn(page, 'Text editor', 'Send to…');
  await inEditor('The first 50 customers get a free cinnamon bun.');
  await visit(page, set);
  await part(page, 'Newsletter').click();
  await sendOn(page, 'FrenlyEmail', 'Send to…');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Subject' }).inputValue())
    .toBe('Bakery opening on Mill Lane');

  // A summary, to the studio.
  await visit(page, '/ai/content-tools?tool=shorten');
  await page.getByRole('button', { name: 'A notice, tighter' }).click();
  await page.getByRole('button', { name: 'Shorten', exact: true }).click();
  await sendOn(page, 'Content creation studio');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'What do you want to say?' }).inputValue())
    .toContain('lift is broken');
  expectNoProblems(opened, guest);
  await opened.close();
});

test('an answer goes to the editor, a picture to the studio', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, studio);
  const answer = await made(page, 'consensus', { question: 'What is the capital of Portugal?' });
  await visit(page, `/ai/text-editor?from=${answer}`);
  await page.getByRole('textbox', { name: 'Document' }).getByText('Lisbon').first().waitFor();
  // Whoever comes again by the same address finds the same document.
  const document = new URL(page.url()).searchParams.get('work');
  await visit(page, `/ai/text-editor?from=${answer}`);
  await expect.poll(() => new URL(page.url()).searchParams.get('work')).toBe(document);

  const picture = await made(page, 'lens', { sample: 'poster' });
  await visit(page, `${studio}?from=${picture}`);
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('A poster');
  await page.getByRole('textbox', { name: 'What do you want to say?' }).fill('Come on Friday at 8 pm.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await part(page, 'Picture').click();
  await page.getByRole('button', { name: 'Remove picture' }).waitFor();
  expectNoProblems(opened, guest);
  await opened.close();
});
