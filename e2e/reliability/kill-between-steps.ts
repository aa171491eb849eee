/** Kills a process in the middle of long work, and looks whether the next one goes on after the last finished step. */
import { expect } from 'vitest';
import pg from 'pg';
import { connectDatabase } from '#kit/db/database.server.ts';
import type { FakeProvider } from '#testing/fake-provider.ts';
import { freePort, launch } from './server.ts';

const engine = 'openai/gpt-5-mini';

interface Run {
  id: string;
  state: string;
  output: { texts: Record<string, string> };
}
interface Hold {
  key: string;
  state: string;
}

const readHolds = `select key, state from credit_hold where key like 'step:%' order by key`;

async function holdsIn(dataDir: string, databaseUrl: string | undefined): Promise<Hold[]> {
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query<Hold>(readHolds);
    await client.end();
    return rows;
  }
  const connection = await connectDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  const { rows } = await connection.pool.query<Hold>(readHolds);
  await connection.close();
  return rows;
}

interface Options {
  provider: FakeProvider;
  dataDir: string;
  databaseUrl?: string;
}

export async function killBetweenSteps({ provider, dataDir, databaseUrl }: Options) {
  const env = {
    ...provider.env,
    OPENAI_API_KEY: 'sk-of-the-owner-1234',
    PORT: await freePort(),
    DATA_DIR: dataDir,
    FETCH_MODELS: 'false',
    LOG_LEVEL: 'warn',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const first = launch(env);
  await first.ready();

  let cookie = '';
  async function call(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(first.url + path, {
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    expect(answer.status, path).toBeLessThan(300);
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]!);
    if (set.length > 0) cookie = set.filter((pair) => !pair.endsWith('=')).join('; ');
    return answer.json();
  }
  await call('/api/auth/register', {
    username: 'ada',
    email: 'ada@example.org',
    password: 'seven quiet bamboo stalks',
  });
  const roles = { draft: engine, critique: engine, check: engine, revise: engine };
  provider.play({ words: ['Pandas', ' eat', ' bamboo.'] }, { words: ['Half'], end: 'silence' });
  const { id } = (await call('/api/tools/collaborate/runs', {
    input: { task: 'A sentence about pandas', roles },
  })) as Run;
  const read = async () => (await call(`/api/runs/${id}`)) as Run;
  // The draft is done, and the critic in the middle of a word.
  await expect.poll(() => provider.requests.length).toBe(2);
  await expect.poll(async () => (await read()).output.texts.draft).toBe('Pandas eat bamboo.');
  await first.end('SIGKILL');

  const second = launch(env);
  await second.ready();
  await expect.poll(async () => (await read()).state, { timeout: 200_000, interval: 500 }).toBe('done');
  const { output } = await read();
  expect(output.texts.draft).toBe('Pandas eat bamboo.');
  const asked = provider.requests.map(({ body }) => JSON.stringify(body));
  expect(asked.filter((body) => body === asked[0])).toHaveLength(1);
  expect(asked.filter((body) => body === asked[1])).toHaveLength(2);
  await second.end('SIGTERM');

  // Each call is paid once: the one that was cut off shares its hold with its second attempt.
  const holds = await holdsIn(dataDir, databaseUrl);
  const calls = holds.map(({ key }) => key.split(':')[2]!);
  expect(calls.filter((step) => step === 'draft')).toHaveLength(1);
  expect(calls.filter((step) => step === 'critique-1')).toHaveLength(1);
  expect(holds.every(({ state }) => state === 'settled')).toBe(true);
}
