/** What axe finds once something was pressed: menus, dialogs and results that are not as hoped, one look each. */
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { visit } from '#testing/browser.ts';
import { app, openAs, useAppWithEngines, world } from './app-and-browser.ts';
import { models } from './outside-world.ts';
import { makeMember } from './people.ts';

useAppWithEngines();

/** At its end, where the box covers nothing. */
async function expectAccessibleAtEnd(page: Page, shown: Locator) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, shown);
}

async function ask(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: question }).waitFor();
}

test('a council, answers that do not agree, and the menus of both', async () => {
  const { storageState } = await makeMember(app, 'looker');
  const { page, close } = await openAs({ storageState }, { reducedMotion: true });
  const says = (to: string, words: string) => ({ to: `"model":"${to}"`, words: [words] });
  world.provider.play(
    says('alpha', 'The tower is 330 m tall.'),
    says('beta', 'The tower is 300 m tall.'),
    says('gamma', 'The tower is 324 m tall.'),
  );
  await visit(page, `${app.url}/ai/consensus`);
  await page.getByText('Council', { exact: true }).click();
  await ask(page, 'How tall is the tower?');
  await expectAccessibleAtEnd(page, page.getByRole('button', { name: 'Share', exact: true }));
  await page.getByRole('button', { name: 'More for this question' }).click();
  await expectAccessible(page, page.getByRole('menuitem', { name: 'Branch from here' }));

  await visit(page, `${app.url}/chat/history`);
  await page.getByRole('button', { name: /^More for How tall/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expectAccessible(page, page.getByRole('dialog', { name: 'Rename chat' }));
  await close();
});

test('a collaboration that failed, a result with its dialogs', async () => {
  const { storageState } = await makeMember(app, 'opener');
  const { page, close } = await openAs(
    { storageState },
    {
      width: 390,
      theme: 'dark',
      reducedMotion: true,
    },
  );
  world.provider.play(...models.map(({ id }) => ({ to: `"model":"${id}"`, status: 401 })));
  await visit(page, `${app.url}/ai/collaborate`);
  await page.getByRole('textbox', { name: 'What should be written?' }).first().fill('A poem about bamboo');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectAccessibleAtEnd(page, page.getByText('Something went wrong'));

  await visit(page, `${app.url}/ai/summarise`);
  await page.getByRole('button', { name: 'How bamboo grows' }).click();
  await page.getByRole('combobox', { name: 'Engine' }).selectOption('bamboo/scribe');
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expectAccessible(page, page.getByRole('dialog', { name: 'Share by link' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to gallery' }).click();
  await expectAccessible(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await close();
});
