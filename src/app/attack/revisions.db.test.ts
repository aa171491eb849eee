/** Revisions built to be compared for long: they keep no turn of the main loop, and come in as many parts as somebody can look through. */
import { afterAll, beforeAll, expect } from 'vitest';
import { onStall, type Stall } from '#kit/loop-meter.server.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { createWork, getWork } from '#tools/work/contract.ts';
import { decideProposal, listProposals, proposeRevision } from '#tools/work/propose/contract.ts';

const longestTurn = 200;
let app: TestApp;
const stalls: Stall[] = [];
let stop: () => void;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'false', FETCH_MODELS: 'false' });
  stop = onStall((stall) => void (stall.ms > longestTurn && stalls.push(stall)));
});
afterAll(async () => {
  stop?.();
  await app?.close();
});

const filesOf = (count: number, text: (file: number) => string) => ({
  files: Array.from({ length: count }, (_, at) => ({ path: `src/file-${at}.ts`, text: text(at) })),
  entry: null,
});
const lines = (count: number, line: (at: number) => string) =>
  `${Array.from({ length: count }, (_, at) => line(at)).join('\n')}\n`;
const shuffled = (at: number) => (at * 7919) % 299;

const kinds: Record<string, { kind: string; before: unknown; after: unknown }> = {
  'a project of 400 files that all differ': {
    kind: 'project',
    before: filesOf(400, (file) => lines(299, (at) => `${file} ${at}`)),
    after: filesOf(400, (file) => lines(299, (at) => `${file} ${shuffled(at)}`)),
  },
  'a project of 90,000 changed lines': {
    kind: 'project',
    before: filesOf(300, () => lines(600, (at) => `a${at}`)),
    after: filesOf(300, () => lines(600, (at) => (at % 2 === 0 ? `a${at}` : 'b'))),
  },
  'a text of many short lines': {
    kind: 'text',
    before: { text: lines(15_000, (at) => `${at}`) },
    after: { text: lines(15_000, (at) => `${(at * 7919) % 14_999}`) },
  },
};

/** Code is compiled with the first: what counts is a stall that comes again. */
async function stallsOf(attempt: () => Promise<unknown>): Promise<Stall[]> {
  for (let time = 0; ; time += 1) {
    stalls.splice(0);
    await attempt();
    if (stalls.length === 0 || time === 2) return [...stalls];
  }
}

async function begin(client: Client, kind: string, content: unknown): Promise<string> {
  const { status, body } = await client.call(createWork, {
    body: { kind, title: 'A work', content: content as never },
  });
  expect(status).toBe(200);
  return body.id;
}

test.for(Object.keys(kinds))(
  '%s: proposed and taken, the loop goes on',
  { timeout: 300_000 },
  async (name) => {
    const { kind, before, after } = kinds[name]!;
    const client = app.client();
    const attempt = async () => {
      const id = await begin(client, kind, before);
      const params = { id };
      const proposed = await client.call(proposeRevision, {
        params,
        body: { content: after as never, note: '' },
      });
      expect(proposed.status).toBe(200);
      const [proposal] = (await client.call(listProposals, { params })).body.items;
      expect(proposal!.parts.length).toBeLessThanOrEqual(2_000);
      const decided = await client.call(decideProposal, {
        params: { id, proposal: proposal!.id },
        body: { take: proposal!.parts.map((part) => part.id), refuse: [] },
      });
      expect(decided.body).toMatchObject({ unfit: [], open: 0 });
      expect((await client.call(getWork, { params })).body.content).toEqual(after);
    };
    expect(await stallsOf(attempt)).toEqual([]);
  },
);
