/** Code projects: generated from building blocks, edited beside their preview, opened from a ZIP and taken away as one. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { consoleList, openProject, preview, projectOf } from './code-project.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();
const guest = [/401.*\/api\/auth\/user/];

const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();

test('a description becomes a running app, which is edited, restored, shared and taken away', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  await visit(page, '/code-generator');
  await page.getByRole('button', { name: 'A booking form' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const frame = preview(page);
  await frame.getByRole('heading', { name: 'Book a table' }).waitFor();
  await frame.getByRole('button', { name: 'Send' }).click();
  await frame.getByText('Enter name.').waitFor();
  await frame.getByLabel('Name', { exact: true }).fill('Ada');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expectAccessible(page, frame.getByText('Name: Ada', { exact: false }));

  await page.getByRole('button', { name: 'index.html', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'index.html' });
  await code.getByText('<h1>', { exact: false }).first().waitFor();
  await code.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('<p>Written here</p>');
  await frame.getByText('Written here').waitFor();
  // What was entered in the preview is still there after it was built again.
  await frame.getByText('Name: Ada', { exact: false }).waitFor();
  await saved(page);
  await reload(page);
  await frame.getByText('Written here').waitFor();

  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show version 1', exact: true }).click();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => frame.getByText('Written here').count()).toBe(0);

  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All files (ZIP)' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  expect(Object.keys(files)).toContain('blocks/form.js');
  expectNoProblems(opened, guest);
  await opened.close();
});

test('files are added, renamed, searched and deleted; a mistake is shown with its place', async () => {
  const member = await makeMember(app, 'coder');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  await openProject(
    page,
    member,
    projectOf({
      'index.html': '<h1>One</h1><script type="module" src="main.ts"></script>',
      'main.ts': 'const a: number = 1;\n\nthrow new Error(`Oh ${a}`);',
    }),
  );
  await consoleList(page).getByText('Oh 1', { exact: false }).waitFor();
  await consoleList(page).getByRole('button', { name: 'main.ts:3' }).click();
  await page.getByRole('textbox', { name: 'main.ts' }).waitFor();
  await page.keyboard.type('// ');
  await consoleList(page).getByText('No messages').waitFor();

  await page.getByRole('button', { name: 'New file' }).click();
  await page.getByRole('textbox', { name: 'Path' }).fill('../out.ts');
  await page.getByRole('button', { name: 'Add file' }).click();
  await page.getByText('Use letters, digits', { exact: false }).waitFor();
  await page.getByRole('textbox', { name: 'Path' }).fill('lib/words.ts');
  await page.getByRole('button', { name: 'Add file' }).click();
  await page.getByRole('textbox', { name: 'lib/words.ts' }).fill('export const findMe = 1;');
  await page.getByRole('searchbox', { name: 'Search in files' }).fill('findme');
  await page.getByRole('list', { name: 'Matches' }).getByText('lib/words.ts:1').waitFor();
  await page.getByRole('button', { name: 'Options for lib', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('No matches').waitFor();
  expectNoProblems(opened, [/Oh 1/]);
  await opened.close();
});

test('a ZIP is opened as a project; what leads out of it is left out', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/code-generator');
  const bytes = zipSync({
    'x/index.html': strToU8('<h1>From a ZIP</h1>'),
    '../evil.html': strToU8('<h1>Evil</h1>'),
  });
  await page
    .getByLabel('Open a ZIP')
    .setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) });
  await preview(page).getByRole('heading', { name: 'From a ZIP' }).waitFor();
  await page.getByText('1 file was left out').first().waitFor();
  expectNoProblems(opened, guest);
  await opened.close();
});

test('a project that imports React runs', async () => {
  const member = await makeMember(app, 'coder');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  await openProject(
    page,
    member,
    projectOf({
      'index.html': '<div id="root"></div><script type="module" src="src/main.tsx"></script>',
      'src/main.tsx': `import { useState } from 'react';\nimport { createRoot } from 'react-dom/client';\nfunction App() { const [count, setCount] = useState(0); return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>; }\ncreateRoot(document.getElementById('root')!).render(<App />);`,
    }),
  );
  await preview(page).getByRole('button', { name: 'Pressed 0' }).click();
  await preview(page).getByRole('button', { name: 'Pressed 1' }).waitFor();
  expectNoProblems(opened);
  await opened.close();
});
