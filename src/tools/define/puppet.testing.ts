/** A tool that does what the test tells it, when the test tells it. */
import { z } from 'zod';
import { createRuns } from '../run/runs.server.ts';
import { defineRun, type AnyToolRun, type RunContext, type Update } from './define-run.server.ts';
import { defineTool, type Tool } from './tool.ts';
import type { TestApp } from '#testing/test-app.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const input = z.strictObject({ name: z.string().min(1, 'Give it a name.'), note: z.string().optional() });

type Move = Update | 'end' | Error;

export interface Performance {
  context: RunContext;
  play(...moves: Move[]): void;
}

export function createPuppet(options: Partial<Tool<typeof input>> = {}) {
  const tool = defineTool({
    id: 'puppet',
    title: 'Puppet',
    description: 'Does what it is told.',
    output: textKind,
    input,
    examples: [],
    ...options,
  });
  const performances: Performance[] = [];
  let arrived = Promise.withResolvers<void>();

  const run = defineRun(tool, async function* (_input, context) {
    const moves: Move[] = [];
    let wake = () => {};
    performances.push({
      context,
      play(...next) {
        moves.push(...next);
        wake();
      },
    });
    arrived.resolve();
    arrived = Promise.withResolvers();
    for (;;) {
      const move = moves.shift();
      if (move === 'end') return;
      if (move instanceof Error) throw move;
      if (move) yield move;
      // It does not listen to the signal: stopping must work all the same.
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  });

  return {
    tool,
    run,
    performances,
    /** The n-th time that it was run, once it has begun. */
    async at(index: number): Promise<Performance> {
      while (!performances[index]) await arrived.promise;
      return performances[index];
    },
  };
}

/** The app with these tools in place of its own. Call it when the app has started. */
export async function putTools(app: TestApp, tools: readonly AnyToolRun[]) {
  await app.services.runs.close();
  app.services.runs = createRuns({ ...app.services, tools });
  return app.services.runs;
}
