/** Code projects on the server: what is generated with and without a model, what is proposed, and the frame of the preview. */
import { afterAll, beforeAll, expect } from 'vitest';
import { urlOf } from '#kit/contract/call.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import {
  createWork,
  exportWork,
  getWork,
  keepWorkVersion,
  listWorks,
  saveWork,
} from '#tools/work/contract.ts';
import { decideProposal, listProposals } from '#tools/work/propose/contract.ts';
import { changeCode } from './change/tool.ts';
import { allowPreviewHosts, previewFrame } from './preview/contract.ts';
import { codeGenerator } from './tool.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(app, await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

const model = 'openai/gpt-5-mini';

async function run(client: Client, tool: string, input: Record<string, unknown>, engine: string) {
  const { body } = await client.call(createRun, { params: { tool }, body: { input, engine } });
  const stream = await follow(app, client, body.id);
  await stream.end();
  return (await client.call(getRun, { params: { id: body.id } })).body;
}

const textsOf = ({ files }: ProjectData) => Object.fromEntries(files.map(({ path, text }) => [path, text]));

test('a guest gets a project from building blocks, and hears what was used and what was not', async () => {
  const client = app.client();
  const input = { description: 'A quiz about llamas and a countdown', title: 'Quiz night' };
  const kept = await run(client, codeGenerator.id, input, 'bamboo');
  expect(kept.state).toBe('done');
  expect(kept.output.texts.text).toContain('**Quiz**');
  expect(kept.output.texts.text).toContain('Not used from your description: llamas.');
  const { items } = (await client.call(listWorks, { query: { kind: 'project' } })).body;
  const work = (await client.call(getWork, { params: { id: items[0]!.id } })).body;
  expect(work.title).toBe('Quiz night');
  expect(Object.keys(textsOf(work.content as ProjectData))).toContain('blocks/quiz.js');
});

test('numbers that are given come before those of the description; unknown and impossible ones are refused', async () => {
  const client = app.client();
  const description = 'A pomodoro of 50 minutes with a break of 9 minutes';
  const value = (name: string, number: number) => ({ block: 'pomodoro', name, value: number });
  const kept = await run(client, codeGenerator.id, { description, values: [value('focus', 30)] }, 'bamboo');
  const main = textsOf(kept.output.data as ProjectData)['main.js'];
  expect(main).toContain('"focus": 30');
  expect(main).toContain('"rest": 9');
  for (const wrong of [value('focus', 0), value('speed', 1)]) {
    const body = { input: { description, values: [wrong] }, engine: 'bamboo' };
    const { status } = await client.call(createRun, { params: { tool: codeGenerator.id }, body });
    expect(status, JSON.stringify(wrong)).toBe(422);
  }
});

test('a project is taken away with its versions as a git bundle, and as a ZIP whose page needs no server; by nobody else', async () => {
  const { client } = await buildMember(app);
  const content = {
    files: [
      { path: 'index.html', text: '<h1>One</h1><script type="module" src="main.js"></script>' },
      { path: 'main.js', text: 'console.log("Ready");' },
    ],
    entry: null,
  };
  const { id, revision, schema } = (
    await client.call(createWork, { body: { kind: 'project', title: 'Page', content } })
  ).body;
  const changed = { ...content, files: content.files.with(0, { path: 'index.html', text: '<h1>Two</h1>' }) };
  await client.call(saveWork, { params: { id }, body: { revision, schema, content: changed } });
  await client.call(keepWorkVersion, { params: { id }, body: { name: 'Now two' } });
  const take = async (by: Client, format: string) =>
    by.request(urlOf(exportWork, { params: { id }, query: { format } }));
  const bundle = await take(client, 'git');
  expect(bundle.headers.get('content-disposition')).toContain('.bundle');
  expect(bundle.text).toMatch(/^# v2 git bundle\n[0-9a-f]{40} refs\/heads\/main\n[0-9a-f]{40} HEAD\n\nPACK/);
  await client.call(saveWork, {
    params: { id },
    body: { revision: (await client.call(getWork, { params: { id } })).body.revision, schema, content },
  });
  const zip = await take(client, 'zip');
  for (const name of ['index.html', 'index.source.html', 'main.js']) expect(zip.text).toContain(name);
  const { client: other } = await buildMember(app);
  expect((await take(other, 'git')).status).toBe(404);
  expect((await take(app.client(), 'git')).status).not.toBe(200);
});

test('a description that no block fits ends with words', async () => {
  const kept = await run(app.client(), codeGenerator.id, { description: 'Entangled llamas' }, 'bamboo');
  expect(kept.state).toBe('failed');
  expect(kept.error).toContain('No building block fits this description.');
});

test('a model plans, then writes file after file', async () => {
  const { client } = await buildMember(app);
  provider.play({
    words: ['One page.\n', '=== index.html\n', '<h1>Llamas</h1>\n', '=== end\n', '=== ../evil\nx\n=== end\n'],
  });
  const kept = await run(client, codeGenerator.id, { description: 'Entangled llamas' }, model);
  expect(kept.state).toBe('done');
  expect(kept.output.texts.text).toBe('One page.');
  expect(kept.output.data).toEqual({
    files: [{ path: 'index.html', text: '<h1>Llamas</h1>\n' }],
    entry: 'index.html',
  });
});

test('a change that was asked for waits as a proposal and changes only what it names', async () => {
  const { client } = await buildMember(app);
  const content = {
    files: [
      { path: 'a.css', text: 'h1 {\n  color: red;\n}\n' },
      { path: 'index.html', text: '<h1>\n' },
    ],
    entry: null,
  };
  const { id } = (await client.call(createWork, { body: { kind: 'project', title: 'Page', content } })).body;
  provider.play({ words: ['Made it green.\n=== a.css\nh1 {\n  color: green;\n}\n=== end\n'] });
  const kept = await run(client, changeCode.id, { request: 'Make it green', ...content, work: id }, model);
  expect(kept.state).toBe('done');
  const [proposal] = (await client.call(listProposals, { params: { id } })).body.items;
  expect(proposal!.parts).toMatchObject([
    { place: 'a.css', was: '  color: red;\n', now: '  color: green;\n' },
  ]);
  const before = (await client.call(getWork, { params: { id } })).body.content as ProjectData;
  expect(textsOf(before)['a.css']).toContain('red');
  await client.call(decideProposal, {
    params: { id, proposal: proposal!.id },
    body: { take: [proposal!.parts[0]!.id], refuse: [] },
  });
  const after = (await client.call(getWork, { params: { id } })).body.content as ProjectData;
  expect(textsOf(after)).toEqual({ 'a.css': 'h1 {\n  color: green;\n}\n', 'index.html': '<h1>\n' });
});

test('the frame of the preview has no origin, no network, and only hosts that were allowed', async () => {
  const client = app.client();
  const ask = (who: Client, grant?: string) =>
    who.request(urlOf(previewFrame, { query: grant ? { grant } : {} }));
  const policy = async (grant?: string) => (await ask(client, grant)).headers.get('content-security-policy');
  const allow = (hosts: string[]) => client.call(allowPreviewHosts, { body: { hosts } });
  expect(await policy()).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none'/);
  expect(await policy()).not.toContain('connect-src');
  const { grant } = (await allow(['api.example.com'])).body;
  expect(await policy(grant)).toContain('connect-src https://api.example.com;');
  // A preview that leads itself there has no cookies; others are not whom it was granted to.
  for (const [who, word] of [
    [app.client(), grant],
    [(await buildMember(app)).client, grant],
    [client, grant.replace('api.example.com', 'evil.example.com')],
    [client, 'evil.example.com'],
    [client, ''.padEnd(700, '~')],
  ] as const)
    expect((await ask(who, word)).status, word).toBe(403);
  expect((await client.request('/sandbox/preview?hosts=evil.example.com')).status).toBe(422);
  for (const hosts of ['*', "x.org; script-src 'self'", 'a.b/c', 'http://x.org', 'localhost', '127.0.0.1'])
    expect((await allow([hosts])).status, hosts).toBe(422);
  expect((await allow(['a.org', 'b.org', 'c.org', 'd.org', 'e.org', 'f.org'])).status).toBe(422);
  expect((await allow([])).status).toBe(422);
});
