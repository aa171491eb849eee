/** Every building block in the preview: it runs without an error and is accessible. */
import { expect, test } from 'vitest';
import { assemble } from '#features/code/blocks/assemble.server.ts';
import { blockIds } from '#features/code/blocks/block.ts';
import { expectAccessible } from '#testing/accessible.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { consoleList, frameOf, openProject, preview } from './code-project.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

const plan = {
  title: 'All of them',
  fields: ['Name', 'E-mail', 'Price'],
  items: [],
  unit: '€',
  values: [],
  colour: '#7a3e9d',
};
const half = Math.ceil(blockIds.length / 2);

test.each([
  ['the first half', 'calm', blockIds.slice(0, half)],
  ['the second half', 'bold', blockIds.slice(half)],
] as const)('blocks run without an error and are accessible: %s', async (_, look, blocks) => {
  const member = await makeMember(app, 'coder');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  await openProject(page, member, assemble({ ...plan, look, blocks }));
  await preview(page).locator('.block').last().locator(':scope > *').first().waitFor();
  expect(await preview(page).locator('.block:empty').count()).toBe(0);
  expect(await consoleList(page).locator('.text-danger').allTextContents()).toEqual([]);
  await expectAccessible(await frameOf(page), preview(page).locator('.block').first());
  await opened.close();
});
