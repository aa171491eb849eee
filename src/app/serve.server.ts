/** `npm start`, once built: reads settings, starts, says where it is, and stops cleanly when asked. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { logConsole } from '#kit/log-console.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { buildFolder } from '#kit/paths.server.ts';
import { startProcess, type RunningProcess } from './process.server.ts';
import { explainStartFailure } from './start-failure.server.ts';

/** Longer than everything that stopping waits for; whoever asked will not wait much longer either. */
const stopsWithin = 24_500;

enableCompileCache(path.join(buildFolder, 'compiled')); // the next start compiles nothing again

try {
  const settings = readSettings();
  const build = import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href) as Promise<ServerBuild>;
  const [running] = await Promise.all([startProcess({ settings, build: () => build }), build]);
  console.log(
    `${settings.product.name} is ready at ${running.url.replace('127.0.0.1', 'localhost')}  (data in ${settings.dataDir})`,
  );
  logConsole(running.services.log, running.services.clock);
  stopWhenAsked(running);
  flushCompileCache();
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}

function stopWhenAsked({ services: { log }, stop }: RunningProcess) {
  let stopping = false;
  const end = (code: number, options?: { notice: boolean }) => {
    if (stopping) return;
    stopping = true;
    const fail = (error: unknown) => {
      log.fatal({ event: 'process.stop_failed', err: error }, 'The process could not stop cleanly.');
      process.exit(1);
    };
    setTimeout(
      () => fail(new Error(`not stopped within ${stopsWithin / 1000} seconds`)),
      stopsWithin,
    ).unref();
    stop(options).then(() => process.exit(code), fail);
  };
  process.on('SIGTERM', () => end(0, { notice: true }));
  process.on('SIGINT', () => (stopping ? process.exit(130) : end(0))); // pressed twice means now
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'process.uncaught_exception', err: error }, 'An exception was not caught.');
    end(1);
  });
  // One forgotten rejection must not end everyone's session: it is logged as the defect it is.
  process.on('unhandledRejection', (error) =>
    log.error({ event: 'process.unhandled_rejection', err: error }, 'A rejected promise was not handled.'),
  );
}
