import { implement } from '#kit/http/implement.server.ts';
import { acceptedBy } from '#tools/define/accepts.ts';
import { readEcosystem } from './contract.ts';

export const ecosystemEndpoints = [
  implement(readEcosystem, (_, { runs, packs }) => {
    const made = new Set(runs.tools.map(({ output }) => output.id));
    return {
      tools: runs.tools.map(({ id, title, description, output, accepts, needs = [], page = null }) => ({
        id,
        title,
        description,
        kind: output.id,
        accepts: runs.kinds.filter((kind) => acceptedBy(accepts, kind)).map((kind) => kind.id),
        needs: [...needs],
        page,
      })),
      kinds: runs.kinds.filter(({ id }) => made.has(id)).map(({ id, title }) => ({ id, title })),
      packs: packs.list().map(({ id, title, purpose, licence, needs, bytes, state }) => ({
        id,
        title,
        purpose,
        licence,
        needs,
        bytes,
        state,
      })),
    };
  }),
];
