/** What axe finds once something was pressed: menus, dialogs and results that are not as hoped, one look each. */
import type { Page } from 'playwright-core';
import { afterAll, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { openPage, visit } from '#testing/browser.ts';
import { startFakeProvider, type FakeProvider } from '#testing/fake-provider.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

let provider: FakeProvider;
const models = ['alpha', 'beta', 'gamma'].map((id) => ({ id, title: `Engine ${id}`, price: [0, 0] }));

useAppAndBrowser(async () => {
  provider = await startFakeProvider();
  const server = { name: 'Grove', url: `${provider.url}/v1`, key: 'any', models };
  return { ENGINE_SERVERS: JSON.stringify([server]), LOCAL_ENGINES: 'false' };
});
afterAll(async () => {
  await provider?.close();
});

/** At its end, where the box covers nothing. */
async function expectAccessibleAtEnd(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
}

async function ask(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: question }).waitFor();
}

test('a council, answers that do not agree, and the menus of both', async () => {
  const { storageState } = await makeMember(app, 'looker');
  const { page, close } = await openPage(browser, { reducedMotion: true, context: { storageState } });
  const says = (to: string, words: string) => ({ to: `"model":"${to}"`, words: [words] });
  provider.play(
    says('alpha', 'The tower is 330 m tall.'),
    says('beta', 'The tower is 300 m tall.'),
    says('gamma', 'The tower is 324 m tall.'),
  );
  await visit(page, `${app.url}/ai/consensus`);
  await page.getByText('Council', { exact: true }).click();
  await ask(page, 'How tall is the tower?');
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await expectAccessibleAtEnd(page);
  await page.getByRole('button', { name: 'More for this question' }).click();
  await page.getByRole('menuitem', { name: 'Branch from here' }).waitFor();
  await expectAccessible(page);

  await visit(page, `${app.url}/chat/history`);
  await page.getByRole('button', { name: /^More for How tall/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename chat' }).waitFor();
  await expectAccessible(page);
  await close();
});

test('a collaboration that failed, a result with its dialogs', async () => {
  const { storageState } = await makeMember(app, 'opener');
  const { page, close } = await openPage(browser, {
    width: 390,
    theme: 'dark',
    reducedMotion: true,
    context: { storageState },
  });
  provider.play(...models.map(({ id }) => ({ to: `"model":"${id}"`, status: 401 })));
  await visit(page, `${app.url}/ai/collaborate`);
  await page.getByRole('textbox', { name: 'What should be written?' }).first().fill('A poem about bamboo');
  await page.getByRole('button', { name: 'Start working' }).click();
  await page.getByText('It could not continue').waitFor();
  await expectAccessibleAtEnd(page);

  await visit(page, `${app.url}/ai/summarise`);
  await page.getByRole('button', { name: 'How bamboo grows' }).click();
  await page.getByRole('combobox', { name: 'Engine' }).selectOption('bamboo/scribe');
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
