/** Connections whose other end is gone without a word: the network was cut, or the server moved elsewhere. */
import type { Socket } from 'node:net';
import type pg from 'pg';

/** Longer than any statement may take, so that only a dead connection is silent for so long. */
const longestSilence = 40_000;

/** Ends a connection that says nothing for too long; whoever waits for it hears that it was terminated. */
export function endWhenSilent(client: pg.ClientBase) {
  const socket = socketOf(client);
  socket.setTimeout(longestSilence, () => socket.destroy());
}

/** For work that may take its time: migrations, restoring a backup. */
export async function withPatience<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const socket = socketOf(client);
  const { timeout } = socket;
  socket.setTimeout(0);
  try {
    return await work();
  } finally {
    socket.setTimeout(timeout ?? 0);
  }
}

/** node-postgres has it, but its types do not say so. */
function socketOf(client: pg.ClientBase) {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
