/** The built app as a process of its own, on a free port with a fresh data folder: what `npm start` runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface StartedApp {
  url: string;
  dataDir: string;
  /** What the process has written so far. */
  output(): string;
  stop(): Promise<void>;
  /** For the end of a process, where nothing can be waited for. */
  kill(): void;
}

const startsWithin = 240_000;
const projectFolder = path.resolve(import.meta.dirname, '..');
const program = path.join(projectFolder, 'build/serve.js');

export async function startApp(env: Record<string, string> = {}): Promise<StartedApp> {
  const dataDir = env.DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-e2e-'));
  const child = spawn(process.execPath, [program], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      // Nothing is fetched from outside while journeys are tried.
      FETCH_MODELS: 'false',
      SEARCH_SOURCES: 'false',
      // Every browser context comes from an address of its own, so that limits count for it alone.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));

  // A folder that was given goes on to the next start.
  const removeFolder = () =>
    env.DATA_DIR ?? fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  async function stop() {
    await end(child);
    removeFolder();
  }
  function kill() {
    child.kill('SIGKILL');
    // Vitest gives an ending worker a second; on a busy machine that is too little for a folder.
    const remove = 'fs.rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 5 })';
    spawn(process.execPath, ['-e', remove, dataDir], { detached: true, stdio: 'ignore' }).unref();
  }
  try {
    const url = await waitFor(child, () => addressIn(output));
    await waitFor(child, async () => (await fetch(`${url}/readyz`)).ok || undefined);
    return { url, dataDir, output: () => output, stop, kill };
  } catch (error) {
    await stop();
    throw new Error(`the app did not start; its output:\n${output}`, { cause: error });
  }
}

const addressIn = (output: string) => / is ready at (http:\/\/\S+)/.exec(output)?.[1];

async function waitFor<T>(child: ChildProcess, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + startsWithin;
  while (Date.now() < deadline && child.exitCode === null) {
    const result = await look();
    if (result !== undefined && result !== null) return result;
    await pause(50);
  }
  throw new Error(child.exitCode === null ? 'it took too long' : `it ended with ${child.exitCode}`);
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(timer);
}
