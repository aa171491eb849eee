import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { eventStream } from '#kit/http/event-stream.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import {
  createRun,
  getRun,
  getTalk,
  listUnderWay,
  quoteRun,
  requestOfRun,
  retryRun,
  runFiles,
  stopRun,
  streamRun,
} from './contract.ts';
import { inCredits } from './quote.server.ts';
import { turnsAround } from '#tools/talk/talk.server.ts';
import { readInput } from '#tools/define/read-input.ts';
import { listRunFiles } from '#tools/run/run-files.server.ts';
import { findOwnRun, type RunRow } from './run-queries.server.ts';
import { historyEndpoints } from './history.server.ts';
import { presentRun, presentUnderWay } from './present.server.ts';
import { listUnderWayOf } from './under-way.server.ts';
import { exportEndpoints } from '#tools/export/server.ts';
import { shareEndpoints } from '../share/server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { anonymousId, guestAddressOf, noSuchRun, ownRun } from './who.server.ts';

export const runEndpoints = [
  implement(createRun, async ({ params, body: { input, engine, parent, remixOf } }, context) => {
    const { db, runs } = context;
    const { tool } = runs.toolOf(params.tool);
    const read = readInput(tool, input);
    const ownerId = await context.principal();
    const before = parent && (await findOwnRun(db, { id: parent, ownerId }));
    if (parent && !before) throw noSuchRun();
    await mustBeAble(context, tool.needs, ownerId, engine);
    const asked = { ownerId, tool: tool.id, input, read, engine: engine ?? null, parentId: parent ?? null };
    const talk = before ? { talkId: before.talkId } : {};
    return presentRun(
      runs,
      await runs.start({
        ...asked,
        ...talk,
        guestAddress: guestAddressOf(context),
        remixOf: remixOf ?? null,
      }),
    );
  }),

  implement(getRun, async ({ params: { id } }, context) => {
    return presentRun(context.runs, await ownRun(context, id));
  }),

  implement(streamRun, async ({ params: { id }, query: { from, patches } }, context) => {
    const { runs, request } = context;
    const row = await ownRun(context, id, { underWay: true });
    // Nobody would read what follows a HEAD, nor ever hang up.
    if (request.method === 'HEAD') return new Response(null);
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, request.signal]);
    const events = runs.follow(row, { from, patches: patches === 'true', signal });
    return eventStream(streamRun, events, { onLeave: () => left.abort() });
  }),

  implement(listUnderWay, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    const { db, runs } = context;
    const isQueued = (tool: string) => runs.classOf(tool) !== 'quick';
    const rows = ownerId ? await listUnderWayOf(db, ownerId, isQueued) : [];
    return { items: rows.map((row) => presentUnderWay(runs, row)) };
  }),

  implement(stopRun, async ({ params: { id } }, context) => {
    await context.runs.stop(await ownRun(context, id));
    return presentRun(context.runs, await ownRun(context, id));
  }),

  implement(requestOfRun, async ({ params: { id }, body }, context) => {
    await context.runs.ask(await ownRun(context, id), body);
    return { success: true } as const;
  }),

  implement(quoteRun, async ({ params, body: { input, engine, parent } }, context) => {
    const { db, runs, credits } = context;
    const { tool } = runs.toolOf(params.tool);
    const read = readInput(tool, input);
    // Asking for a price makes nobody a guest: two calls at once would make two.
    const ownerId = (await ownerIdIfKnown(context)) ?? anonymousId;
    if (parent && !(await findOwnRun(db, { id: parent, ownerId }))) throw noSuchRun();
    const most = await runs.quote({
      ownerId,
      tool: tool.id,
      read,
      engine: engine ?? null,
      parentId: parent ?? null,
    });
    const account = await credits.account(ownerId);
    return { credits: most && inCredits(most), available: inCredits(account?.available ?? 0) };
  }),

  implement(getTalk, async ({ params: { id } }, context) => {
    const run = await ownRun(context, id);
    const turns = await turnsAround(context.db, run);
    return {
      talk: run.talkId,
      turns: turns.map(({ row, siblings }) => ({ run: presentRun(context.runs, row), siblings })),
    };
  }),

  implement(retryRun, async ({ params: { id }, body: { engine, part } }, context) => {
    const { runs } = context;
    const before = await ownRun(context, id);
    const { tool } = runs.toolOf(before.tool);
    // The tool may have learned to refuse what it once took.
    const read = readInput(tool, before.input);
    await mustBeAble(context, tool.needs, before.ownerId, engine);
    const again = { ...againOf(before, engine), read, redo: part ?? null };
    // What is done is not asked of anyone again, unless it shall be done otherwise.
    const isSame = part === undefined && again.engine === before.engine && before.state !== 'done';
    return presentRun(
      runs,
      await runs.start({
        ...again,
        guestAddress: guestAddressOf(context),
        continues: isSame ? before.id : undefined,
      }),
    );
  }),

  implement(runFiles, async ({ params: { id } }, context) => {
    const { ownerId } = await ownRun(context, id);
    return { items: await listRunFiles(context.db, { ownerId, runId: id }) };
  }),

  ...historyEndpoints,
  ...shareEndpoints,
  ...exportEndpoints,
];

function againOf({ ownerId, tool, input, engine, parentId, talkId, rootId, title }: RunRow, other?: string) {
  return { ownerId, tool, input, engine: other ?? engine, parentId, talkId, rootId, title };
}

/** Whoever asks for an engine that is not theirs, or cannot do it, hears so before anything begins. */
async function mustBeAble(
  { ai }: Context,
  needs: Parameters<Context['ai']['pick']>[1],
  ownerId: string,
  engine: string | undefined,
) {
  if (engine === undefined) return;
  if (!needs) throw new AppError('invalid:engine', { message: 'This tool doesn’t use an engine.' });
  await ai.pick(ownerId, needs, engine);
}
