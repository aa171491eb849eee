/** Worker thread: PGlite behind a unix socket, so that queries never stall the event loop of the web process. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, socketPath } = workerData as { folder: string; socketPath: string };

const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, vector } });
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

parentPort!.on('message', async (message) => {
  if (message !== 'close') return;
  await server.stop();
  await database.close();
  parentPort!.postMessage('closed');
  parentPort!.close();
});
parentPort!.postMessage('ready');
