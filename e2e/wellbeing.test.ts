/** The companion without a language model: crisis first, then talk, exercises, questionnaires and private entries. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('words of crisis bring help before anything is sent, on a phone too', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visit(page, '/therapist');
  await page.getByText('not a therapist and not a doctor').waitFor();
  await page.getByRole('button', { name: 'No, I’m safe' }).click();
  await page.getByRole('button', { name: 'I can’t say' }).click();
  await page.getByLabel('What happened').fill('I just want to die');
  await page.getByRole('button', { name: 'Continue' }).click();
  const help = page.getByRole('region', { name: 'Help now' });
  await help.getByText('In danger right now').waitFor();
  await help.getByLabel('Your country').selectOption({ label: 'Germany' });
  await help.getByRole('link', { name: '112' }).waitFor();
  await help.getByRole('link', { name: '0800 111 0 111' }).waitFor();
  expect(sent.filter((address) => address.includes('/api/wellbeing'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page, help.getByRole('link', { name: '0800 111 0 111' }));
  await page.getByRole('button', { name: 'I’m safe for now, go on' }).click();
  await page.getByLabel('The hardest part').waitFor();
  expectNoProblems(opened, [/401.*\/api\/auth\/user/]);
  await opened.close();
});

test('numbers to call are always in sight, and everyone is asked whether they are safe', async () => {
  const opened = await openAs(await makeMember(app, 'steady'), { width: 390 });
  const { page } = opened;
  await visit(page, '/therapist?part=plan');
  await page.getByLabel('Whom can I ask for help?').fill('My sister, any hour');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();

  await page.getByRole('tab', { name: 'Talk' }).click();
  const bar = page.getByRole('region', { name: 'Numbers to call' });
  await bar.getByLabel('Your country').selectOption({ label: 'Netherlands' });
  await bar.getByRole('link', { name: 'Emergency 112' }).waitFor();
  await bar.getByRole('link', { name: /^Help line 113/ }).waitFor();
  await bar.getByRole('button', { name: 'Fold to one line' }).click();
  await bar.getByRole('link', { name: 'Emergency 112' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await crumbs.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    bottom,
  );
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom > 0)).toBe(true);

  await page.getByText('are you thinking about hurting yourself').waitFor();
  await page.getByRole('button', { name: 'Yes, or I’m not sure' }).click();
  const help = page.getByRole('region', { name: 'Help now' });
  await help.getByRole('link', { name: '112', exact: true }).waitFor();
  await help.getByText('My sister, any hour').waitFor();
  await expectAccessible(page, help.getByText('My sister, any hour'));
  await help.getByRole('button', { name: 'Close help' }).click();
  await expect.poll(() => help.count()).toBe(0);
  await page.getByRole('button', { name: 'Show help' }).click();
  await help.waitFor();
  await page.getByRole('button', { name: 'Continue writing' }).click();
  await page.getByText('What do you feel at the moment?').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expectNoProblems(opened);
  await opened.close();
});

test('the panda’s chat shows help lines with its answer', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/about-pandas');
  await page.getByRole('button', { name: 'Ask the panda' }).click();
  await page.getByLabel('Your question').fill('I want to die');
  await page.getByRole('button', { name: 'Send' }).click();
  const help = page.getByRole('region', { name: 'Help now' });
  await expectAccessible(page, help.getByText('In danger right now'));
  await page.getByText('I am sorry that things are this hard').waitFor();
  await opened.close();
});

test('a member checks in, writes, answers PHQ-9, and finds it again after a reload', async () => {
  const opened = await openAs(await makeMember(app, 'gentle'), { width: 1440 });
  const { page } = opened;
  await visit(page, '/therapist?part=check-in');
  await page.getByLabel('Good', { exact: true }).check();
  await page.getByText('Calm', { exact: true }).click();
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expectAccessible(page, page.getByRole('figure', { name: 'Your mood' }));

  await page.getByRole('tab', { name: 'Journal' }).click();
  await page.getByLabel('Write what you like').fill('A quiet evening by the river.');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await page.getByText('A quiet evening by the river.').waitFor();
  await reload(page);
  await page.getByText('A quiet evening by the river.').waitFor();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('A quiet evening by the river.').waitFor();

  await page.getByRole('tab', { name: 'Questionnaires' }).click();
  const answers = page.getByRole('form', { name: 'PHQ-9' }).getByText('Several days');
  await expect.poll(() => answers.count()).toBe(9);
  for (const answer of await answers.all()) await answer.click();
  await page.getByRole('region', { name: 'Help now' }).waitFor();
  await page.getByRole('button', { name: 'Show my score' }).click();
  await expectAccessible(page, page.getByText('PHQ-9: 9 of 27'));

  await page.getByRole('tab', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: 'Start: Grounding 5-4-3-2-1' }).click();
  await page.getByLabel('Five things you can see: 1').fill('A lamp');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();

  await page.getByRole('tab', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('3 entries deleted').first().waitFor();
  expectNoProblems(opened);
  await opened.close();
});
