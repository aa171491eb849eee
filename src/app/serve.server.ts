/** `npm start`, once built: reads settings, starts, says where it is, and stops cleanly when asked. */
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { readSettings, SettingsError } from '#kit/settings.server.ts';
import { explainStartFailure } from './start-failure.server.ts';
import { buildFolder } from './paths.server.ts';
import { startProcess } from './process.server.ts';

try {
  const settings = readSettings();
  const file = pathToFileURL(path.join(buildFolder, 'server/index.js')).href;
  const build = (await import(file)) as ServerBuild;
  const running = await startProcess({ settings, build: () => Promise.resolve(build) });
  const { services } = running;
  console.log(
    `${settings.product.name} is ready at ${running.url.replace('127.0.0.1', 'localhost')}  (data in ${settings.dataDir})`,
  );

  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        services.log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  services.connection.failed.catch((error: unknown) => {
    services.log.fatal({ err: error }, 'the embedded database stopped');
    stop(1);
  });
  // One forgotten rejection must not end everyone's session: it is logged as the defect it is.
  process.on('unhandledRejection', (error) => services.log.error({ err: error }, 'unhandled rejection'));
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : explainStartFailure(error));
  process.exit(1);
}
