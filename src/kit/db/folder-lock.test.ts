import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderHeldError, lockFolder, type Holder } from './folder-lock.server.ts';

const module = new URL('./folder-lock.server.ts', import.meta.url).href;
const children: ChildProcess[] = [];
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-test-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Another process that tries for the lock, says `held` or why not, and keeps it until it is killed. */
function rival(): ChildProcess {
  const script = `
    import { lockFolder } from ${JSON.stringify(module)};
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

const firstWords = async (child: ChildProcess) => String((await once(child.stdout!, 'data'))[0]).trim();
const lockFile = () => path.join(folder, 'frenly.lock');
const readLock = () => JSON.parse(fs.readFileSync(lockFile(), 'utf8')) as Holder;

test('a folder has one holder, and whoever comes second learns its pid', async () => {
  const holder = rival();
  expect(await firstWords(holder)).toBe('held');
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FolderHeldError);
  expect((refused as FolderHeldError).message).toContain(`in use by process ${holder.pid}.`);
});

test('a released folder can be taken again, and nothing is left behind', async () => {
  const lock = await lockFolder(folder);
  expect(fs.statSync(lock.sockets).mode & 0o777).toBe(0o700);
  expect(fs.statSync(lockFile()).mode & 0o777).toBe(0o600);
  lock.release();
  expect(fs.existsSync(lock.sockets)).toBe(false);
  expect(fs.readdirSync(folder)).toEqual([]);
  (await lockFolder(folder)).release();
});

test('a killed holder loses the folder, and its sockets go', async () => {
  const holder = rival();
  await firstWords(holder);
  const { sockets } = readLock();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = await lockFolder(folder);
  expect(readLock().pid).toBe(process.pid);
  expect(fs.existsSync(sockets)).toBe(false);
  lock.release();
});

test('a pid that now belongs to another process is not the holder', async () => {
  const lock = await lockFolder(folder);
  const other = spawn('sleep', ['60']);
  children.push(other);
  fs.writeFileSync(lockFile(), JSON.stringify({ ...readLock(), pid: other.pid, started: '1' }));
  (await lockFolder(folder)).release();
  lock.release();
});

test('of many that find a dead holder at the same moment, one gets the folder', async () => {
  const dead = rival();
  await firstWords(dead);
  dead.kill('SIGKILL');
  await once(dead, 'exit');
  const words = await Promise.all(Array.from({ length: 6 }, () => firstWords(rival())));
  expect(words.filter((word) => word === 'held')).toHaveLength(1);
  expect(words.filter((word) => word.includes('in use by process'))).toHaveLength(5);
});

test('a holder in another container is believed while it shows life, and no longer', async () => {
  const elsewhere: Holder = { pid: process.pid, started: '', realm: 'another machine', sockets: '' };
  fs.writeFileSync(lockFile(), JSON.stringify(elsewhere));
  const beating = setInterval(() => fs.utimesSync(lockFile(), new Date(), new Date()), 500);
  await expect(lockFolder(folder)).rejects.toThrow('in use by process');
  clearInterval(beating);
  const lock = await lockFolder(folder);
  expect(readLock().realm).not.toBe('another machine');
  lock.release();
});

test('what is no lock of ours does not keep anyone out', async () => {
  fs.writeFileSync(lockFile(), 'half a lo');
  (await lockFolder(folder)).release();
});

test('a folder that cannot be written says so with its own error', async () => {
  await expect(lockFolder(path.join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' });
});
