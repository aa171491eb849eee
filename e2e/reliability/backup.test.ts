import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort, killAll, launch, newFolder } from './server.ts';
import { startWriters } from './writers.ts';

const run = promisify(execFile);
const folder = newFolder();
afterEach(killAll);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The command as its users run it. */
async function backup(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout, stderr } = await run(process.execPath, [path.resolve('build/backup.js'), ...args], {
    env,
  }).catch((error: { stdout: string; stderr: string }) => error);
  return { stdout: stdout.trim(), stderr: stderr.trim() };
}

test('a running server under load is saved, restored elsewhere, and serves there', async () => {
  const [dataDir, otherDir, file] = [
    path.join(folder, 'one'),
    path.join(folder, 'two'),
    path.join(folder, 'backup.tar.gz'),
  ];
  const server = launch({ PORT: await freePort(), DATA_DIR: dataDir, RATE_LIMITS: 'false' });
  await server.ready();
  const registered = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'saved-person',
      email: 'saved@example.org',
      password: 'seven quiet bamboo stalks',
    }),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const writers = startWriters(server.url, 4);
  await writers.until(20);
  const before = [...writers.acknowledged];
  expect((await backup(dataDir, 'create', file)).stdout).toMatch(
    /^Saved to .*: \d+ rows of \d+ tables, 0 files\.$/,
  );
  await writers.stop();
  expect([...writers.answers.keys()]).toEqual([200]);

  expect((await backup(dataDir, 'restore', file)).stderr).toContain(`in use by process ${server.pid}`);
  await server.end('SIGTERM');
  expect((await backup(dataDir, 'restore', file)).stderr).toContain('not empty');
  expect((await backup(otherDir, 'restore', file)).stdout).toContain('Restored from');

  const other = launch({ PORT: await freePort(), DATA_DIR: otherDir });
  await other.ready();
  const person = await fetch(`${other.url}/api/auth/user`, { headers: { cookie } });
  expect(person.status).toBe(200); // the session is still good: the secret came along
  await other.end('SIGINT');
  const saved = path.join(folder, 'again.tar.gz');
  await backup(otherDir, 'create', saved); // with no server running it opens the folder itself
  const rows = await textsIn(saved);
  for (const text of before) expect(rows).toContain(text);
});

test('a cut backup is refused in one line', async () => {
  const file = path.join(folder, 'cut.tar.gz');
  fs.writeFileSync(file, fs.readFileSync(path.join(folder, 'backup.tar.gz')).subarray(0, -500));
  for (const verb of ['verify', 'restore']) {
    const { stdout, stderr } = await backup(path.join(folder, 'three'), verb, file);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^.* is not a whole backup: [^\n]+$/);
  }
});

async function textsIn(file: string): Promise<string[]> {
  const { stdout } = await run('tar', ['xzOf', file, '--wildcards', 'tables/feedback/*'], { maxBuffer: 1e8 });
  return [...stdout.matchAll(/"(write \d+)"/g)].map(([, text]) => text!);
}
