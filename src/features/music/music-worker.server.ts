/** Worker: composes, and makes the files that pieces are taken away as. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { compose } from './compose/compose.ts';
import { wishOf, type MusicInput } from './compose/wish.ts';
import { fileByName } from './files/make-file.ts';
import type { Piece } from './piece.ts';

export const tasks = {
  compose: (input: MusicInput) => compose(wishOf(input)),
  file: ({ format, piece, title }: { format: string; piece: Piece; title: string }) =>
    fileByName(format)(piece, title),
};

serveTasks(tasks);
