/** Files and batches with OpenAI's own client. */
import { eq, sql } from 'drizzle-orm';
import OpenAI, { toFile } from 'openai';
import { expect } from 'vitest';
import { apiKeys } from '#kit/auth/table.server.ts';
import { creditAccounts, creditHolds } from '#kit/credits/table.server.ts';
import { files } from '#kit/files/table.server.ts';
import { archiveOf } from '#kit/privacy/archive.server.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { plain, useClients } from '../clients.testing.ts';
import { sweepBatches } from './jobs.server.ts';
import { mostOpenBatches } from './limits.ts';
import { apiBatches, apiBatchLines } from './table.server.ts';
import { workOn } from './work.server.ts';

const now = { at: new Date() };
const use = await useClients({ clock: { now: () => now.at } });

const chat = '/v1/chat/completions';
type Line = { custom_id: string; body: object; url?: string };
const jsonl = (lines: readonly Line[], url = chat) =>
  lines.map((line) => JSON.stringify({ method: 'POST', url, ...line })).join('\n');
const asks = (...texts: string[]) =>
  texts.map((content, at) => ({
    custom_id: `line-${at}`,
    body: { model: plain, messages: [{ role: 'user', content }], max_tokens: 50 },
  }));
const upload = async (text: string, client = use.client) =>
  client.files.create({ purpose: 'batch', file: await toFile(Buffer.from(text), 'requests.jsonl') });

async function begin(text: string, endpoint: OpenAI.BatchCreateParams['endpoint'] = chat) {
  const { id } = await upload(text);
  return use.client.batches.create({ input_file_id: id, endpoint, completion_window: '24h' });
}
async function ended(id: string) {
  const read = async () => (await use.client.batches.retrieve(id)).status;
  await expect.poll(read).toMatch(/^(completed|failed|expired|cancelled)$/);
  return use.client.batches.retrieve(id);
}
interface Answered {
  id: string;
  custom_id: string;
  response: { status_code: number; request_id: string; body: Record<string, unknown> } | null;
  error: { code: string } | null;
}
async function linesOf(fileId: string | null | undefined): Promise<Answered[]> {
  if (!fileId) return [];
  const text = await (await use.client.files.content(fileId)).text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answered);
}
const rowOf = (id: string) =>
  id.replace(/^[a-z]+[-_]/, '').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a file is uploaded, listed, read and deleted', async () => {
  const file = await upload('{"a":1}\n');
  expect(file).toMatchObject({ object: 'file', bytes: 8, filename: 'requests.jsonl', purpose: 'batch' });
  expect(file.expires_at! - file.created_at).toBe(30 * 24 * 3600);
  expect(await use.client.files.retrieve(file.id)).toEqual(file);
  expect(await (await use.client.files.content(file.id)).text()).toBe('{"a":1}\n');
  const other = await use.client.files.create({
    purpose: 'user_data',
    file: await toFile(Buffer.from('hello'), 'notes.txt'),
    expires_after: { anchor: 'created_at', seconds: 3600 },
  });
  expect(other.expires_at! - other.created_at).toBe(3600);
  const ids = async (query: OpenAI.FileListParams = {}) =>
    (await Array.fromAsync(use.client.files.list(query))).map(({ id }) => id);
  expect(await ids()).toEqual([other.id, file.id]);
  expect(await ids({ order: 'asc', limit: 1 })).toEqual([file.id, other.id]);
  expect(await ids({ purpose: 'batch' })).toEqual([file.id]);
  expect(await use.client.files.delete(file.id)).toEqual({ id: file.id, object: 'file', deleted: true });
  expect(await refusal(use.client.files.retrieve(file.id))).toMatchObject({ status: 404 });
});

test('lines are answered in the background, for half the credits, and written as OpenAI writes them', async () => {
  const created = await begin(jsonl(asks('one', 'two', 'three')));
  expect(created).toMatchObject({ object: 'batch', status: 'validating', endpoint: chat, errors: null });
  expect(created.expires_at! - created.created_at).toBe(24 * 3600);
  const batch = await ended(created.id);
  expect(batch).toMatchObject({
    status: 'completed',
    request_counts: { total: 3, completed: 3, failed: 0 },
  });
  expect(batch.error_file_id ?? null).toBeNull();
  const lines = await linesOf(batch.output_file_id);
  expect(lines.map(({ custom_id }) => custom_id)).toEqual(['line-0', 'line-1', 'line-2']);
  expect(lines[0]).toMatchObject({
    id: expect.stringMatching(/^batch_req_/) as string,
    response: {
      status_code: 200,
      body: { object: 'chat.completion', choices: [{ message: { content: 'Hello from the fake.' } }] },
    },
    error: null,
  });
  await use.client.chat.completions.create({
    model: plain,
    messages: [{ role: 'user', content: 'one' }],
    max_tokens: 50,
  });
  const [account] = await use.app.services.db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.ownerId, use.userId));
  const holds = await use.app.services.db
    .select()
    .from(creditHolds)
    .where(eq(creditHolds.accountId, account!.id));
  const spent = (about: string) => holds.filter((one) => one.about === about).map((one) => one.spent);
  expect(spent('api.batch')).toHaveLength(3);
  expect(spent('api.v1')).toHaveLength(1);
  for (const half of spent('api.batch')) expect(half).toBe(Math.ceil(spent('api.v1')[0]! / 2));
  expect(await use.app.services.db.$count(apiBatchLines, eq(apiBatchLines.batchId, rowOf(batch.id)))).toBe(0);
});

test.for<[OpenAI.BatchCreateParams['endpoint'], object, object]>([
  ['/v1/embeddings', { model: 'openai/text-embedding-3-small', input: 'a' }, { object: 'list' }],
  ['/v1/responses', { model: plain, input: 'hi', store: false }, { object: 'response', status: 'completed' }],
  ['/v1/completions', { model: plain, prompt: 'hi' }, { object: 'text_completion' }],
  ['/v1/moderations', { input: 'I want to die' }, { results: [{ flagged: true }] }],
])('lines to %s are answered too', async ([endpoint, body, expected]) => {
  const { id } = await begin(jsonl([{ custom_id: 'a', body }], endpoint), endpoint);
  const [line] = await linesOf((await ended(id)).output_file_id);
  expect(line?.response?.body).toMatchObject(expected);
});

test('what fails stands in the error file, each with its status, and the rest is answered', async () => {
  use.fake.play({ to: 'broken', status: 401 });
  const lines = [
    ...asks('good', 'broken'),
    { custom_id: 'wrong', body: { model: plain } },
    { custom_id: 'unknown', body: { model: 'no/such', messages: [{ role: 'user', content: 'x' }] } },
    { custom_id: 'stream', body: { ...asks('x')[0]!.body, stream: true } },
    { custom_id: 'panel', body: { model: 'consensus', messages: [{ role: 'user', content: 'x' }] } },
  ];
  const batch = await ended((await begin(jsonl(lines))).id);
  expect(batch).toMatchObject({ status: 'completed', request_counts: { total: 6, completed: 1, failed: 5 } });
  expect((await linesOf(batch.output_file_id)).map(({ custom_id }) => custom_id)).toEqual(['line-0']);
  const failed = await linesOf(batch.error_file_id);
  expect(failed.map(({ custom_id, response }) => [custom_id, response?.status_code])).toEqual([
    ['line-1', 502],
    ['wrong', 400],
    ['unknown', 404],
    ['stream', 400],
    ['panel', 400],
  ]);
  expect(failed[1]!.response!.body).toMatchObject({
    error: { type: 'invalid_request_error', param: 'messages' },
  });
});

test('an engine that was asked too often is asked again', async () => {
  // Each try of a line asks three times by itself.
  use.fake.play(...Array.from({ length: 4 }, () => ({ status: 429, headers: { 'retry-after': '0' } })));
  const batch = await ended((await begin(jsonl(asks('patience')))).id);
  expect(batch.request_counts).toEqual({ total: 1, completed: 1, failed: 0 });
});

test('without credits each line says so, and no engine is asked', async () => {
  await use.app.services.credits.account(use.userId);
  await use.app.services.db
    .update(creditAccounts)
    .set({ available: 0 })
    .where(eq(creditAccounts.ownerId, use.userId));
  const batch = await ended((await begin(jsonl(asks('poor')))).id);
  expect((await linesOf(batch.error_file_id))[0]!.response).toMatchObject({
    status_code: 402,
    body: { error: { code: 'insufficient_quota' } },
  });
  expect(use.fake.requests).toEqual([]);
});

test('a file that is no batch fails and lists its invalid lines', async () => {
  const batch = await ended((await begin(`${jsonl(asks('fine'))}\n{oops\n`)).id);
  expect(batch).toMatchObject({
    status: 'failed',
    errors: { object: 'list', data: [{ code: 'invalid_json_line', line: 2 }] },
    request_counts: { total: 0, completed: 0, failed: 0 },
  });
  expect(batch.failed_at).toBeGreaterThan(0);
});

/** Begun, and left to the test to be worked on. */
async function beginIdle(text: string) {
  const { jobs } = use.app.services;
  const { enqueue } = jobs;
  jobs.enqueue = async () => 'nobody';
  try {
    return await begin(text);
  } finally {
    jobs.enqueue = enqueue;
  }
}
const go = (id: string, isTimeUp = () => false, signal = new AbortController().signal) =>
  workOn(use.app.services, rowOf(id), { signal, isTimeUp });

test('a process that stops leaves the rest to the next, and no line is asked or paid twice', async () => {
  const { id } = await beginIdle(jsonl(asks('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')));
  let lines = 0;
  expect(await go(id, () => ++lines > 5)).toMatchObject({ state: 'in_progress' });
  const half = await use.client.batches.retrieve(id);
  expect(half.status).toBe('in_progress');
  expect(half.request_counts!.completed).toBe(5);
  const stopping = new AbortController();
  stopping.abort(new Error('the process stops'));
  await expect(go(id, () => false, stopping.signal)).rejects.toThrow('the process stops');
  expect(await go(id)).toBeUndefined();
  expect(await use.client.batches.retrieve(id)).toMatchObject({
    status: 'completed',
    request_counts: { total: 8, completed: 8, failed: 0 },
  });
  expect(use.fake.requests).toHaveLength(8);
  expect(await go(id)).toBeUndefined();
});

test('a batch that every process forgot is found and finished', async () => {
  const { id } = await beginIdle(jsonl(asks('forgotten')));
  const { db } = use.app.services;
  await db
    .update(apiBatches)
    .set({ workedAt: sql`now() - interval '1 day'` })
    .where(eq(apiBatches.id, rowOf(id)));
  await sweepBatches.run({}, { services: use.app.services } as never);
  expect((await ended(id)).status).toBe('completed');
});

test('cancelling keeps what is answered, and says which lines are not', async () => {
  const { id } = await beginIdle(jsonl(asks('a', 'b', 'c', 'd', 'e', 'f')));
  let lines = 0;
  await go(id, () => ++lines > 4);
  const cancelling = await use.client.batches.cancel(id);
  expect(cancelling.status).toBe('cancelling');
  expect((await use.client.batches.cancel(id)).status).toBe('cancelling');
  await go(id);
  const batch = await use.client.batches.retrieve(id);
  expect(batch.status).toBe('cancelled');
  expect(await linesOf(batch.output_file_id)).toHaveLength(4);
  expect((await linesOf(batch.error_file_id)).map(({ error }) => error?.code)).toEqual([
    'batch_cancelled',
    'batch_cancelled',
  ]);
  expect(await refusal(use.client.batches.cancel(id))).toMatchObject({ status: 409 });
});

test('one that is cancelled before anybody looked at it ends without an answer', async () => {
  const { id } = await beginIdle(`${jsonl(asks('a'))}\n{oops`);
  await use.client.batches.cancel(id);
  await go(id);
  expect(await use.client.batches.retrieve(id)).toMatchObject({ status: 'cancelled' });
  expect(use.fake.requests).toEqual([]);
});

test('after a day a batch expires: what is answered is kept, the rest is named', async () => {
  const { id } = await beginIdle(jsonl(asks('a', 'b', 'c', 'd', 'e')));
  let lines = 0;
  await go(id, () => ++lines > 4);
  const before = now.at;
  now.at = new Date(before.getTime() + 24 * 3600_000 + 1000);
  await go(id);
  now.at = before;
  const batch = await use.client.batches.retrieve(id);
  expect(batch.status).toBe('expired');
  expect(await linesOf(batch.output_file_id)).toHaveLength(4);
  expect(await linesOf(batch.error_file_id)).toMatchObject([
    { custom_id: 'line-4', response: null, error: { code: 'batch_expired' } },
  ]);
});

test('with its key a batch ends', async () => {
  const { id } = await beginIdle(jsonl(asks('a', 'b', 'c')));
  await use.app.services.db.delete(apiKeys).where(eq(apiKeys.userId, use.userId));
  await go(id);
  expect(use.fake.requests).toEqual([]);
  const [row] = await use.app.services.db
    .select()
    .from(apiBatches)
    .where(eq(apiBatches.id, rowOf(id)));
  expect(row).toMatchObject({ state: 'cancelled', faults: [{ code: 'access_revoked' }] });
});

test('a batch whose file is gone fails', async () => {
  const { id, input_file_id } = await beginIdle(jsonl(asks('a')));
  await use.client.files.delete(input_file_id);
  await go(id);
  expect(await use.client.batches.retrieve(id)).toMatchObject({
    status: 'failed',
    errors: { data: [{ code: 'input_file_not_found' }] },
  });
});

test('batches are listed page by page, the newest first', async () => {
  const ids: string[] = [];
  for (const text of ['a', 'b', 'c']) ids.unshift((await beginIdle(jsonl(asks(text)))).id);
  const first = await use.client.batches.list({ limit: 2 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
  expect((await Array.fromAsync(use.client.batches.list({ limit: 1 }))).map(({ id }) => id)).toEqual(ids);
});

test.for<[string, number, string | null, (id: string) => Promise<unknown>]>([
  ['an unknown file', 404, null, () => begins('file-00000000000000000000000000000000')],
  ['an id that is none', 404, null, () => begins('nothing')],
  ['another window', 400, 'completion_window', (id) => begins(id, { completion_window: '1h' })],
  ['an endpoint without batches', 400, 'endpoint', (id) => begins(id, { endpoint: '/v1/audio/speech' })],
  ['a field that nobody knows', 400, 'surprise', (id) => begins(id, { surprise: 1 })],
  ['metadata without end', 400, 'metadata', (id) => begins(id, { metadata: pairs(17) })],
  ['an unknown batch', 404, null, () => use.client.batches.retrieve('batch_nothing')],
  ['a batch to cancel that there is not', 404, null, () => use.client.batches.cancel('batch_x')],
  ['a place in the list that there is not', 400, 'after', () => use.client.batches.list({ after: 'x' })],
  ['a page that is too long', 400, 'limit', () => use.client.batches.list({ limit: 101 })],
  ['an empty file', 400, 'file', () => sends(new Uint8Array())],
  ['a purpose that is not known', 400, 'purpose', () => sends(Buffer.from('x'), { purpose: 'fine-tune' })],
  [
    'a stay that is too short',
    400,
    'expires_after.seconds',
    () => sends(Buffer.from('x'), { expires_after: { anchor: 'created_at', seconds: 60 } }),
  ],
])('%s is refused', async ([, status, param, call]) => {
  const { id } = await upload(jsonl(asks('a')));
  expect(await refusal(call(id))).toMatchObject({ status, param, type: 'invalid_request_error' });
});
const pairs = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v']));
const begins = (input_file_id: string, more: object = {}) =>
  use.client.batches.create({ input_file_id, endpoint: chat, completion_window: '24h', ...more } as never);
const sends = async (bytes: Uint8Array, more: object = {}) =>
  use.client.files.create({ purpose: 'batch', file: await toFile(bytes, 'a.jsonl'), ...more } as never);

test('a file that is too large is refused before it is read, in OpenAI’s form', async () => {
  const response = await use.app.fetch('http://localhost:3000/v1/files', {
    method: 'POST',
    headers: { authorization: `Bearer ${use.apiKey}`, 'content-length': '30000000' },
    body: 'x',
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: { code: 'request_too_large' } });
});

test('files count against their owner’s storage', async () => {
  const { db, files: kept } = use.app.services;
  const file = await upload('{}\n');
  await db
    .update(files)
    .set({ bytes: kept.quota.member * 1000 })
    .where(eq(files.id, rowOf(file.id)));
  expect(await refusal(upload('{}\n'))).toMatchObject({ status: 413 });
  expect(await refusal(begins(file.id))).toMatchObject({ status: 413 });
});

test('as many batches at once, and no more', async () => {
  const { id } = await upload(jsonl(asks('a')));
  const { jobs } = use.app.services;
  const { enqueue } = jobs;
  jobs.enqueue = async () => 'nobody';
  for (let count = 0; count < mostOpenBatches; count++) await begins(id);
  const error = await refusal(begins(id));
  jobs.enqueue = enqueue;
  expect(error).toMatchObject({ status: 429 });
});

test('nobody gets at the files and batches of others, and a key needs its scope', async () => {
  const batch = await beginIdle(jsonl(asks('a')));
  const stranger = await buildUser(use.app);
  const other = use.clientWith(
    (await buildKey(use.app, stranger, { scopes: ['tools:run', 'content:write'] })).secret,
  );
  for (const call of [
    () => other.files.retrieve(batch.input_file_id),
    () => other.files.content(batch.input_file_id),
    () => other.files.delete(batch.input_file_id),
    () => other.batches.retrieve(batch.id),
    () => other.batches.cancel(batch.id),
    () =>
      other.batches.create({ input_file_id: batch.input_file_id, endpoint: chat, completion_window: '24h' }),
  ])
    expect(await refusal(call() as Promise<unknown>)).toMatchObject({ status: 404 });
  expect((await other.files.list()).data).toEqual([]);
  expect((await other.batches.list()).data).toEqual([]);
  const runs = use.clientWith((await use.keyWith(['tools:run'])).secret);
  expect(await refusal(runs.files.delete(batch.input_file_id))).toMatchObject({ status: 403 });
  const reads = use.clientWith((await use.keyWith(['account:read'])).secret);
  for (const call of [() => reads.files.list(), () => reads.batches.list(), () => upload('{}', reads)])
    expect(await refusal(call() as Promise<unknown>)).toMatchObject({ status: 403 });
  const none = use.clientWith('fk_nothing');
  for (const call of [
    () => none.files.list(),
    () => none.batches.retrieve(batch.id),
    () => upload('{}', none),
  ])
    expect(await refusal(call() as Promise<unknown>)).toMatchObject({ status: 401 });
});

test('a file of the product that is no file of the protocol is not shown', async () => {
  const stored = await use.app.services.files.store({
    ownerId: use.userId,
    purpose: 'attachment',
    name: 'diary.txt',
    contentType: 'text/plain',
    body: Buffer.from('secret'),
    maxBytes: 100,
  });
  const id = `file-${stored.id.replaceAll('-', '')}`;
  expect(await refusal(use.client.files.content(id))).toMatchObject({ status: 404 });
});

test('files and batches are in the export of their owner', async () => {
  const batch = await ended((await begin(jsonl(asks('export me')))).id);
  const person = { id: use.userId, email: 'x@example.org' };
  const zip = Buffer.concat(await Array.fromAsync(archiveOf(use.app.services, person, async () => {})));
  for (const name of ['data/api_batch.json', 'data/api_batch_line.json', rowOf(batch.output_file_id!)])
    expect(zip.includes(name)).toBe(true);
});
