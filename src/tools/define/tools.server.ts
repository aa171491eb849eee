import { implement } from '#kit/http/implement.server.ts';
import { listTools } from '#tools/run/contract.ts';

export const toolEndpoints = [
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
  })),
];
