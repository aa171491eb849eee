/** The page for programmers: a call is tried, its stream followed, and an assistant connected. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoProblems, type PageOptions, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

const refused = /401/;

useAppAndBrowser();

const open = (options: PageOptions = {}) => openAs(null, options);

/** Opens a call and gives its form. */
async function openCall(page: Page, path: string) {
  const card = page.locator('details').filter({ has: page.getByText(path, { exact: true }) });
  await card.locator('summary').first().click();
  return card;
}

test('a stranger runs a tool, follows its stream, and hears what a wrong key gets', async () => {
  const opened = await open({ width: 390 });
  const { page } = opened;
  await visit(page, '/api-docs');
  const run = await openCall(page, '/api/tools/{tool}/runs');
  await run.getByLabel('Example').selectOption({ label: 'Summarise: How bamboo grows' });
  await run.getByLabel('Idempotency-Key').fill('once');
  await run.getByRole('button', { name: 'Send' }).click();
  await run.getByText('200 OK').waitFor();
  const answer = () => run.getByRole('group', { name: 'Answer' }).innerText();
  const id = /"id": "([^"]+)"/.exec(await answer())![1]!;
  await expect
    .poll(() => run.getByRole('group', { name: 'In a terminal' }).innerText())
    .toContain(`'${app.url}/api/tools/summarise/runs'`);
  await run.getByRole('button', { name: 'Send' }).click();
  await expect.poll(answer).toContain(id);

  const stream = await openCall(page, '/api/runs/{id}/stream');
  await stream.getByRole('button', { name: 'Send' }).click();
  await stream.getByText('Fill in id first.').waitFor();
  await stream.getByLabel('id', { exact: true }).fill(id);
  await stream.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => stream.getByRole('group', { name: 'Answer' }).innerText())
    .toContain('"state":"done"');

  await page.getByLabel('Try it with a key').fill('fk_nothing');
  await page.getByLabel('Find a call').fill('mcp');
  const mcp = await openCall(page, '/mcp');
  await mcp.getByRole('button', { name: 'Send' }).click();
  await mcp.getByText('401').first().waitFor();
  await mcp.getByText('Sign in here, or enter a key above').waitFor();
  expectNoProblems(opened, [refused]);
  await opened.close();
});

test('the settings show what to write into an assistant, and it is the address that answers', async () => {
  const { storageState } = await makeMember(app, 'connector');
  const opened = await open({ context: { storageState } });
  const { page } = opened;
  await visit(page, '/settings?tab=keys');
  const config = await page.getByRole('group', { name: 'In its settings, usually mcp.json' }).innerText();
  const { url } = (JSON.parse(config) as { mcpServers: { frenly: { url: string } } }).mcpServers.frenly;
  expect(url).toBe(`${app.url}/mcp`);
  expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  expectNoProblems(opened);
  await opened.close();
});
