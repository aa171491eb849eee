/** The code architect: from a pattern to a scaffold, and from a repository to a drawing. */
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();
const guest = [/401.*\/api\/auth\/user/];
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
const diagram = (page: Page) => page.getByRole('img', { name: 'Diagram; its source is below' }).first();

test('a pattern becomes a system that is edited, kept and opened as a code project', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/v2/code-architect');
  await page.getByRole('button', { name: 'A library' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectAccessible(page, diagram(page));

  await page.getByRole('button', { name: 'Add component' }).click();
  const added = page.getByRole('group', { name: 'component 6' });
  await added.getByLabel('Name').fill('Search engine');
  await saved(page);

  await page.getByRole('tab', { name: 'Data' }).click();
  const entities = page.getByLabel('Entities');
  await entities.fill('Book: title, author -> Nobody');
  await page.getByText('there is no entity Nobody').waitFor();
  await entities.fill('Author: name\nBook: title, author -> Author');
  await saved(page);
  await expectAccessible(page, diagram(page));

  await page.getByRole('tab', { name: 'Decisions and risks' }).click();
  await page.getByRole('button', { name: 'Add risk' }).click();
  await expectAccessible(page, page.getByRole('group', { name: 'risk 3' }));

  await page.getByRole('tab', { name: 'Files' }).click();
  await expectAccessible(page, page.getByText('create table "books"').first());
  await saved(page);
  await reload(page);
  await page.getByRole('tab', { name: 'Data' }).click();
  await expect.poll(() => entities.inputValue()).toBe('Author: name\nBook: title, author -> Author');

  await page.getByRole('button', { name: 'Open the scaffold' }).click();
  await page.waitForURL(/\/code-generator\?work=/);
  await page.getByRole('button', { name: 'README.md', exact: true }).waitFor();
  expectNoProblems(opened, guest);
  await opened.close();
});

test('a repository is drawn from its ZIP, and what is none is refused with words', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/v2/code-architect');
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .getByLabel('Read a repository (ZIP)')
      .setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) });
  await choose('broken.zip', strToU8('no archive'));
  await page.getByRole('alert').waitFor();
  await choose(
    'tool.zip',
    zipSync({
      'README.md': strToU8('# Tool'),
      'src/api/a.ts': strToU8("import '../db/b.ts';"),
      'src/db/b.ts': strToU8("import '../api/a.ts';"),
    }),
  );
  await expectAccessible(page, diagram(page));
  await page.getByRole('tab', { name: 'Decisions and risks' }).click();
  await expect
    .poll(() => page.getByLabel('Risk', { exact: true }).inputValue())
    .toBe('src/api and src/db import each other');
  expectNoProblems(opened, guest);
  await opened.close();
});
