/** What axe finds once something was pressed: menus, dialogs and results, one look each. */
import { test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a council, a question nobody can answer, and the menu of a chat', async () => {
  const { storageState } = await makeMember(app, 'looker');
  const { page, close } = await openPage(browser, { reducedMotion: true, context: { storageState } });
  await visit(page, `${app.url}/ai/consensus`);
  await page.getByRole('radio', { name: 'Council' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is the capital of Bolivia?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('Everyone has answered.').waitFor({ state: 'attached' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More for this question' }).click();
  await page.getByRole('menuitem', { name: 'Branch from here' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await visit(page, `${app.url}/ai/consensus`);
  await page
    .getByRole('textbox', { name: 'Your question' })
    .fill('Who will win the next regatta in Nimwood?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('Nobody here knows that yet.').waitFor();
  await expectAccessible(page);

  await visit(page, `${app.url}/chat/history`);
  await page.getByRole('button', { name: /^More for What is the capital/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename chat' }).waitFor();
  await expectAccessible(page);
  await close();
});

test('a collaboration that cannot be written, and the dialogs of a result', async () => {
  const { storageState } = await makeMember(app, 'dialoger');
  const { page, close } = await openPage(browser, {
    width: 390,
    reducedMotion: true,
    context: { storageState },
  });
  await visit(page, `${app.url}/ai/collaborate`);
  await page.getByLabel('What should be written?').fill('A poem about bamboo');
  await page.getByRole('button', { name: 'Start working' }).click();
  await page.getByText('It could not continue').waitFor();
  await expectAccessible(page);

  await visit(page, `${app.url}/ai/summarise`);
  await page.getByRole('button', { name: 'How bamboo grows' }).click();
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog', { name: 'Share by link' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to gallery' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  await expectAccessible(page);
  await close();
});
