import { once } from 'node:events';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { creditAccounts, creditHolds } from '#kit/credits/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { defineTool } from '#tools/define/tool.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { createRun, getRun, listUnderWay, retryRun, stopRun } from './contract.ts';
import { createRuns, type Runs } from './runs.server.ts';
import { follow } from './streaming.testing.ts';
import { runParts, runs, runSteps } from './table.server.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const engine = 'openai/gpt-5-mini';
const app = {} as TestApp;
const provider = await startFakeProvider();

/** What the tool does, as each test says. */
let script: (context: RunContext, attempt: number) => AsyncGenerator<Update, void, undefined>;
let attempts = 0;

const book = defineTool({
  id: 'book',
  title: 'Book',
  description: 'Writes a book in steps.',
  output: textKind,
  input: z.strictObject({ about: z.string() }),
  examples: [],
  needs: ['text'],
  class: 'long',
  cost: () => 10,
});
const bookRun = defineRun(book, (_, context) => script(context, attempts++), {
  quote: () => Promise.resolve(0),
});

beforeAll(async () => {
  // Nobody takes anything from the queue here but the tests: each stands for a process.
  const env = { ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234', ROLE: 'web' };
  Object.assign(app, await startTestApp(env));
  await putTools(app, [bookRun]);
});
const others: Runs[] = [];
afterAll(async () => {
  for (const other of others) await other.close();
  await app.close?.();
  await provider.close();
});

function anotherProcess(): Runs {
  const other = createRuns({ ...app.services, tools: [bookRun] });
  others.push(other);
  return other;
}

async function begin() {
  attempts = 0;
  provider.requests.length = 0;
  const { user, client } = await buildMember(app);
  const answer = await client.call(createRun, {
    params: { tool: 'book' },
    body: { input: { about: 'pandas' }, engine },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ state: 'queued', class: 'long' });
  const { id } = answer.body;
  const read = async () => (await client.call(getRun, { params: { id } })).body;
  return { user, client, id, read };
}

const never = new AbortController().signal;
const hang = () => new Promise<never>(() => {});
const ask = async ({ ai }: Pick<RunContext, 'ai'>, content: string) => {
  const { result } = await ai.text({ messages: [{ role: 'user', content }], maxTokens: 50 });
  return (await result).text;
};
const write = ({ ai }: Pick<RunContext, 'ai'>, content: string) =>
  ai.write({ messages: [{ role: 'user', content }], maxTokens: 50 });

/** In micro-dollars: what was spent of 200 credits, and what is set aside. */
async function moneyOf({ id }: { id: string }) {
  const [account] = await app.services.db.select().from(creditAccounts).where(eq(creditAccounts.ownerId, id));
  return { spent: 200_000 - account!.available - account!.held, held: account!.held };
}
/** What its calls of engines were charged, by the key of each. */
const holdsOf = (id: string) =>
  app.services.db
    .select()
    .from(creditHolds)
    .where(like(creditHolds.key, `step:${id}:%`));
const keptSteps = (id: string) => app.services.db.$count(runSteps, eq(runSteps.runId, id));

test('when its process dies between two steps, another goes on: nothing is done, asked or paid twice', async () => {
  const reached = Promise.withResolvers<void>();
  script = async function* (context, attempt) {
    yield { step: 'Outline', progress: 0 };
    const outline = await context.step('outline', (step) => ask(step, 'outline'));
    yield { text: outline, to: 'outline' };
    yield* context.writtenStep('chapter', (step) => write(step, 'chapter'));
    if (attempt === 0) {
      reached.resolve();
      await hang();
    }
    yield* context.writtenStep('ending', (step) => write(step, 'ending'));
  };
  const { user, id, read, client } = await begin();
  provider.play({ words: ['Bamboo'] }, { words: ['First', ' chapter.'] }, { words: ['The', ' end.'] });
  void anotherProcess().take(id, never);
  await reached.promise;
  expect(await keptSteps(id)).toBe(2);
  expect(provider.requests).toHaveLength(2);

  await anotherProcess().take(id, never);
  const run = await read();
  expect(run.state).toBe('done');
  expect(run.output.texts).toEqual({ outline: 'Bamboo', text: 'First chapter.The end.' });
  expect(run.engines.map((one) => one.id)).toEqual([engine]);
  expect(
    provider.requests.map(({ body }) => /outline|chapter|ending/.exec(JSON.stringify(body))![0]),
  ).toEqual(['outline', 'chapter', 'ending']);
  expect((await holdsOf(id)).map(({ state }) => state)).toEqual(['settled', 'settled', 'settled']);
  const { spent, held } = await moneyOf(user);
  expect(held).toBe(0);
  expect(spent).toBeGreaterThan(10_000); // its own price, and three calls
  expect(spent).toBeLessThan(11_000);
  // What is done needs neither its steps nor its parts.
  expect(await keptSteps(id)).toBe(0);
  // Whoever left while it ran sees that it is there.
  expect((await client.call(listUnderWay)).body.items).toMatchObject([{ id, state: 'done' }]);
});

test('a step that was paid but not kept when the process died is asked again, and charged once', async () => {
  const paid = Promise.withResolvers<void>();
  script = async function* (context, attempt) {
    const words = await context.step('outline', async (step) => {
      const answer = await ask(step, 'outline');
      if (attempt === 0) {
        paid.resolve();
        await hang();
      }
      return answer;
    });
    yield { text: words };
  };
  const { user, id, read } = await begin();
  void anotherProcess().take(id, never);
  await paid.promise;
  const once = await moneyOf(user);
  expect(once.spent).toBeGreaterThan(0);
  await anotherProcess().take(id, never);
  expect(await read()).toMatchObject({ state: 'done', output: { texts: { text: 'Hello from the fake.' } } });
  expect(provider.requests).toHaveLength(2);
  expect(await moneyOf(user)).toEqual({ spent: once.spent + 10_000, held: 0 });
});

test('a step that throws ends it with its words, its own price comes back, and a further try goes on from there', async () => {
  script = async function* (context, attempt) {
    yield* context.writtenStep('chapter', (step) => write(step, 'chapter'));
    yield { step: 'Drawing the cover' };
    await context.step('cover', async () => {
      if (attempt === 0) throw new AppError('upstream_failed', { message: 'The painter is away.' });
    });
    yield { append: ' And a cover.' };
  };
  const { user, client, id, read } = await begin();
  await anotherProcess().take(id, never);
  expect(await read()).toMatchObject({ state: 'incomplete', error: 'The painter is away.' });
  const { spent, held } = await moneyOf(user);
  expect(held).toBe(0);
  expect(spent).toBeLessThan(1_000); // the chapter alone

  const again = await client.call(retryRun, { params: { id }, body: {} });
  expect(again.status).toBe(200);
  await anotherProcess().take(again.body.id, never);
  const second = (await client.call(getRun, { params: { id: again.body.id } })).body;
  expect(second).toMatchObject({ state: 'done', version: 2 });
  expect(second.output.texts.text).toBe('Hello from the fake. And a cover.');
  expect(provider.requests).toHaveLength(1);
  expect(await moneyOf(user)).toEqual({ spent: spent + 10_000, held: 0 });
});

test('a step that hangs is cut off and named; a tool that can go on without it does', async () => {
  script = async function* (context) {
    yield { append: 'Something. ' };
    yield { step: 'Asking the moon' };
    await context.step('moon', hang, { within: 30 }).catch((error: Error) => {
      if (context.signal.aborted) throw error;
    });
    // Once it is over, it may be tried again.
    await context.step('moon', hang, { within: 30 });
  };
  const { user, id, read } = await begin();
  await anotherProcess().take(id, never);
  const run = await read();
  expect(run).toMatchObject({ state: 'incomplete', output: { texts: { text: 'Something. ' } } });
  expect(run.error).toBe('“Asking the moon” took too long. Earlier steps are saved. Try again to continue.');
  expect(await moneyOf(user)).toEqual({ spent: 0, held: 0 });
});

test('cancelled between two steps: the next never begins, what is there stays, nothing is charged', async () => {
  const between = Promise.withResolvers<void>();
  let begun = 0;
  script = async function* (context) {
    await context.step('one', async () => void (begun += 1));
    yield { append: 'One.' };
    between.resolve();
    // Another process hears of it within a second.
    await once(context.signal, 'abort');
    await context.step('two', async () => void (begun += 1));
  };
  const { user, client, id, read } = await begin();
  const taken = anotherProcess().take(id, never);
  await between.promise;
  await expect.poll(async () => (await read()).output.texts.text).toBe('One.');
  expect((await client.call(stopRun, { params: { id } })).body.state).toBe('stopped');
  await taken;
  expect(await read()).toMatchObject({ state: 'stopped', error: null, output: { texts: { text: 'One.' } } });
  expect(begun).toBe(1);
  expect(await moneyOf(user)).toEqual({ spent: 0, held: 0 });
});

test('two steps of one name are a mistake that is found at once', async () => {
  script = async function* (context) {
    yield { step: 'Twice' };
    await context.step('same', async () => 1);
    await context.step('same', async () => 2);
  };
  const { id, read } = await begin();
  await anotherProcess().take(id, never);
  expect((await read()).state).toBe('failed');
  expect(app.logged()).toContain('two steps are called same');
});

test('a long text is saved in parts, read whole from anywhere, and whole once it has ended', async () => {
  const page = 'A page of the book, with a panda 🐼 on it. '.repeat(100);
  const turns = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  script = async function* () {
    for (const turn of turns) {
      await turn.promise;
      yield { append: page };
    }
  };
  const { client, id, read } = await begin();
  const taken = anotherProcess().take(id, never);
  const sizes: number[] = [];
  for (const [index, turn] of turns.slice(0, -1).entries()) {
    turn.resolve();
    await expect.poll(async () => (await read()).output.texts.text).toBe(page.repeat(index + 1));
    const [row] = await app.services.db.select({ output: runs.output }).from(runs).where(eq(runs.id, id));
    sizes.push(row!.output.texts.text?.length ?? 0);
  }
  // The row stays as it was first written; each part holds one page, and none is written again.
  expect(new Set(sizes)).toEqual(new Set([page.length]));
  const parts = await app.services.db
    .select()
    .from(runParts)
    .where(eq(runParts.runId, id))
    .orderBy(runParts.place);
  expect(parts.map(({ change }) => change.texts.text!.length)).toEqual(Array(4).fill(page.length));
  // Read elsewhere it is one text, and a stream goes on from it.
  const stream = await follow(app, client, id);
  turns.at(-1)!.resolve();
  expect(await stream.end()).toBe('done');
  await taken;
  expect(stream.text()).toBe(page.repeat(6));
  const [row] = await app.services.db.select().from(runs).where(eq(runs.id, id));
  expect(row!.output.texts.text).toBe(page.repeat(6));
  expect(await app.services.db.$count(runParts, eq(runParts.runId, id))).toBe(0);
});

test('rows are saved one by one, and read whole from anywhere, with and without patches', async () => {
  const titles = ['One', 'Two', 'Three'].map((title) => ({ title: title.repeat(1_000) }));
  const turns = titles.map(() => Promise.withResolvers<void>());
  script = async function* () {
    yield { data: { sources: [] } };
    for (const [at, turn] of turns.entries()) {
      await turn.promise;
      yield { add: titles[at], to: 'sources' };
    }
  };
  const { client, id, read } = await begin();
  const taken = anotherProcess().take(id, never);
  for (const [at, turn] of turns.slice(0, -1).entries()) {
    turn.resolve();
    await expect.poll(async () => (await read()).output.data).toEqual({ sources: titles.slice(0, at + 1) });
  }
  const parts = await app.services.db.select().from(runParts).where(eq(runParts.runId, id));
  expect(parts.at(-1)!.change).toEqual({
    texts: {},
    patches: [{ op: 'add', path: '/sources/-', value: titles[1] }],
  });
  const [patched, plain] = [
    await follow(app, client, id),
    await follow(app, client, id, { withPatches: false }),
  ];
  for (const stream of [patched, plain]) await stream.until(() => stream.output().data !== null);
  turns.at(-1)!.resolve();
  for (const stream of [patched, plain]) {
    expect(await stream.end()).toBe('done');
    expect(stream.output().data).toEqual({ sources: titles });
  }
  expect(patched.heard.some((event) => 'patches' in event)).toBe(true);
  expect(plain.heard.some((event) => 'patches' in event)).toBe(false);
  await taken;
});

test('a structure that its kind does not accept is refused when the run ends, and its text is kept', async () => {
  script = async function* () {
    yield { append: 'So far' };
    yield { data: { sources: [] } };
    yield { add: { title: 12 }, to: 'sources' };
  };
  const { id, read } = await begin();
  await anotherProcess().take(id, never);
  expect(await read()).toMatchObject({
    state: 'incomplete',
    output: { texts: { text: 'So far' }, data: null },
  });
});

test('cut off for good, a run keeps what its parts held', async () => {
  const page = 'A page. '.repeat(800);
  const second = Promise.withResolvers<void>();
  script = async function* () {
    yield { append: page };
    await second.promise;
    yield { append: page };
    await hang();
  };
  const { id, read } = await begin();
  const dying = anotherProcess();
  void dying.take(id, never);
  await expect.poll(async () => (await read()).output.texts.text).toBe(page);
  second.resolve();
  await expect.poll(async () => (await read()).output.texts.text).toBe(page + page);
  await app.services.connection.pool.query(`delete from pgboss.job where id = $1`, [id]);
  await expect
    .poll(async () => {
      await app.services.db
        .update(runs)
        .set({ leaseUntil: new Date(0) })
        .where(eq(runs.id, id));
      await app.services.runs.settleLost();
      return (await read()).state;
    })
    .toBe('incomplete');
  expect((await read()).output.texts.text).toBe(page + page);
});

test('the owner who is not watching is notified of a finished run with a link; not after stopping it', async () => {
  const noticesOf = (ownerId: string) =>
    app.services.db.select().from(notifications).where(eq(notifications.ownerId, ownerId));
  const long = async (id: string) =>
    app.services.db
      .update(runs)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(runs.id, id));
  script = async function* () {
    yield { append: 'All of it.' };
  };
  const done = await begin();
  await long(done.id);
  await anotherProcess().take(done.id, never);
  expect(await noticesOf(done.user.id)).toMatchObject([
    {
      kind: 'run.ready',
      data: { title: '“pandas” is ready', text: 'Book has finished.' },
    },
  ]);
  expect((await done.client.call(listUnderWay)).body.items).toMatchObject([
    { id: done.id, state: 'done', toolTitle: 'Book', path: null },
  ]);

  const quick = await begin();
  await anotherProcess().take(quick.id, never);
  expect(await noticesOf(quick.user.id)).toEqual([]);

  const failing = await begin();
  script = async function* () {
    yield { step: 'Trying' };
    throw new AppError('upstream_failed', { message: 'The engine is away.' });
  };
  await long(failing.id);
  await anotherProcess().take(failing.id, never);
  expect(await noticesOf(failing.user.id)).toMatchObject([
    { data: { title: '“pandas” failed', text: 'The engine is away.' } },
  ]);

  const halted = await begin();
  await long(halted.id);
  await halted.client.call(stopRun, { params: { id: halted.id } });
  await anotherProcess().take(halted.id, never);
  expect(await noticesOf(halted.user.id)).toEqual([]);
});

test('what is under way is listed for its owner alone, with step, progress and time left', async () => {
  const seen = Promise.withResolvers<void>();
  script = async function* () {
    yield { step: 'Page 1 of 4', progress: 0.25 };
    await seen.promise;
  };
  const { client, id } = await begin();
  expect((await client.call(listUnderWay)).body.items).toMatchObject([{ id, state: 'queued', step: null }]);
  const taken = anotherProcess().take(id, never);
  await expect
    .poll(async () => (await client.call(listUnderWay)).body.items[0])
    .toMatchObject({ id, state: 'running', step: 'Page 1 of 4', progress: 0.25, secondsLeft: null });
  await app.services.db
    .update(runs)
    .set({ readyAt: new Date(Date.now() + 90_000) })
    .where(eq(runs.id, id));
  const [item] = (await client.call(listUnderWay)).body.items;
  expect(item!.secondsLeft).toBeGreaterThan(60);
  const { client: other } = await buildMember(app);
  expect((await other.call(listUnderWay)).body.items).toEqual([]);
  expect((await app.client().call(listUnderWay)).body.items).toEqual([]);
  seen.resolve();
  await taken;
});
