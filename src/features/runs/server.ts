import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { eventStream } from '#kit/http/event-stream.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { createRun, getRun, retryRun, stopRun, streamRun } from '#kit/tool/contract.ts';
import { readInput } from '#kit/tool/read-input.ts';
import { findOwnRun, type RunRow } from '#kit/tool/run-queries.server.ts';
import { historyEndpoints } from './history.server.ts';
import { presentRun } from './present.server.ts';
import { shareEndpoints } from './shares.server.ts';
import { noSuchRun, ownRun } from './who.server.ts';

export const runEndpoints = [
  implement(createRun, async ({ params, body: { input, engine, parent } }, context) => {
    const { db, runs } = context;
    const { tool } = runs.toolOf(params.tool);
    readInput(tool, input);
    const ownerId = await context.principal();
    if (parent && !(await findOwnRun(db, { id: parent, ownerId }))) throw noSuchRun();
    await mustBeAble(context, tool.needs, ownerId, engine);
    const row = await runs.start({
      ownerId,
      tool: tool.id,
      input,
      engine: engine ?? null,
      parentId: parent ?? null,
    });
    return presentRun(runs, row);
  }),

  implement(getRun, async ({ params: { id } }, context) => {
    return presentRun(context.runs, await ownRun(context, id));
  }),

  implement(streamRun, async ({ params: { id }, query: { from } }, context) => {
    const { runs, request } = context;
    const row = await ownRun(context, id);
    // Nobody would read what follows a HEAD, nor ever hang up.
    if (request.method === 'HEAD') return new Response(null);
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, request.signal]);
    return eventStream(streamRun, runs.follow(row, { from, signal }), { onLeave: () => left.abort() });
  }),

  implement(stopRun, async ({ params: { id } }, context) => {
    await context.runs.stop(await ownRun(context, id));
    return presentRun(context.runs, await ownRun(context, id));
  }),

  implement(retryRun, async ({ params: { id }, body: { engine } }, context) => {
    const { runs } = context;
    const before = await ownRun(context, id);
    const { tool } = runs.toolOf(before.tool);
    // The tool may have learned to refuse what it once took.
    readInput(tool, before.input);
    await mustBeAble(context, tool.needs, before.ownerId, engine);
    return presentRun(runs, await runs.start(againOf(before, engine)));
  }),

  ...historyEndpoints,
  ...shareEndpoints,
];

function againOf({ ownerId, tool, input, engine, parentId, rootId, title }: RunRow, other?: string) {
  return { ownerId, tool, input, engine: other ?? engine, parentId, rootId, title };
}

/** Whoever asks for an engine that is not theirs, or cannot do it, hears so before anything begins. */
async function mustBeAble(
  { ai }: Context,
  needs: Parameters<Context['ai']['pick']>[1],
  ownerId: string,
  engine: string | undefined,
) {
  if (engine === undefined) return;
  if (!needs) throw new AppError('invalid:engine', { message: 'This tool asks no engine.' });
  await ai.pick(ownerId, needs, engine);
}
