/**
 * Every tool and every endpoint that takes text gets its longest allowed text of every hostile kind: nothing of it may keep the main
 * loop from coming round, nor another person's small request waiting. `npm test` tries a fixed sample, `npm run attack` everything.
 */
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { importContacts } from '#features/email/mailbox/contract.ts';
import { reviseVoiceEmail } from '#features/voice-email/contract.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { onStall, type Stall } from '#kit/loop-meter.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { cpuLimit, measureProcessEffort } from '#testing/effort.ts';
import { createRun, listRuns, stopRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { gathered } from '../gathered.server.ts';
import { absent, attempts, endpoints, nameOf, send } from './endpoints.testing.ts';
import { hostileKinds, withLongTexts } from './long-texts.testing.ts';

const isFull = process.env.ATTACK === 'full';
/** Of processor time in one turn of the main loop; several requests at once share it. */
const longestTurn = 200;
const isTooLong = ({ ms, names }: Stall, limit = longestTurn) =>
  ms / Math.max(1, names.filter((name) => name !== nameOf(listRuns)).length) > limit;
/** Of processor time of the whole process, while another person's small request waits. */
const longestWait = 1_000;
const betweenRequests = 20;

let app: TestApp;
let client: Client;
let neighbour: Client;
const stalls: Stall[] = [];
let stop: () => void;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'false', FETCH_MODELS: 'false' });
  ({ client } = await buildMember(app));
  ({ client: neighbour } = await buildMember(app));
  stop = onStall((stall) => void (isTooLong(stall) && stalls.push(stall)));
});
afterAll(async () => {
  stop?.();
  await app?.close();
});

/** Code is compiled with the first texts: what counts is a stall that comes again with the same text. */
async function stallsOf(attempt: () => Promise<unknown>): Promise<string[]> {
  for (let time = 0; ; time += 1) {
    stalls.splice(0);
    const waited = await longestWaitBeside(attempt());
    if (stalls.length === 0 && waited <= longestWait) return [];
    const slowTurns = stalls.filter((stall) => isTooLong(stall, cpuLimit(longestTurn)));
    if (slowTurns.length === 0 && waited <= cpuLimit(longestWait)) return [];
    if (time === 2)
      return [
        `another waited ${Math.round(waited)} ms`,
        ...slowTurns.map(({ ms, names }) => `${Math.round(ms)} ms: ${names.join(', ')}`),
      ];
  }
}

/** Someone else asks for something small, again and again, for as long as it lasts. */
async function longestWaitBeside(attempt: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = attempt.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const spent = measureProcessEffort();
    await neighbour.call(listRuns, { query: {} });
    longest = Math.max(longest, spent());
    await Promise.race([ended, pause(betweenRequests)]);
  }
  await ended;
  return longest;
}

/** Long work is let go when it has had the text for a while: it reads it at the beginning. */
const longestRun = 60_000;

async function runTool(tool: string, input: unknown) {
  const { status, body } = await client.call(createRun, {
    params: { tool },
    body: { input: input as never },
  });
  if (status !== 200) return;
  const late = setTimeout(() => void client.call(stopRun, { params: { id: body.id } }), longestRun);
  // Whether a stream breaks off is tried elsewhere: what counts here is what the text does to the loop.
  await (await follow(app, client, body.id)).end().catch(() => undefined);
  clearTimeout(late);
}

const sampledKinds = new Set(['underscores and letters', 'made-up sentences', 'table pipes']);
const kinds = Object.entries(hostileKinds).filter(([name]) => isFull || sampledKinds.has(name));
/** What a first visitor meets, and what stood still before; the others in `npm run attack`. */
const sampledTools = new Set(['consensus', 'design', 'grammar', 'rewrite', 'search']);
const tools = gathered.runs
  .map(({ tool }) => tool)
  .filter(({ id, input, examples: [example] }) => {
    const takesText = example && withLongTexts(input, example.input, hostileKinds.digits!) !== undefined;
    return takesText && (isFull || sampledTools.has(id));
  });

test.for(tools.map((tool) => [tool.id, tool] as const))(
  'tool %s: no text keeps the loop',
  { timeout: 1_800_000 },
  async ([id, { input, examples }]) => {
    const example = examples[0]!.input;
    await runTool(id, example);
    for (const [kind, make] of kinds) {
      const text = withLongTexts(input, example, make);
      expect(await stallsOf(() => runTool(id, text)), kind).toEqual([]);
    }
  },
);

const sampledEvery = 9;
const attacked = endpoints
  .filter(({ method, body, rawBody }) => method !== 'GET' && body !== undefined && rawBody === undefined)
  .filter((_, at) => isFull || at % sampledEvery === 0);

test.for(attacked.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s: no text keeps the loop',
  { timeout: 600_000 },
  async ([, endpoint]) => {
    const [attempt] = fc.sample(attempts(endpoint, { ids: [absent], spoil: false }), {
      seed: 7,
      numRuns: 1,
    });
    for (const [kind, make] of kinds) {
      const body = withLongTexts(endpoint.body!, attempt!.body, make);
      if (body === undefined) return;
      expect(await stallsOf(() => send(client, endpoint, { ...attempt!, body })), kind).toEqual([]);
    }
  },
);

/** What made-up texts do not lead to: calls that read one text for the sake of another. */
const thursdays = 'Thursday '.repeat(22_222);
const letter = { to: [], cc: [], bcc: [], subject: 'x', body: thursdays };
const email = (body: string, correction = 'Friday, not Thursday') => ({
  letter: { ...letter, body },
  said: body.slice(0, 60_000),
  correction,
  language: null,
});
test.for<[string, AnyEndpoint, unknown]>([
  ['every word is put right', reviseVoiceEmail, email(thursdays)],
  ['days and times', reviseVoiceEmail, email('On Friday we meet at 3. '.repeat(8_000), 'it is 4')],
  [
    'a shorter e-mail',
    reviseVoiceEmail,
    email('We meet, as it were, at 3. '.repeat(7_000), 'make it shorter'),
  ],
  ['a row of contacts', importContacts, { text: 'a,'.repeat(500_000) }],
  ['rows of contacts', importContacts, { text: 'a,b@c.de\n'.repeat(100_000) }],
  ['quotation marks', importContacts, { text: `"${'""'.repeat(499_000)}` }],
  ['cards', importContacts, { text: 'BEGIN:VCARD\nEMAIL:a@b.de\nEND:VCARD\n'.repeat(25_000) }],
])('%s: no text keeps the loop', { timeout: 600_000 }, async ([, endpoint, body]) => {
  expect(await stallsOf(() => send(client, endpoint, { params: {}, query: {}, body }))).toEqual([]);
});
