/** With the ids of someone else nobody gets further than with ids of nothing: every endpoint, by every other role. */
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { uploadAttachment } from '#tools/attach/contract.ts';
import { createRun, deleteRun } from '#tools/run/contract.ts';
import { shareRun } from '#tools/share/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import type { Client } from '#testing/client.ts';
import type { Answer } from '#testing/client.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { absent, attempts, endpoints, named, saidBy, send, type Attempt } from './endpoints.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
/** Stands in everything that the owner made. */
const secretWords = 'zebracrossing';
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const isFull = process.env.ATTACK === 'full';
const numRuns = isFull ? 4 : 1;

let ids: string[] = [];
let ownerId = '';
let before = '';

beforeAll(async () => {
  if (!app.services) return;
  await putTools(app, [countWordsRun]);
  const { user, client } = await buildMember(app, { about: 'Someone.' });
  ownerId = user.id;
  await makeThings(client);
  await buildKey(app, user);
  before = await rowsOfOwner();
  ids = idsIn(before);
});

/** A bit of everything that belongs to one person alone. Whatever else can be made by a call is made by calls made up. */
async function makeThings(client: Client) {
  const text = `${secretWords} and more words`;
  for (const isDeleted of [false, true]) {
    const { body } = await client.call(createRun, {
      params: { tool: 'count-words' },
      body: { input: { text } },
    });
    await (await follow(app, client, body.id)).end();
    await client.call(shareRun, { params: { id: body.id }, body: { withInput: true } });
    if (isDeleted) await client.call(deleteRun, { params: { id: body.id } });
  }
  await client.request(`${uploadAttachment.path}?name=${secretWords}.txt`, { method: 'POST', body: text });
  const json = (path: string, body: object) =>
    client.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await json('/api/talk-folders', { name: secretWords });
  await json('/api/consensus/panels', { name: secretWords, engines: ['bamboo'] });
  await json('/api/feedback/panda', { page: '/', feedback: text, type: 'bug' });
  await json('/api/panda/chat', { message: text });
}

/** Every row of every table that names the owner, or is named by one that does. */
async function rowsOfOwner(): Promise<string> {
  const { db } = app.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    if (['event', 'idempotency_record'].includes(name)) continue; // news of others, and what calls leave behind
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t where t::text like ${`%${ownerId}%`} or t::text like ${`%${secretWords}%`} order by 1`,
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found.join('\n');
}

/** All that there are, or in a moment: the first of each table. */
function idsIn(rows: string): string[] {
  if (isFull) return [...new Set(rows.match(uuid))];
  const firsts = new Map(rows.split('\n').map((row) => [row.split(' ', 1)[0], row.match(uuid)?.[0]]));
  return [...new Set(firsts.values())].filter((id) => id !== undefined);
}

const roles: Record<string, () => Promise<Client>> = {
  guest: async () => app.client(),
  'another member': async () => (await buildMember(app)).client,
};
/** What is open to all may answer about what is there; the rest must not even say that it is. */
const isPrivate = (access: string) => access === 'guest' || access === 'member';
const takesIds = endpoints.filter(
  (endpoint) => endpoint.path.includes(':') || endpoint.body || endpoint.query,
);

describe.for(Object.entries(roles))('%s', ([, enter]) => {
  test.for(named(takesIds))('%s', { timeout: 300_000 }, async ([, endpoint]) => {
    const shape = fc.sample(attempts(endpoint, { ids: [absent], spoil: false }), { numRuns, seed: 11 });
    for (const attempt of shape) {
      const client = await enter();
      const hasId = JSON.stringify([attempt, endpoint.path]).includes(absent) || /:id\b/.test(endpoint.path);
      // That protocol names in its words what was asked for.
      const summaryOf = (answer: Answer) =>
        endpoint.protocol === 'openai' ? String(answer.status) : saidBy(answer);
      const ofNothing = summaryOf(await send(client, endpoint, attempt));
      for (const id of hasId ? ids : []) {
        const answer = await send(client, endpoint, withId(attempt, id));
        expect(answer.text.includes(secretWords), `${id}: ${answer.text.slice(0, 300)}`).toBe(false);
        if (isPrivate(endpoint.access)) expect(summaryOf(answer), id).toBe(ofNothing);
      }
    }
  });
});

const withId = (attempt: Attempt, id: string) =>
  JSON.parse(
    JSON.stringify({ ...attempt, params: { ...attempt.params, ...idsOf(attempt.params, id) } }).replaceAll(
      absent,
      id,
    ),
  ) as Attempt;
const idsOf = (params: Record<string, unknown>, id: string) =>
  Object.fromEntries(
    Object.keys(params)
      .filter((name) => name === 'id' || name === 'thread')
      .map((name) => [name, id]),
  );

test('and everything of the owner is as it was', async () => {
  expect(ids.length).toBeGreaterThan(8);
  const [was, now] = [before, await rowsOfOwner()].map((rows) => new Set(rows.split('\n'))) as [
    Set<string>,
    Set<string>,
  ];
  expect([...was.difference(now)]).toEqual([]);
  // Others may name a thing of their own like an id; what belongs to the owner or repeats their words is not theirs to make.
  const added = [...now.difference(was)];
  expect(added.filter((row) => makerIn(row) === ownerId || row.includes(secretWords))).toEqual([]);
});

/** Whose it is stands second, but in a thread, where the title does. */
const makerIn = (row: string) => row.split(',')[row.startsWith('thread (') ? 3 : 1];
