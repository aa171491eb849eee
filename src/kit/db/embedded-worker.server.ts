/** Worker thread: PGlite behind a unix socket, so that queries never stall the event loop of the web process. */
import os from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { FromThread, ThreadData, ToThread } from './embedded-thread.server.ts';

const { folder, socketPath } = workerData as ThreadData;
const say = (message: FromThread) => parentPort!.postMessage(message);

/**
 * Nothing runs in the background here: no checkpoint comes by itself, so the log that a restart must replay is
 * kept short. The operating system caches the files a second time, so few buffers do.
 */
const settings = ['shared_buffers=32MB', 'max_wal_size=64MB', 'min_wal_size=32MB'];

/**
 * V8 optimises functions that run often, if the flags were set when it first compiled them. PostgreSQL's parser must not be one of them:
 * optimising that single function takes 1.2 GB. So the flags are set only once the database has started, and parsed something, and not
 * at all where memory is short. See docs/decisions/108-start-and-memory.md.
 */
const muchMemory = 2 * 1024 ** 3;
const hasMuchMemory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity) >= muchMemory;
const optimising = ['wasm-tier-up', 'wasm-dynamic-tiering'];
for (const flag of optimising) setFlagsFromString(`--no-${flag}`);
// Later than V8 would by itself: after the start the other threads need the processors.
setFlagsFromString('--wasm-tiering-budget=100000000');

const database = await PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm, vector },
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  onStderr(text) {
    // After either PostgreSQL has ended, but PGlite would spin on for ever without an answer.
    const words = /\b(?:PANIC|FATAL): +(.*)/.exec(text)?.[1];
    if (words) say({ is: 'trouble', words });
    return false;
  },
});

if (hasMuchMemory) for (const flag of optimising) setFlagsFromString(`--${flag}`);

const execute = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = async (...args) => {
  try {
    return await execute(...args);
  } catch (error) {
    // Not an error of SQL, those are answers: the queue in front of the database stands still after this one.
    say({ is: 'trouble', words: String(error) });
    throw error;
  }
};

const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

parentPort!.on('message', async (message: ToThread) => {
  if (message === 'ping') return say({ is: 'alive' });
  await server.stop();
  await database.close();
  parentPort!.close();
});
say({ is: 'ready' });
