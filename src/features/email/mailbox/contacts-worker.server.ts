/** Worker: files of contacts, of any program. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { readContacts } from './contacts-file.ts';

export const tasks = { readContacts };

serveTasks(tasks);
