import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startPostgres } from '#testing/postgres-server.ts';
import { textsEmbedded, textsOnPostgres } from './kills.ts';
import { startProxy } from './proxy.ts';
import { freePort, killAll, launch, newFolder, type Server } from './server.ts';
import { post, startWriters } from './writers.ts';

const folders: string[] = [];
afterEach(() => {
  killAll();
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

function folder() {
  folders.push(newFolder());
  return folders.at(-1)!;
}

/** Asks until the status is the wanted one; others on the way are returned. */
async function until(server: Server, wanted: number, within: number) {
  const others = new Set<number | 'none'>();
  for (const start = Date.now(); ; await pause(100)) {
    const status = await post(server.url, 'are you there');
    if (status === wanted) return others;
    others.add(status);
    if (Date.now() - start > within)
      throw new Error(`no ${wanted}, but ${[...others].join(', ')}:\n${server.output()}`);
  }
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
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

test(
  'a database that is away is a 503 in our format, and its return needs no restart',
  { timeout: 180_000 },
  async ({ skip }) => {
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
      await pause(500);

      proxy.fail('refuse');
      await until(server, 503, 10_000);
      await pause(1500); // readiness is found out once a second
      await expectUnavailable(server);
      await pause(1500);
      proxy.mend();
      expect([...(await until(server, 200, 15_000))].every((status) => status === 503)).toBe(true);

      proxy.fail('swallow'); // new connections wait for an answer that never comes
      await pause(6000);
      proxy.mend();
      await until(server, 200, 60_000);

      await writers.stop();
      expect([...writers.answers.keys()].toSorted()).toEqual([200, 503]);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect((await server.end('SIGTERM')).code).toBe(0);
    } finally {
      proxy.close();
      await postgres.stop();
    }
  },
);

test(
  'PostgreSQL that is stopped and started: refusals at once, nothing acknowledged lost, work goes on',
  { timeout: 180_000 },
  async ({ skip }) => {
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
        await pause(500);
        await postgres.halt();
        await until(server, 503, 10_000);
        await pause(1500); // readiness is found out once a second
        await expectUnavailable(server);
        await postgres.resume();
        await until(server, 200, 15_000);
      }
      await writers.stop();
      expect([...writers.answers.keys()].toSorted()).toEqual([200, 503]);
      expect(median(writers.refusedAfter)).toBeLessThan(1000);
      await expectWorkGoesOn(server);
      expect((await server.end('SIGTERM')).code).toBe(0);
      const there = await textsOnPostgres(postgres.url);
      expect(writers.acknowledged.filter((text) => !there.has(text))).toEqual([]);
    } finally {
      await postgres.stop();
    }
  },
);

test(
  'a full disk is a 503 while it lasts, and loses nothing that was acknowledged',
  { timeout: 180_000 },
  async ({ skip }) => {
    const dataDir = folder();
    if (!mount(dataDir)) return skip('this system does not let us mount a small disk');
    try {
      const env = { PORT: await freePort(), DATA_DIR: dataDir, RATE_LIMITS: 'false' };
      const server = launch(env);
      await server.ready();
      const writers = startWriters(server.url, 4);
      await pause(300);
      const { bavail, bsize } = fs.statfsSync(dataDir);
      const ballast = path.join(dataDir, 'ballast');
      fillUp(ballast, bavail * bsize);
      await until(server, 503, 60_000);
      await pause(1500); // readiness is found out once a second
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      await pause(1500);
      fs.rmSync(ballast);
      await until(server, 200, 30_000);
      await writers.stop();
      expect([...writers.answers.keys()].toSorted()).toEqual([200, 503]);
      expect(median(writers.refusedAfter)).toBeLessThan(1000);
      await expectWorkGoesOn(server);
      expect((await server.end('SIGTERM')).code).toBe(0);
      const there = await textsEmbedded(dataDir);
      expect(writers.acknowledged.filter((text) => !there.has(text))).toEqual([]);
    } finally {
      killAll();
      execFileSync('umount', ['-l', dataDir]);
    }
  },
);

/** A run is begun, done by a worker and read again: the bus, the runs and the database have all found each other. */
async function expectWorkGoesOn({ url }: Server) {
  const begun = await fetch(`${url}/api/tools/summarise/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      input: { text: 'Pandas eat bamboo. They sleep for half of the day. They live in China.' },
    }),
  });
  expect(begun.status).toBe(200);
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
  const { id } = (await begun.json()) as { id: string };
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${url}/api/runs/${id}`, { headers: { cookie } })).json()) as { state: string })
          .state,
    )
    .toBe('done');
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** The database may have taken some of the room meanwhile: then what fits is enough. */
function fillUp(file: string, bytes: number) {
  try {
    fs.writeFileSync(file, Buffer.alloc(bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function mount(dataDir: string) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // not root, or not allowed here
  }
}
