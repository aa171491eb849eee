/** Worker: sites as files. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { writeArchive, writePublished } from './write-site.server.ts';

export const tasks = { publish: writePublished, archive: writeArchive };

serveTasks(tasks);
