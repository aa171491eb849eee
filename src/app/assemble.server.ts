/** Puts everything that answers onto an open port. */
import type http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Connection } from '#kit/db/database.server.ts';
import type { Log } from '#kit/log.server.ts';
import { startRealtime } from '#kit/realtime/realtime.server.ts';
import { startLive } from '#tools/work/live/live-hub.server.ts';
import { answerBackups } from './backup/control.server.ts';
import { compose } from './compose.server.ts';
import { gathered } from './gathered.server.ts';
import { createApp } from './http.server.ts';
import type { Port } from './port.server.ts';
import type { ProcessOptions } from './process.server.ts';

interface Options extends ProcessOptions {
  log: Log;
  connection: Connection;
  port: Port;
  isReady: () => boolean;
}

export async function assemble({
  settings,
  log,
  connection,
  port,
  build,
  inFront,
  hasAssets,
  isReady,
}: Options) {
  const { services, close } = await compose(settings, { log, connection });
  const realtime = startRealtime(services, gathered.channels);
  const live = startLive(services);
  const app = createApp({
    services,
    build,
    isReady,
    dev: inFront !== undefined,
    ...(hasAssets === undefined ? {} : { hasAssets }),
  });
  const answer = getRequestListener(app.fetch);
  port.serve(inFront ? await inFront(port.server, answer) : answer);
  port.server.on('upgrade', (request: http.IncomingMessage, socket, head) => {
    const spoken = [realtime, live].find(({ handles }) => handles(request.url));
    if (spoken) void spoken.upgrade(request, socket, head);
    else if (!inFront) socket.destroy();
  });

  const backups = connection.sockets
    ? await answerBackups(connection.sockets, { settings, connection, storage: services.files.storage }, log)
    : undefined;

  return {
    services,
    async close() {
      backups?.close();
      await close();
    },
    /** No more work is begun: websockets are sent elsewhere, jobs finish or go back to the queue. */
    quiet: () => Promise.all([realtime.close(), live.close(), services.jobs.stop()]),
  };
}
