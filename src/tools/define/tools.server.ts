import { implement } from '#kit/http/implement.server.ts';
import { listTools } from '#tools/run/contract.ts';
import { acceptedBy } from './accepts.ts';
import { takesKind, type SendTarget } from './send-target.ts';

/** With the pages that go on with results, too. */
export const toolEndpoints = (doors: readonly SendTarget[]) => [
  implement(listTools, (_, { runs }) => ({
    items: runs.tools.map(({ id, title, description, output, accepts, page = null, examples }) => ({
      id,
      title,
      description,
      kind: output.id,
      accepts: idsOf(runs.kinds.filter((kind) => acceptedBy(accepts, kind))),
      page,
      examples: examples.map((example) => example.title),
    })),
    doors: doors.map((door) => ({
      id: door.id,
      title: door.title,
      description: door.description,
      page: door.page,
      accepts: idsOf(runs.kinds.filter((kind) => takesKind(door, kind))),
    })),
  })),
];

const idsOf = (kinds: readonly { id: string }[]) => kinds.map(({ id }) => id);
