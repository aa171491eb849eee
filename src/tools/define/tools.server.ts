import { implement } from '#kit/http/implement.server.ts';
import { listTools } from '#tools/run/contract.ts';
import type { Door } from './door.ts';

/** With the pages that go on with results, too. */
export const toolEndpoints = (doors: readonly Door[]) => [
  implement(listTools, (_, { runs }) => ({
    items: runs.tools.map(({ id, title, description, output, accepts = [], page = null, examples }) => ({
      id,
      title,
      description,
      kind: output,
      accepts: accepts.map(({ kind }) => kind),
      page,
      examples: examples.map((example) => example.title),
    })),
    doors: doors.map((door) => ({ ...door, accepts: [...door.accepts] })),
  })),
];
