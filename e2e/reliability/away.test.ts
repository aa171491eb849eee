import fs from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { startPostgres } from '#testing/postgres-server.ts';
import { textsOnPostgres } from './kills.ts';
import { expectWorkGoesOn } from './work-goes-on.ts';
import { startProxy } from './proxy.ts';
import { freePort, killAll, launch, newFolder, type Server } from './server.ts';
import { startWriters, untilStatus } from './writers.ts';

const folders: string[] = [];
afterEach(() => {
  killAll();
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

function folder() {
  folders.push(newFolder());
  return folders.at(-1)!;
}

async function expectUnavailable(server: Server) {
  const answer = await fetch(`${server.url}/api/feedback/panda`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: '/', feedback: 'x', type: 'praise' }),
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    error: { code: 'unavailable:database', message: expect.any(String) },
  });
  expect(answer.headers.get('retry-after')).toBeTruthy();
  // Readiness is found out once a second.
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

test('a database that is away is a 503 in our format, and its return needs no restart', async ({ skip }) => {
  const postgres = await startPostgres({ fsync: false });
  if ('skipped' in postgres) return skip(postgres.skipped);
  const url = new URL(postgres.url);
  const proxy = await startProxy(Number(url.port));
  try {
    url.port = String(proxy.port);
    const server = launch({
      PORT: await freePort(),
      DATA_DIR: folder(),
      DATABASE_URL: url.href,
      RATE_LIMITS: 'false',
    });
    await server.ready();
    const writers = startWriters(server.url, 4);
    await writers.until(10);

    proxy.fail('refuse');
    await untilStatus(server, 503);
    await expectUnavailable(server);
    await writers.until(10, 503);
    proxy.mend();
    expect([...(await untilStatus(server, 200))].every((status) => status === 503)).toBe(true);

    proxy.fail('swallow'); // new connections wait for an answer that never comes
    await untilStatus(server, 503);
    proxy.mend();
    await untilStatus(server, 200);

    await writers.stop();
    expect([...writers.answers.keys()].toSorted()).toEqual([200, 503]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await server.end('SIGTERM')).code).toBe(0);
  } finally {
    proxy.close();
    await postgres.stop();
  }
});

test('PostgreSQL that is stopped and started: refusals at once, nothing acknowledged lost, work goes on', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if ('skipped' in postgres) return skip(postgres.skipped);
  if (!postgres.halt || !postgres.resume) return skip('the server is not ours to stop');
  try {
    const server = launch({
      PORT: await freePort(),
      DATA_DIR: folder(),
      DATABASE_URL: postgres.url,
      RATE_LIMITS: 'false',
    });
    await server.ready();
    const writers = startWriters(server.url, 4);
    for (let time = 0; time < 3; time += 1) {
      await writers.until(10);
      await postgres.halt();
      await untilStatus(server, 503);
      await expectUnavailable(server);
      await postgres.resume();
      await untilStatus(server, 200);
    }
    await writers.stop();
    expect([...writers.answers.keys()].toSorted()).toEqual([200, 503]);
    await expectWorkGoesOn(server);
    expect((await server.end('SIGTERM')).code).toBe(0);
    const there = await textsOnPostgres(postgres.url);
    expect(writers.acknowledged.filter((text) => !there.has(text))).toEqual([]);
  } finally {
    await postgres.stop();
  }
});
