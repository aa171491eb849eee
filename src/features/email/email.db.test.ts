/** The tools of the room and what people keep in it, through the app itself. */
import { afterAll, beforeAll, expect } from 'vitest';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import type { Email } from '#tools/kinds/email.ts';
import { exportRun } from '#tools/export/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import type { Client } from '#testing/client.ts';
import { chat } from '#features/assistant/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { forgetRule, listTaughtRules, teachRule } from './contract.ts';
import {
  addContact,
  addSnippet,
  changeSnippet,
  importContacts,
  listContacts,
  listSnippets,
  removeContact,
  removeSnippet,
} from './mailbox/contract.ts';
import type { PolishData } from './polish/data.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(
    app,
    await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234', RATE_LIMITS: 'false' }),
  );
});
afterAll(async () => {
  await stopGrammar();
  await app.close?.();
  await provider.close();
});

async function done(
  client: Client,
  tool: string,
  input: Record<string, unknown>,
  engine: string | undefined = 'bamboo',
) {
  const { body, status, text } = await client.call(createRun, {
    params: { tool },
    body: { input, ...(tool === 'consensus' ? {} : { engine }) } as never,
  });
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  const run = async () => (await client.call(getRun, { params: { id: body.id } })).body;
  await expect.poll(async () => (await run()).state).toBe('done');
  return run();
}
const polish = async (client: Client, text: string) =>
  (await done(client, 'email-polish', { text })).output.data as PolishData;

test('a guest’s refusal becomes a rule that the next polish obeys; strangers have their own', async () => {
  const guest = app.client();
  const text = 'We are writting to you. She don’t know.';
  expect((await polish(guest, text)).edits.map(({ was }) => was)).toContain('writting');
  const { body: rule } = await guest.call(teachRule, { body: { is: 'word', words: ' Writting ' } });
  expect(rule).toMatchObject({ is: 'word', words: 'writting' });
  expect((await guest.call(teachRule, { body: { is: 'word', words: 'writting' } })).body.id).toBe(rule.id);
  const after = await polish(guest, text);
  expect([after.edits.some(({ was }) => was === 'writting'), after.obeyed]).toEqual([false, 1]);
  const { client: other } = await buildMember(app);
  expect((await other.call(listTaughtRules)).body.items).toEqual([]);
  expect((await other.call(forgetRule, { params: { id: rule.id } })).status).toBe(404);
  expect((await other.call(teachRule, { body: { is: 'word', words: ' ' } })).status).toBe(422);
  expect((await guest.call(forgetRule, { params: { id: rule.id } })).status).toBe(200);
  expect((await guest.call(listTaughtRules)).body.items).toEqual([]);
});

test('taught rules apply to the assistant and to the built-in engines too', async () => {
  const guest = app.client();
  const message = 'fix grammar: We are writting to you. She don’t know.';
  const panda = async () => (await guest.call(chat, { body: { message } })).text;
  expect(await panda()).toMatch(/We are writing to you\. She doesn['’]t know\./);
  await guest.call(teachRule, { body: { is: 'word', words: 'writting' } });
  const after = await panda();
  expect([
    /We are writting to you\. She doesn['’]t know\./.test(after),
    after.includes('rules that you taught'),
  ]).toEqual([true, true]);
  const run = await done(guest, 'consensus', { question: message }, undefined);
  expect(JSON.stringify(run.output)).toContain('We are writting to you');
  expect(JSON.stringify(run.output)).not.toContain('We are writing to you');
  expect((await app.client().call(chat, { body: { message } })).text).toContain('We are writing to you');
});

test('points become an email that is taken away as a file', async () => {
  const guest = app.client();
  const run = await done(guest, 'email', {
    points: 'we meet on Friday',
    to: 'Zoë <zoe@example.org>',
    from: 'Sam',
  });
  expect(run.kind).toBe('letter');
  expect(run.output.data as Email).toMatchObject({
    to: [{ name: 'Zoë', address: 'zoe@example.org' }],
    subject: 'We meet on Friday',
    body: 'Hello Zoë,\n\nWe meet on Friday.\n\nKind regards,\nSam',
  });
  expect(run.output.texts.text).toBe((run.output.data as Email).body);
  const file = await guest.call(exportRun, { params: { id: run.id }, query: { format: 'eml' } });
  expect(file.text).toContain('Subject: We meet on Friday\r\n');
  const empty = await guest.call(createRun, { params: { tool: 'email' }, body: { input: {} } });
  expect(empty.status).toBe(422);
});

test('a language model writes it where one is chosen, and its changes are found in the draft or dropped', async () => {
  const { client } = await buildMember(app);
  provider.play({ words: ['Subject: The plan', '\n\n', 'Dear Zoë,', ' it is ready.'] });
  const run = await done(client, 'email', { points: 'plan is ready' }, 'openai/gpt-5-mini');
  expect(run.output.data as Email).toMatchObject({ subject: 'The plan', body: 'Dear Zoë, it is ready.' });

  const changes = [
    { was: 'is very good', now: 'is excellent', why: 'Stronger.' },
    { was: 'not in the draft', now: 'x', why: 'Made up.' },
    { was: 'quoted words', now: 'y', why: 'Not ours.' },
  ];
  provider.play({ words: [JSON.stringify({ changes })] });
  const text = 'It is very good.\n\n> quoted words';
  const polished = await done(client, 'email-polish', { text }, 'openai/gpt-5-mini');
  const { edits } = polished.output.data as PolishData;
  expect(edits.filter(({ kind }) => kind === 'engine')).toMatchObject([
    { was: 'is very good', now: 'is excellent' },
  ]);
  expect(polished.output.texts.text).toBe('It is excellent.\n\n> quoted words');
});

test('a second look finds what is missing without any key', async () => {
  const run = await done(app.client(), 'email-check', {
    to: 'Hannah Berg <hannah@example.org>',
    body: 'Hi Anna,\n\nthe report is attached. Can we talk next Friday?',
  });
  const text = run.output.texts.text!;
  for (const words of ['The subject is empty', 'nothing is attached', 'You greet Anna', 'Add the date'])
    expect(text).toContain(words);
});

test('contacts, templates and signatures are one’s own', async () => {
  const { client } = await buildMember(app);
  const { client: other } = await buildMember(app);
  for (const endpoint of [listContacts, listSnippets])
    expect((await app.client().call(endpoint, { query: {} } as never)).status).toBe(401);
  const { body: zoe } = await client.call(addContact, { body: { name: 'Zoë', address: 'ZOE@example.org' } });
  const table = 'name,email\nAda,ada@example.org\nZoe,zoe@example.org\nNobody,\n';
  const imported = await client.call(importContacts, { body: { text: table } });
  expect(imported.body).toEqual({ added: 1, known: 1, unread: 1 });
  expect((await client.call(listContacts, { query: { q: 'a%' } })).body.items).toEqual([]);
  expect((await client.call(listContacts, { query: { q: 'ADA' } })).body.items).toMatchObject([
    { name: 'Ada' },
  ]);
  expect((await other.call(listContacts, { query: {} })).body.total).toBe(0);
  expect((await other.call(removeContact, { params: { id: zoe.id } })).status).toBe(404);
  expect((await client.call(addContact, { body: { name: '', address: 'no address' } })).status).toBe(422);
  expect((await client.call(removeContact, { params: { id: zoe.id } })).status).toBe(200);

  const fields = { title: 'Reminder', subject: 'Invoice {{number}}', body: 'Dear {{name}}' };
  const { body: made } = await client.call(addSnippet, { body: { ...fields, kind: 'template' } });
  const params = { id: made.id };
  expect((await other.call(changeSnippet, { params, body: fields })).status).toBe(404);
  expect((await other.call(removeSnippet, { params })).status).toBe(404);
  expect((await client.call(addSnippet, { body: { ...fields, body: ' ', kind: 'template' } })).status).toBe(
    422,
  );
  expect((await client.call(changeSnippet, { params, body: { ...fields, title: 'Other' } })).body.title).toBe(
    'Other',
  );
  expect((await client.call(removeSnippet, { params })).status).toBe(200);
  expect((await client.call(listSnippets)).body.items).toEqual([]);
});
