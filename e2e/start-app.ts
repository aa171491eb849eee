/** The built app as a process of its own, on a free port with a fresh data folder: what `npm start` runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface StartedApp {
  url: string;
  dataDir: string;
  /** What the process has said so far. */
  output(): string;
  stop(): Promise<void>;
}

const startsWithin = 60_000;
const projectFolder = path.resolve(import.meta.dirname, '..');
const program = path.join(projectFolder, 'build/serve.js');

export async function startApp(env: Record<string, string> = {}): Promise<StartedApp> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'frenly-e2e-'));
  const child = spawn(process.execPath, [program], {
    cwd: projectFolder,
    // Nothing is fetched from outside while journeys are tried.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      FETCH_MODELS: 'false',
      SEARCH_SOURCES: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));

  async function stop() {
    await end(child);
    await fs.rm(dataDir, { recursive: true, force: true });
  }
  try {
    const url = await waitFor(child, () => addressIn(said));
    await waitFor(child, async () => (await fetch(`${url}/readyz`)).ok || undefined);
    return { url, dataDir, output: () => said, stop };
  } catch (error) {
    await stop();
    throw new Error(`the app did not start; it said:\n${said}`, { cause: error });
  }
}

const addressIn = (said: string) => / is ready at (http:\/\/\S+)/.exec(said)?.[1];

async function waitFor<T>(child: ChildProcess, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + startsWithin;
  while (Date.now() < deadline && child.exitCode === null) {
    const found = await look();
    if (found !== undefined && found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
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
