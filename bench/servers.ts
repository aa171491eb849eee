/** Starts the built product and the bare servers it is compared with, each in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '..');

export interface Running {
  url: string;
  pid: number;
  /** Milliseconds from spawning to the first answer. */
  startedIn: number;
  stop(): Promise<void>;
}

export interface FrenlyOptions {
  /** Where it was built. */
  root?: string;
  dataDir?: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  /** What is asked until it answers. */
  probe?: string;
}

/** The product, on a new data folder by default. Its limits are off: they are not what is measured. */
export async function startFrenly({
  root = here,
  dataDir = newFolder(),
  databaseUrl,
  env = {},
  probe = '/healthz',
}: FrenlyOptions = {}) {
  const port = await freePort();
  return start(['--max-semi-space-size=16', path.join(root, 'build/serve.js')], port, probe, {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
    FETCH_MODELS: 'false',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  });
}

export async function startBare(file: string, ...args: string[]) {
  const port = await freePort();
  return start([path.join(here, 'bench', file), String(port), ...args], port, '/');
}

export const newFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-bench-'));

/** Nothing outlives a run, however it ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

async function start(
  args: string[],
  port: number,
  probe: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    // As `npm start` does it.
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(url + probe, child);
  return {
    url,
    pid: child.pid!,
    startedIn: performance.now() - began,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function firstAnswer(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} did not answer`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Megabytes held by a process. */
export function memoryOf(pid: number) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Files as they are, for pages that are measured by themselves. */
export async function serveFolder(folder: string) {
  const server = http.createServer((request, response) => {
    const file = path.join(folder, path.normalize(new URL(request.url!, 'http://localhost').pathname));
    fs.readFile(file, (error, content) => {
      if (error) response.writeHead(404).end();
      else
        response
          .setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
          .end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
