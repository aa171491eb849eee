/** Emails from what was said, as runs; and the lock that holds whatever wrote them. */
import { afterAll, beforeAll, expect } from 'vitest';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { readShared, shareRun, shareWork } from '#tools/share/contract.ts';
import { createWork, listWorks } from '#tools/work/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { reviseVoiceEmail } from './contract.ts';
import { finishVoiceEmail } from './finish-tool.ts';
import { openDifferences, type SpokenEmail } from './spoken-email.ts';
import { voiceEmail } from './write-tool.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(app, await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

const said = 'Hello Anna, we meet on Thursday at ten. It costs 420 euros.';

async function ran(
  client: ReturnType<TestApp['client']>,
  tool: string,
  body: Record<string, unknown>,
): Promise<RunView> {
  const { body: begun } = await client.call(createRun, { params: { tool }, body: body as never });
  const look = async () => (await client.call(getRun, { params: { id: begun.id } })).body;
  await expect.poll(async () => (await look()).state).not.toMatch(/queued|running/);
  return look();
}

test('a guest gets an email in their own words, and a work to go on with', async () => {
  const client = app.client();
  const run = await ran(client, voiceEmail.id, { input: { said, sender: 'Maria' }, engine: 'bamboo' });
  expect(run.state).toBe('done');
  const content = run.output.data as SpokenEmail;
  expect(content.said).toBe(said);
  expect(content.letter.body).toBe(
    'Hello Anna,\n\nWe meet on Thursday at ten. It costs 420 euros.\n\nBest regards,\nMaria',
  );
  expect(openDifferences(content)).toEqual([]);
  const { body: works } = await client.call(listWorks, { query: { run: run.id } });
  expect(works.items).toMatchObject([{ kind: 'spoken-letter', title: content.letter.subject }]);
  const { body: share } = await client.call(shareWork, {
    params: { id: works.items[0]!.id },
    body: { version: null },
  });
  expect(share.path).toBe(`/voice-email/shared/${share.secret}`);
});

test('a link shows the email: not what was taken back, put right, or sent as a blind copy', async () => {
  const client = app.client();
  const to = { name: 'Anna', address: 'anna@example.org' };
  const content: SpokenEmail = {
    said: 'Tell Anna she is fired. No, scratch that.',
    source: { file: crypto.randomUUID(), name: 'angry.webm', isVideo: false, isSample: false },
    lines: [{ start: 0, end: 1, text: 'She is fired', words: [0, 0, 0] }],
    language: 'en',
    letter: {
      to: [to],
      cc: [],
      bcc: [{ name: 'Boss', address: 'boss@example.org' }],
      subject: 'Hello',
      body: 'Hello Anna',
    },
    tone: 'plain',
    length: 'usual',
    sender: 'Maria',
    corrections: ['Not fired'],
    settled: ['left|fired'],
  };
  const { body: work } = await client.call(createWork, {
    body: { kind: 'spoken-letter', title: 'Hello', content },
  });
  const { body: share } = await client.call(shareWork, { params: { id: work.id }, body: { version: null } });
  const shared = await app.client().call(readShared, { params: { secret: share.secret } });
  expect(shared.body).toMatchObject({ content: { letter: { to: [to], body: 'Hello Anna' } } });
  for (const kept of ['fired', 'boss@', 'angry']) expect(shared.text).not.toContain(kept);
});

test('a link to a draft does not tell who gets a blind copy', async () => {
  const client = app.client();
  const content = {
    to: 'anna@example.org',
    cc: '',
    bcc: 'boss@example.org',
    subject: 'Hello',
    body: 'Hello Anna',
    follows: null,
  };
  const { body: work } = await client.call(createWork, {
    body: { kind: 'mail-draft', title: 'Hello', content },
  });
  const { body: share } = await client.call(shareWork, { params: { id: work.id }, body: { version: null } });
  const shared = await app.client().call(readShared, { params: { secret: share.secret } });
  expect(shared.text).toContain('anna@');
  expect(shared.text).not.toContain('boss@');
});

test('a link to the run shows no more than one to the email', async () => {
  const client = app.client();
  const secret = 'Hello Anna, we meet on Monday, no, wait, on Tuesday at ten.';
  const run = await ran(client, voiceEmail.id, { input: { said: secret }, engine: 'bamboo' });
  expect(run.output.texts.said).toContain('Monday');
  for (const parts of ['all', 'result'] as const) {
    const { body: share } = await client.call(shareRun, {
      params: { id: run.id },
      body: { withInput: false, parts },
    });
    const shown = await app.client().call(readShared, { params: { secret: share.secret } });
    expect([shown.text.includes('Tuesday at ten'), shown.text.includes('Monday')]).toEqual([true, false]);
  }
});

test('whatever an engine writes is held against what was said', async () => {
  const { client } = await buildMember(app);
  const written = { subject: 'Meeting', body: 'Dear Anna,\n\nWe meet on Friday at ten. It costs 240 euros.' };
  provider.play({ words: [JSON.stringify(written)] });
  const run = await ran(client, voiceEmail.id, { input: { said }, engine: 'openai/gpt-5-mini' });
  const content = run.output.data as SpokenEmail;
  expect(content.letter.body).toBe(written.body);
  expect(openDifferences(content).map(({ id }) => id)).toEqual([
    'changed|day:4|day:5',
    'changed|amount:420 EUR|amount:240 EUR',
  ]);

  const { source: _, lines: __, tone: ___, length: ____, ...input } = content;
  const refused = await ran(client, finishVoiceEmail.id, { input });
  expect(refused.state).toBe('failed');
  expect(refused.error).toContain('You said “420 euros”, the e-mail says “240 euros”.');
  const settled = openDifferences(content).map(({ id }) => id);
  const done = await ran(client, finishVoiceEmail.id, { input: { ...input, settled } });
  expect(done).toMatchObject({ state: 'done', kind: 'letter', output: { data: { body: written.body } } });
});

test('a correction is applied by rule; an unknown one is answered as such', async () => {
  const client = app.client();
  const email = {
    to: [],
    cc: [],
    bcc: [],
    subject: 'Meeting on Thursday',
    body: 'Hello Anna,\n\nWe meet on Thursday.\n\nBest,',
  };
  const ask = (correction: string) =>
    client.call(reviseVoiceEmail, {
      body: { letter: email, said, correction, language: 'en', engine: 'bamboo' },
    });
  const { body } = await ask('Friday, not Thursday');
  expect(body).toMatchObject({ letter: { subject: 'Meeting on Friday' }, did: expect.any(String) });
  expect((await ask('')).status).toBe(422);
});
