import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { urlOf } from '#kit/contract/call.ts';
import { exportRun } from '#tools/export/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { changeTalk, exportTalk } from './contract.ts';
import { say, speaker } from './talking.testing.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [speaker.run]);
});

const exportOf = (client: Client, id: string, format: string) =>
  client.call(exportTalk, { params: { id }, query: { format } });

test('a talk goes out as Markdown with its turns in order', async () => {
  const { client } = await buildMember(app);
  const first = await say(client, 'How tall is *bamboo*?', { answer: 'Up to **30 m**.' });
  await say(client, 'And how fast?', { parent: first.id, answer: 'Almost a metre a day.' });
  await client.call(changeTalk, { params: { id: first.talkId }, body: { name: 'Bamboo: facts' } });
  const { status, text, headers } = await exportOf(client, first.talkId, 'md');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="bamboo-facts.md"');
  expect(headers.get('cache-control')).toContain('private');
  expect(text).toMatch(
    /^# Bamboo: facts\n[\s\S]*> How tall is \\\*bamboo\\\*\?\n[\s\S]*Up to \*\*30 m\*\*\.\n[\s\S]*> And how fast\?\n[\s\S]*metre a day/,
  );
});

test('as JSON it has a shape that says its version', async () => {
  const { client } = await buildMember(app);
  const run = await say(client, 'How tall?', { answer: 'Up to 30 m.' });
  const { body } = await client.call(exportRun, { params: { id: run.id }, query: { format: 'json' } });
  expect(body).toMatchObject({
    format: 'frenly-export',
    version: 2,
    title: 'How tall?',
    turns: [
      { run: run.id, question: 'How tall?', answer: 'Up to 30 m.', state: 'done', details: null, raw: [] },
    ],
  });
});

test('as PDF it can be read again', async () => {
  const client = app.client();
  const run = await say(client, 'How tall is bamboo?', { answer: 'Up to **30 m**, in Ελλάδα too.' });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = new URL(
    urlOf(exportRun, { params: { id: run.id }, query: { format: 'pdf' } }),
    app.services.settings.publicUrl,
  );
  const response = await app.fetch(url, { headers: { cookie, host: url.host } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  expect(text).toContain('How tall is bamboo?');
  expect(text).toContain('30 m, in Ελλάδα too.');
});

test('other callers cannot export a chat, and unknown formats are refused', async () => {
  const { client } = await buildMember(app);
  const { client: stranger } = await buildMember(app);
  const { id: runId, talkId } = await say(client, 'mine');
  for (const one of [stranger, app.client()]) {
    expect((await exportOf(one, talkId, 'json')).status).toBe(404);
    const asked = await one.call(exportRun, { params: { id: runId }, query: { format: 'md' } });
    expect(asked.status).toBe(404);
  }
  expect((await exportOf(client, randomUUID(), 'md')).status).toBe(404);
  expect((await exportOf(client, talkId, 'docx')).status).toBe(422);
  expect((await client.call(exportRun, { params: { id: 'x' }, query: { format: 'md' } })).status).toBe(422);
});

test('a key that may run tools may take their results away, another may not', async () => {
  const { client, user } = await buildMember(app);
  const { id } = await say(client, 'mine');
  const asked = async (scopes: ('account:read' | 'tools:run')[]) => {
    const { secret } = await buildKey(app, user, { scopes });
    const headers = { authorization: `Bearer ${secret}` };
    return app.client().call(exportRun, { params: { id }, query: { format: 'md' } }, { headers });
  };
  expect((await asked(['tools:run'])).status).toBe(200);
  expect((await asked(['account:read'])).status).toBe(403);
});
