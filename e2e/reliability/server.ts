/** The built program as a process that may be killed, asked to stop, and started again on the same folder and port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const projectFolder = path.resolve(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();

interface Ended {
  code: number | null;
  signal: string | null;
}

export interface Server {
  url: string;
  pid: number;
  /** What it has said so far, on either stream. */
  output(): string;
  stderr(): string;
  /** Milliseconds until it could serve. */
  ready(within?: number): Promise<number>;
  ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<Ended>;
}

/** Starts and does not wait: some tests want to see it fail. */
export function launch(env: Record<string, string>): Server {
  const started = Date.now();
  const child = spawn(process.execPath, [path.join(projectFolder, 'build/serve.js')], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code, signal } as Ended;
  });
  const url = `http://127.0.0.1:${env.PORT}`;

  return {
    url,
    pid: child.pid!,
    output: () => out + err,
    stderr: () => err,
    ended,
    async ready(within = 240_000) {
      for (;;) {
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
          () => undefined,
        );
        if (answer?.ok) return Date.now() - started;
        if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${out}${err}`);
        if (Date.now() - started > within) throw new Error(`not ready within ${within} ms:\n${out}${err}`);
        await pause(25);
      }
    },
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

export function newFolder() {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-reliability-'));
}

export async function freePort(): Promise<string> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

/** For the end of a test, however it ended. */
export function killAll() {
  for (const child of running) child.kill('SIGKILL');
}
