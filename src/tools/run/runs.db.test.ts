import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { register } from '#features/accounts/contract.ts';
import { AppError } from '#kit/errors.ts';
import { startBus } from '#kit/events/bus.server.ts';
import { events } from '#kit/events/table.server.ts';
import { createRun, getRun, listRuns, retryRun, stopRun, streamRun } from './contract.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { mostGuestRunsAtOnce, mostRunsAtOnce } from './run-places.server.ts';
import { runSaved } from './news.server.ts';
import { createRuns } from './runs.server.ts';
import { follow } from './streaming.testing.ts';
import { runs } from './table.server.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();
const puppet = createPuppet();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun, puppet.run]);
});

async function begin(client: Client, init?: RequestInit) {
  const index = puppet.performances.length;
  const { status, body } = await client.call(
    createRun,
    { params: { tool: 'puppet' }, body: { input: { name: 'Punch' } } },
    init,
  );
  expect(status).toBe(200);
  return { id: body.id, show: await puppet.at(index) };
}

const rowOf = async (id: string) => (await app.services.db.select().from(runs).where(eq(runs.id, id)))[0]!;
const say = (append: string) => ({ append });

test('a tool of two small files runs, streams and is kept', async () => {
  const client = app.client();
  const { body: begun } = await client.call(createRun, {
    params: { tool: 'count-words' },
    body: { input: { text: 'three words here' } },
  });
  expect(begun).toMatchObject({ tool: 'count-words', toolTitle: 'Count words', title: 'three words here' });
  const stream = await follow(app, client, begun.id);
  expect(await stream.end()).toBe('done');
  expect(stream.text()).toBe('**3** words');
  const { body: kept } = await client.call(getRun, { params: { id: begun.id } });
  expect(kept).toMatchObject({
    state: 'done',
    output: { texts: { text: '**3** words' } },
    input: { text: 'three words here' },
    step: null,
    error: null,
    version: 1,
  });
  expect(kept.endedAt).toEqual(expect.any(String));
});

test('what does not fit is refused before anything is kept', async () => {
  const { client } = await buildMember(app);
  const ask = async (tool: string, body: object) => {
    const { status, body: said } = await client.call(createRun, { params: { tool }, body: body as never });
    return [status, (said as unknown as { error: { code: string; message: string } }).error];
  };
  expect(await ask('nothing', { input: {} })).toEqual([
    404,
    expect.objectContaining({ code: 'not_found:tool' }),
  ]);
  expect(await ask('puppet', { input: { name: '' } })).toEqual([
    422,
    expect.objectContaining({ message: 'Give it a name.' }),
  ]);
  expect(await ask('puppet', { input: { name: 'a', more: 1 } })).toEqual([
    422,
    expect.objectContaining({ code: 'unknown_field' }),
  ]);
  expect(await ask('puppet', { input: { name: 'a' }, secret: 1 })).toEqual([
    422,
    expect.objectContaining({ code: 'unknown_field' }),
  ]);
  expect(await ask('puppet', { input: [] })).toEqual([422, expect.anything()]);
  expect(await ask('puppet', { input: { name: 'a' }, engine: 'bamboo' })).toEqual([
    422,
    expect.objectContaining({ code: 'invalid:engine' }),
  ]);
  expect(await ask('puppet', { input: { name: 'a' }, parent: randomUUID() })).toEqual([
    404,
    expect.objectContaining({ code: 'not_found:run' }),
  ]);
  expect((await client.call(listRuns)).body.items).toEqual([]);
  expect((await client.call(getRun, { params: { id: 'no-id' } })).status).toBe(422);
});

test('a key runs tools only with that scope', async () => {
  const { user } = await buildMember(app);
  const call = { params: { tool: 'count-words' }, body: { input: { text: 'one' } } };
  const withKey = ({ secret }: { secret: string }) => ({ headers: { authorization: `Bearer ${secret}` } });
  const reader = await buildKey(app, user, { scopes: ['account:read'] });
  expect((await app.client().call(createRun, call, withKey(reader))).status).toBe(403);
  const runner = await buildKey(app, user);
  const { status, body } = await app.client().call(createRun, call, withKey(runner));
  expect(status).toBe(200);
  expect((await app.client().call(getRun, { params: { id: body.id } }, withKey(runner))).status).toBe(200);
});

test('a run of someone else does not exist', async () => {
  const { client } = await buildMember(app);
  const { id, show } = await begin(client);
  const params = { params: { id } };
  for (const stranger of [app.client(), (await buildMember(app)).client]) {
    expect((await stranger.call(getRun, params)).status).toBe(404);
    expect((await stranger.call(streamRun, { ...params, query: {} })).status).toBe(404);
    expect((await stranger.call(stopRun, params)).status).toBe(404);
    expect((await stranger.call(retryRun, { ...params, body: {} })).status).toBe(404);
    const follower = { params: { tool: 'puppet' }, body: { input: { name: 'x' }, parent: id } };
    expect((await stranger.call(createRun, follower)).status).toBe(404);
  }
  expect((await rowOf(id)).state).toBe('running');
  show.play('end');
});

test('looking makes nobody a guest', async () => {
  const client = app.client();
  const { body, headers } = await client.call(listRuns);
  expect(body).toEqual({ items: [], next: null });
  expect(headers.getSetCookie()).toEqual([]);
});

test('after a reload the stream goes on from where the reader was; a second reader sees all of it', async () => {
  const client = app.client();
  const { id, show } = await begin(client);
  show.play({ step: 'Thinking', progress: 0.25 }, say('One, '));
  const first = await follow(app, client, id);
  await first.until(() => first.text() === 'One, ');
  expect(first.heard).toContainEqual(
    expect.objectContaining({ type: 'state', state: 'running', step: 'Thinking', progress: 0.25 }),
  );
  await first.leave();

  show.play(say('two, '));
  const second = await follow(app, client, id);
  const resumed = await follow(app, client, id, { from: first.position() });
  await resumed.until(() => resumed.text() === 'two, ');
  await second.until(() => second.text() === 'One, two, ');
  show.play(say('three.'), 'end');
  expect(await resumed.end()).toBe('done');
  expect(await second.end()).toBe('done');
  expect(resumed.text()).toBe('two, three.');
  expect(second.text()).toBe('One, two, three.');

  const late = await follow(app, client, id, { from: second.position() });
  expect(await late.end()).toBe('done');
  expect(late.text()).toBe('');
});

test('a HEAD of a stream is answered at once', async () => {
  const client = app.client();
  const { id, show } = await begin(client);
  const { status, text } = await client.request(`/api/runs/${id}/stream`, { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
  show.play('end');
});

test('a text that was replaced meanwhile comes whole, and a position from elsewhere does no harm', async () => {
  const client = app.client();
  const { id, show } = await begin(client);
  show.play(say('A draft'), { data: { sources: [{ title: 'A book' }] } });
  const reader = await follow(app, client, id);
  await reader.until(() => reader.output().data !== null);
  const before = reader.position();
  show.play({ text: 'The final text' });
  await reader.until(() => reader.text() === 'The final text');
  for (const position of [before, '99;text=3', '2;text=999&%=%', '2;text=-4', 'nonsense', ';;']) {
    const resumed = await follow(app, client, id, { from: position });
    await resumed.until(() => resumed.text() === 'The final text');
    expect(resumed.output().data).toEqual({ sources: [{ title: 'A book' }] });
    await resumed.leave();
  }
  show.play('end');
  expect(await reader.end()).toBe('done');
});

test('another node shows a run as it goes on, and can stop it', async () => {
  const { connection, log, settings } = app.services;
  const bus = await startBus(connection, log, settings.databaseUrl);
  const elsewhere = createRuns({ ...app.services, bus, tools: [puppet.run] });
  const client = app.client();
  const { id, show } = await begin(client);
  const heard: string[] = [];
  const view = elsewhere.follow(await rowOf(id), { from: undefined, signal: AbortSignal.timeout(20_000) });
  const reading = (async () => {
    let last = '';
    for await (const event of view) {
      if (event.type === 'output') heard.push(event.texts.text ?? '');
      else last = event.state;
    }
    return last;
  })();
  show.play(say('far '));
  // On the embedded database nobody tells another bus; there is only ever one.
  const poking = setInterval(() => void Promise.all([bus.poke(), app.services.bus.poke()]), 50);
  await expect.poll(() => heard.join('')).toBe('far ');
  show.play(say('away'));
  await expect.poll(() => heard.join('')).toBe('far away');
  await elsewhere.stop({ id });
  expect(await reading).toBe('stopped');
  await expect.poll(() => show.context.signal.aborted).toBe(true);
  clearInterval(poking);
  await elsewhere.close();
  await bus.close();
});

test('partial results are saved now and again, not word by word, and whatever an engine says can be kept', async () => {
  const client = app.client();
  const batches: string[][] = [];
  const stopHearing = app.services.bus.on(runSaved, ({ ids }) => batches.push(ids));
  const { id, show } = await begin(client);
  for (let n = 0; n < 300; n++) {
    show.play(say(`${n} `));
    if (n % 30 === 0) await pause(40);
  }
  show.play(say('nul \0 half \ud83d'));
  await expect.poll(async () => (await rowOf(id)).output.texts.text).toContain('299');
  const saved = await rowOf(id);
  expect(saved.state).toBe('running');
  expect(saved.output.texts.text).toMatch(/nul {2}half $/);
  expect(batches.filter((ids) => ids.includes(id)).length).toBeLessThan(8);
  stopHearing();
  // News that are old in a second are told and not kept.
  expect(await app.services.db.$count(events, like(events.type, 'run.saved'))).toBe(0);
  show.play(say('\udc3c'), 'end');
  const stream = await follow(app, client, id);
  expect(await stream.end()).toBe('done');
  expect((await rowOf(id)).output.texts.text).toMatch(/half 🐼$/u);
});

test('stopping is at once, keeps what is there, and needs no help of the tool', async () => {
  const client = app.client();
  const { id, show } = await begin(client);
  show.play(say('half a sen'));
  const reader = await follow(app, client, id);
  await reader.until(() => reader.text() !== '');
  const { body } = await client.call(stopRun, { params: { id } });
  expect(body).toMatchObject({ state: 'stopped', output: { texts: { text: 'half a sen' } } });
  expect(await reader.end()).toBe('stopped');
  expect(show.context.signal.aborted).toBe(true);
  const again = await client.call(stopRun, { params: { id } });
  expect(again.body.state).toBe('stopped');
});

test('a failure says why, keeps what there was, and can be tried again with the same input', async () => {
  const client = app.client();
  const first = await begin(client);
  first.show.play(new AppError('upstream_failed', { message: 'The engine fell asleep.' }));
  await expect
    .poll(async () => (await client.call(getRun, { params: { id: first.id } })).body)
    .toMatchObject({ state: 'failed', error: 'The engine fell asleep.' });

  const index = puppet.performances.length;
  const { body: second } = await client.call(retryRun, { params: { id: first.id }, body: {} });
  expect(second).toMatchObject({ version: 2, input: { name: 'Punch' }, state: 'running' });
  const show = await puppet.at(index);
  show.play(say('Half'), new Error('a secret of the house'));
  const reader = await follow(app, client, second.id);
  expect(await reader.end()).toBe('incomplete');
  const { body } = await client.call(getRun, { params: { id: second.id } });
  expect(body.output.texts.text).toBe('Half');
  expect(body.error).not.toContain('secret');
  expect(app.logged()).toContain('a secret of the house');
});

test('a run whose process died is found incomplete, by others once its time is over and at once at the next start', async () => {
  const { db } = app.services;
  const { user, client } = await buildMember(app);
  const orphan = (leaseUntil: Date) => {
    const id = randomUUID();
    return db
      .insert(runs)
      .values({
        id,
        rootId: id,
        talkId: id,
        ownerId: user.id,
        tool: 'puppet',
        kind: 'text',
        title: 'orphan',
        input: { name: 'Judy' },
        state: 'running',
        output: { texts: { text: 'so far' }, data: null },
        leaseUntil,
        search: '',
      })
      .returning()
      .then(([row]) => row!.id);
  };
  const silent = await orphan(new Date(Date.now() - 1000));
  const alive = await orphan(new Date(Date.now() + 60_000));
  const other = createRuns({ ...app.services, tools: [puppet.run] });
  await other.settleLost();
  const { body } = await client.call(getRun, { params: { id: silent } });
  expect(body).toMatchObject({ state: 'incomplete', output: { texts: { text: 'so far' } } });
  expect(body.error).toContain('interrupted');
  expect((await rowOf(alive)).state).toBe('running');
  if (app.services.connection.kind === 'embedded') {
    await other.settleLost({ atStart: true });
    expect((await rowOf(alive)).state).toBe('incomplete');
  }
  await other.close();

  const index = puppet.performances.length;
  const { body: again } = await client.call(retryRun, { params: { id: silent }, body: {} });
  (await puppet.at(index)).play(say('all of it'), 'end');
  const stream = await follow(app, client, again.id);
  expect(await stream.end()).toBe('done');
});

test('a run that someone else ended does not go on', async () => {
  const client = app.client();
  const { id, show } = await begin(client);
  show.play(say('a'));
  await app.services.db.update(runs).set({ state: 'incomplete' }).where(eq(runs.id, id));
  await expect.poll(() => show.context.signal.aborted).toBe(true);
  expect((await rowOf(id)).state).toBe('incomplete');
});

test('the same Idempotency-Key runs once; with another body it is refused', async () => {
  const { client } = await buildMember(app);
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const { id, show } = await begin(client, key);
  const call = { params: { tool: 'puppet' }, body: { input: { name: 'Punch' } } };
  expect((await client.call(createRun, call, key)).body.id).toBe(id);
  const other = { params: { tool: 'puppet' }, body: { input: { name: 'Judy' } } };
  expect((await client.call(createRun, other, key)).status).toBe(409);
  expect((await client.call(listRuns)).body.items).toHaveLength(1);
  show.play('end');
});

test('one run too many at once is refused, and there is room again when one ends', async () => {
  const { client } = await buildMember(app);
  const begun = [];
  for (let n = 0; n < mostRunsAtOnce; n++) begun.push(await begin(client));
  const call = { params: { tool: 'puppet' }, body: { input: { name: 'more' } } };
  const refused = await client.call(createRun, call);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  const [first, ...others] = begun;
  first!.show.play('end');
  const stream = await follow(app, client, first!.id);
  await stream.end();
  const next = await begin(client);
  for (const { show } of [...others, next]) show.play('end');
});

test('guests at one address have a few runs under way together, however many cookies they have', async () => {
  const address = '203.0.113.77';
  const begun = [];
  for (let n = 0; n < mostGuestRunsAtOnce; n++)
    begun.push(await begin(app.client(), { headers: { 'x-forwarded-for': address } }));
  const call = { params: { tool: 'puppet' }, body: { input: { name: 'more' } } };
  const from = (client: Client, address: string) =>
    client.call(createRun, call, { headers: { 'x-forwarded-for': address } });
  expect((await from(app.client(), address)).status).toBe(429);
  // Members there, and guests elsewhere, are none of them.
  const index = puppet.performances.length;
  expect((await from((await buildMember(app)).client, address)).status).toBe(200);
  expect((await from(app.client(), '203.0.113.78')).status).toBe(200);
  for (const { show } of [...begun, ...[0, 1].map((at) => ({ show: puppet.performances[index + at]! }))])
    show.play('end');
});

test('what a guest ran moves into the account at sign-up, even while it runs', async () => {
  const client = app.client();
  const { id: before, show: ended } = await begin(client);
  ended.play(say('made as a guest'), 'end');
  await (await follow(app, client, before)).end();
  const { id: during, show } = await begin(client);
  const name = `guest-${randomUUID().slice(0, 8)}`;
  const { status } = await client.call(register, {
    body: { username: name, email: `${name}@example.org`, password: 'a quiet bamboo grove' } as never,
  });
  expect(status).toBe(200);
  show.play(say('and after'), 'end');
  const stream = await follow(app, client, during);
  expect(await stream.end()).toBe('done');
  const { body } = await client.call(listRuns);
  expect(body.items.map(({ id }) => id)).toEqual([during, before]);
});

test('a process that stops lets runs finish for a moment, then says that it cut them off', async () => {
  const mine = createRuns({ ...app.services, tools: [puppet.run] });
  const { user } = await buildMember(app);
  const index = puppet.performances.length;
  const input = { name: 'a' };
  const asked = { ownerId: user.id, tool: 'puppet', input, read: input, engine: null, parentId: null };
  const [quick, slow] = [await mine.start(asked), await mine.start(asked)];
  (await puppet.at(index)).play(say('ready'), 'end');
  (await puppet.at(index + 1)).play(say('almost'));
  await mine.close();
  expect(await rowOf(quick.id)).toMatchObject({ state: 'done' });
  expect(await rowOf(slow.id)).toMatchObject({ state: 'incomplete', output: { texts: { text: 'almost' } } });
  await expect(mine.start(asked)).rejects.toMatchObject({ code: 'unavailable:restart' });
});
