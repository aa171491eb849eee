/** Talking and seeing it change: two builds of one wish, pointing at elements, exact changes, and the time line. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import { openProject, preview, projectOf } from './code-project.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();
const guest = [/401.*\/api\/auth\/user/];

async function point(page: Page) {
  await page.getByRole('button', { name: 'Point', exact: true }).click();
  await page.getByRole('button', { name: 'Point', exact: true, pressed: true }).waitFor();
}
const form = (page: Page) => page.getByRole('form', { name: 'Change this element' });
const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem');

test('a wish becomes two builds; the chosen one is changed by pointing, and every change can be undone', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/v2/vibe-coder');
  await page
    .getByRole('textbox', { name: 'What do you want to build?' })
    .fill('A pomodoro of 50 minutes with notes');
  await page.getByRole('button', { name: 'Build two versions' }).click();
  for (const look of ['Calm', 'Bold'])
    await page
      .frameLocator(`iframe[title="${look} version"]`)
      .getByRole('timer')
      .filter({ hasText: '50:00' })
      .waitFor();
  await expectAccessible(page, page.getByRole('region', { name: 'Bold version' }));
  await page.getByRole('button', { name: 'Choose bold' }).click();
  const frame = preview(page);
  await frame.getByRole('timer').filter({ hasText: '50:00' }).waitFor();
  await expect.poll(() => changes(page).count()).toBe(1);

  await point(page);
  await frame.getByRole('heading', { name: 'Notes', exact: true }).click();
  await form(page).getByRole('textbox', { name: 'Text' }).fill('My notes');
  await form(page).getByLabel('Size', { exact: false }).fill('40');
  await expectAccessible(page, form(page));
  await form(page).getByRole('button', { name: 'Apply' }).click();
  const heading = frame.getByRole('heading', { name: 'My notes' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((one) => getComputedStyle(one).fontSize)).toBe('40px');
  await expect.poll(() => changes(page).count()).toBe(2);

  await page.getByRole('textbox', { name: 'Say what to change' }).fill('Focus 40 minutes, in purple');
  await page.getByRole('button', { name: 'Change it' }).click();
  await frame.getByRole('timer').filter({ hasText: '40:00' }).waitFor();
  await expect.poll(() => changes(page).count()).toBe(3);

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await frame.getByRole('timer').filter({ hasText: '50:00' }).waitFor();
  await undo.click();
  await frame.getByRole('heading', { name: 'Notes', exact: true }).waitFor();
  await expect.poll(() => undo.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Redo' }).click();
  await heading.waitFor();
  await changes(page).nth(2).getByRole('button').click();
  await frame.getByRole('timer').filter({ hasText: '40:00' }).waitFor();
  await expect.poll(() => changes(page).count()).toBe(3);
  expectNoProblems(opened, guest);
  await opened.close();
});

test('elements are reached by keys and in a list; parts are moved and hidden', async () => {
  const member = await makeMember(app, 'viber');
  const opened = await openAs(member, { width: 390 });
  const { page } = opened;
  const { id } = await callAs(app, member)<{ id: string }>('POST', '/api/works', {
    kind: 'project',
    title: 'Three lines',
    content: projectOf({ 'index.html': '<h1>One</h1>\n<p>Two</p>\n<p>Three</p>\n' }),
  });
  await visit(page, `/v2/vibe-coder?work=${id}`);
  const frame = preview(page);
  const texts = () => frame.locator('h1, p').allTextContents();
  await frame.getByText('Three').waitFor();

  await point(page);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await form(page).getByText('“Three”').waitFor();
  await form(page).getByRole('button', { name: 'Move up' }).click();
  await expect.poll(texts).toEqual(['One', 'Three', 'Two']);

  await page.getByRole('button', { name: 'List of elements' }).click();
  await page.getByRole('combobox', { name: 'Element' }).selectOption({ label: 'h1 · One' });
  await form(page).getByRole('button', { name: 'Hide' }).click();
  await expect.poll(() => frame.getByText('One').isVisible()).toBe(false);

  await page.getByRole('textbox', { name: 'Say what to change' }).fill('Write me a poem');
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByText('Without a language model, only colours', { exact: false }).waitFor();
  expectNoProblems(opened);
  await opened.close();
});

test('helpers explain and try: an expression that never ends is stopped, cron names its next runs', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/code-generator?helper=regex');
  await page.getByText('“2026-03-01” at 7', { exact: false }).waitFor();
  await expectAccessible(page, page.getByRole('region', { name: 'Explanation' }));
  await page.getByRole('textbox', { name: 'Texts to try' }).fill(`${'a'.repeat(40)}!`);
  await page.getByRole('textbox', { name: 'Regular expression' }).fill('^(a+)+$');
  await page.getByText('This took longer than a second', { exact: false }).waitFor();
  await page.getByRole('textbox', { name: 'Regular expression' }).fill('(');
  await page.getByText('Unterminated group').waitFor();
  await page.getByRole('link', { name: 'Cron' }).click();
  await page.getByRole('textbox', { name: 'Cron expression' }).fill('0 0 31 2 *');
  await page.getByText('Never: there is no such day.').waitFor();
  await page.getByRole('textbox', { name: 'Cron expression' }).fill('@daily');
  await expect.poll(() => page.getByText(/T.*Z\)$/).count()).toBe(8);
  await page.getByRole('link', { name: 'SQL' }).click();
  await expectAccessible(page, page.getByText('GROUP BY city').first());
  await page.getByRole('link', { name: 'Shell' }).click();
  await page.getByRole('textbox', { name: 'Shell command' }).fill('ls -lQ && frobnicate');
  await expect.poll(() => page.getByText('Not known here').count()).toBe(2);
  expectNoProblems(opened, guest);
  await opened.close();
});

test('a shared project runs before its code is shown', async () => {
  const member = await makeMember(app, 'sharer');
  const callMember = callAs(app, member);
  const { id } = await callMember<{ id: string }>('POST', '/api/works', {
    kind: 'project',
    title: 'Shown to all',
    content: projectOf({ 'index.html': '<h1>It runs</h1>' }),
  });
  const shared = await callMember<{ path: string }>('POST', `/api/works/${id}/shares`, { version: null });
  const opened = await openAs(null, { width: 390 });
  await visit(opened.page, shared.path);
  await preview(opened.page).getByRole('heading', { name: 'It runs' }).waitFor();
  await opened.page.getByRole('button', { name: 'Open the code' }).click();
  await opened.page.getByRole('button', { name: 'Files', exact: true }).click();
  await opened.page.getByRole('button', { name: 'index.html', exact: true }).waitFor();
  expectNoProblems(opened, guest);
  await opened.close();
});

test('tests of a project run in a frame, and what fails is named', async () => {
  const member = await makeMember(app, 'tester');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  await openProject(
    page,
    member,
    projectOf({
      'add.test.ts':
        'import { add } from "./add.ts";\ntest("adds", () => expect(add(1, 2)).toBe(3));\ndescribe("wrong", () => test("fails", async () => expect([1]).toEqual([2])));',
      'add.ts': 'export const add = (a: number, b: number) => a + b;',
      'index.html': '<h1>Sum</h1>',
    }),
  );
  await page.getByRole('button', { name: 'Run tests' }).click();
  await page.getByText('1 passed, 1 failed').waitFor();
  await expectAccessible(page, page.getByText('Expected [1] toEqual [2]'));
  expectNoProblems(opened);
  await opened.close();
});
