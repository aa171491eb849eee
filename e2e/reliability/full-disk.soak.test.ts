/** The whole program on a disk that fills up; `src/kit/db/embedded.test.ts` does it to the database alone. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsEmbedded } from './kills.ts';
import { freePort, killAll, launch, newFolder } from './server.ts';
import { expectWorkGoesOn } from './work-goes-on.ts';
import { startWriters, untilStatus } from './writers.ts';

test('a full disk is a 503 while it lasts, and loses nothing that was acknowledged', async ({ skip }) => {
  const dataDir = newFolder();
  if (!mount(dataDir)) return skip('this system does not let us mount a small disk');
  try {
    const env = { PORT: await freePort(), DATA_DIR: dataDir, RATE_LIMITS: 'false' };
    const server = launch(env);
    await server.ready();
    const writers = startWriters(server.url, 4);
    await writers.until(10);
    const { bavail, bsize } = fs.statfsSync(dataDir);
    const ballast = path.join(dataDir, 'ballast');
    fillUp(ballast, bavail * bsize);
    await untilStatus(server, 503);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    await writers.until(10, 503);
    fs.rmSync(ballast);
    await untilStatus(server, 200);
    await writers.stop();
    expect([...writers.answers.keys()].toSorted()).toEqual([200, 503]);
    await expectWorkGoesOn(server);
    expect((await server.end('SIGTERM')).code).toBe(0);
    const there = await textsEmbedded(dataDir);
    expect(writers.acknowledged.filter((text) => !there.has(text))).toEqual([]);
  } finally {
    killAll();
    execFileSync('umount', ['-l', dataDir]);
    fs.rmSync(dataDir, { recursive: true });
  }
});

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
