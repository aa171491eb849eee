/** The embedded database lives in the server's process, so a backup of a running server is made by the server when asked. */
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Log } from '#kit/log.server.ts';
import { BackupError } from './archive.server.ts';
import { createBackup, type Contents, type Installation } from './create.server.ts';

interface Question {
  backupTo: string;
}
type Answer = { contents: Contents } | { error: string };

/** Listens in the folder of our sockets, which only this user can enter. */
export async function answerBackups(sockets: string, installation: Installation, log: Log) {
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', (error) =>
      log.warn(
        { event: 'backup.client_disconnected', err: error },
        'The client that asked for a backup disconnected.',
      ),
    );
    void answer(socket).then((reply) => socket.end(JSON.stringify(reply)));
  });

  async function answer(socket: net.Socket): Promise<Answer> {
    try {
      const { backupTo } = JSON.parse(await text(socket)) as Question;
      const contents = await createBackup(installation, backupTo);
      log.info({ event: 'backup.completed', file: backupTo, files: contents.files }, 'A backup was made.');
      return { contents };
    } catch (error) {
      log.error({ event: 'backup.failed', err: error }, 'A backup failed.');
      return { error: (error as Error).message };
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(addressIn(sockets), resolve);
  });
  return { close: () => void server.close() };
}

/** Asks the server that holds the folder; a backup may take long, so there is no limit to waiting. */
export async function askForBackup(sockets: string, file: string): Promise<Contents> {
  const socket = net.connect(addressIn(sockets));
  socket.end(JSON.stringify({ backupTo: file } satisfies Question));
  const answer = await text(socket)
    .then((reply) => JSON.parse(reply) as Answer)
    .catch((cause: unknown) => {
      throw new BackupError(
        `The server that uses this data folder does not answer at ${sockets}. Stop it, then try again.`,
        { cause },
      );
    });
  if ('error' in answer) throw new BackupError(answer.error);
  return answer.contents;
}

const addressIn = (sockets: string) => path.join(sockets, 'control.sock');
