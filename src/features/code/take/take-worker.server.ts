/** Worker: projects as files to take away. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { writeBundle, type Revision } from '../git/write-bundle.server.ts';
import { opensFromDisk } from './opens-from-disk.server.ts';

// The bundler is one for browsers: it runs in this thread and ends with it.
Object.assign(globalThis, { self: globalThis });

export const tasks = {
  gitBundle: (revisions: readonly Revision[]) => writeBundle(revisions),
  opensFromDisk,
};

serveTasks(tasks);
