/** The embedded database: a thread that is started again whenever it dies, so that a full disk is a pause and not an end. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDatabaseThread, type DatabaseThread } from './embedded-thread.server.ts';

interface Options {
  folder: string;
  /** A prepared database that a new folder starts from. */
  template?: string | undefined;
  /** For the unix socket; node-postgres takes it as `host`. */
  socketDir: string;
  /** The thread died, or could not be started again yet. */
  onTrouble: (error: Error) => void;
}

const shortestWait = 200;
const longestWait = 10_000;

export async function startEmbedded({
  folder,
  template,
  socketDir,
  onTrouble,
}: Options): Promise<{ close(): Promise<void> }> {
  const data = { folder, socketPath: path.join(socketDir, '.s.PGSQL.5432') };
  if (!fs.existsSync(folder)) await fill(data, template);
  const { promise: closing, resolve: close } = Promise.withResolvers<'closing'>();
  let thread: DatabaseThread | undefined = await startDatabaseThread(data);
  const kept = keepAlive();

  /** Whoever asks meanwhile finds no socket and is told to come back shortly. */
  async function keepAlive() {
    for (let wait = shortestWait; ;) {
      const event = await Promise.race([closing, thread?.ended ?? pause(wait, 'waited')]);
      if (event === 'closing') return;
      if (event instanceof Error) {
        onTrouble(event);
        await thread?.kill();
        thread = undefined;
        continue;
      }
      try {
        thread = await startDatabaseThread(data);
        wait = shortestWait;
      } catch (error) {
        onTrouble(error as Error);
        wait = Math.min(wait * 2, longestWait);
      }
    }
  }

  return {
    async close() {
      close('closing');
      await kept;
      await thread?.close();
    },
  };
}

/** Made beside and renamed, so that a kill half-way leaves no half-filled database. */
async function fill(
  { folder, socketPath }: { folder: string; socketPath: string },
  template: string | undefined,
) {
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  if (template && fs.existsSync(template)) {
    fs.cpSync(template, draft, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  } else {
    const thread = await startDatabaseThread({ folder: draft, socketPath });
    await thread.close();
  }
  fs.renameSync(draft, folder);
}
