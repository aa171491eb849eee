/** Worker: what differs between two revisions of a text or of any structure. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { partsTasks } from './bound-parts.ts';
import { jsonParts } from './json-parts.ts';
import { textParts } from './text-parts.ts';

const [json, text] = [partsTasks(jsonParts), partsTasks(textParts)];

export const tasks = {
  jsonBetween: json.between,
  jsonApply: json.apply,
  textBetween: text.between,
  textApply: text.apply,
};

serveTasks(tasks);
