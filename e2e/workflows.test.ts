/** A workflow from a template, changed with the keyboard, run, approved, and found again in its history. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();

test('a template is opened, drawn, run with an approval, and its history kept', async () => {
  const owner = await openAs(await makeMember(app, 'weaver'), { width: 1440 });
  const { page } = owner;
  await visit(page, '/v2/workflow-builder');
  const use = page.getByRole('button', { name: 'Use template: Reply, with your approval' });
  await expectAccessible(page, use);
  await use.click();
  await page.locator('.react-flow__node').filter({ hasText: 'Approve the reply' }).waitFor();
  await page.getByText('Free.', { exact: true }).waitFor();
  await expectAccessible(page, page.getByRole('button', { name: 'Run', exact: true }));
  await page.getByRole('textbox', { name: 'Your name' }).fill('Robin');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Robin').first().waitFor();
  await expectAccessible(page, result);
  await page
    .getByRole('list', { name: 'What each step did' })
    .getByRole('button', { name: /Write the reply/ })
    .click();
  await page.getByText('What went in').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: /Done By hand/ }).waitFor();
  await page.getByRole('tab', { name: 'Schedules and webhooks' }).click();
  await page.getByRole('button', { name: 'Add schedule' }).click();
  await page.getByText(/^Every day at 08:00/).waitFor();
  await expectAccessible(page, page.getByRole('button', { name: 'Add webhook' }));
  await expectNoProblems(owner);
});

test('on a phone a workflow is built as a list, with the keyboard alone, and says what is missing', async () => {
  const owner = await openAs(await makeMember(app, 'walker'), { width: 390 });
  const { page } = owner;
  await visit(page, '/v2/workflow-builder');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('textbox', { name: 'Find a tool' }).fill('Grammar');
  const choice = page.getByRole('dialog').getByRole('button', { name: /^Grammar and spelling/ });
  await expectAccessible(page, choice);
  await choice.press('Enter');
  const steps = page.getByRole('list', { name: 'Steps' });
  await steps.getByText('Needs attention').waitFor();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('She go to school every day.');
  await steps.getByText('Needs attention').waitFor({ state: 'detached' });
  await saved(page);
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await expect.poll(() => run.isEnabled()).toBe(true);
  await run.press('Enter');
  await page
    .getByRole('region', { name: 'Result' })
    .getByText(/She goes to school/)
    .waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectNoProblems(owner);
});
