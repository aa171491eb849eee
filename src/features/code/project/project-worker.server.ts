/** Worker: what differs between two revisions of a project. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { partsTasks } from '#tools/work/propose/bound-parts.ts';
import { projectParts } from './project-parts.ts';

export const tasks = partsTasks(projectParts);

serveTasks(tasks);
