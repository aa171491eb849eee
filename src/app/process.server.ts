/** The running process: one port for pages, API and websockets; starts, serves, and stops without losing anything. */
import type http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { createLog, type Log } from '#kit/log.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { openDatabase } from './open-database.server.ts';
import { openPort } from './port.server.ts';

/** Whoever sends traffic here has this long to see that /readyz says no. */
const noticeTime = 1_000;
/** Streams and requests under way get this long to finish after that. */
const drainTime = 20_000;
/** Runs get less, so that whoever follows one still hears that it was cut off. */
const runTime = 16_000;

export interface RunningProcess {
  url: string;
  services: Services;
  /** With notice, new requests are still answered for a moment: a load balancer needs it to look elsewhere. */
  stop(options?: { notice?: boolean }): Promise<void>;
}

export interface ProcessOptions {
  settings: Settings;
  build: () => Promise<ServerBuild>;
  log?: Log;
  /** The browser's files; nobody asks for them in tests. */
  hasAssets?: boolean;
  /** Development: puts Vite in front of the answers. */
  inFront?: (server: http.Server, answer: http.RequestListener) => Promise<http.RequestListener>;
}

export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { log = createLog(options.settings.logLevel) } = options;
  // The port first: a taken one should not cost a database start.
  const port = await openPort(options.settings);
  const settings = withPort(options.settings, port.number);
  let ready = true;
  try {
    // The database starts in a thread of its own; the rest of the program loads meanwhile.
    const [connection, { assemble }] = await Promise.all([
      openDatabase(settings, log),
      import('./assemble.server.ts'),
    ]);
    const parts = await assemble({ ...options, settings, log, connection, port, isReady: () => ready });
    return {
      url: port.url,
      services: parts.services,
      async stop({ notice = false } = {}) {
        ready = false;
        port.announceClosing();
        const quiet = parts.quiet();
        if (notice) await pause(noticeTime);
        await Promise.all([quiet, parts.services.runs.finish(runTime), port.close(drainTime)]);
        await parts.close();
      },
    };
  } catch (error) {
    port.server.close();
    throw error;
  }
}

/** Port 0 means any; the address that links are made of must name the one that was given. */
function withPort(settings: Settings, port: number): Settings {
  return { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) };
}
