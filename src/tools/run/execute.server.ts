/** Lets a tool work on a run, and keeps what it has made so far at hand. */
import { meterWork } from '#kit/loop-meter.server.ts';
import { findFor } from '#kit/search/find.server.ts';
import { AppError } from '#kit/errors.ts';
import { filesIn } from '../attach/tool-files.ts';
import { bindAi } from './bound-ai.server.ts';
import type { AnyToolRun, RunContext, RunRequest } from '../define/define-run.server.ts';
import {
  hasOutput,
  notBegun,
  withCheckedData,
  withEngine,
  withoutData,
  withUpdate,
  type LiveState,
} from './live-state.server.ts';
import type { Output } from '../define/output.ts';
import { openRunExtensions } from '../define/run-extension.server.ts';
import type { ServerKind } from '../kinds/implement-kind.server.ts';
import { bindFiles } from './run-files.server.ts';
import type { EngineNote } from './run.ts';
import type { Ending, RunRow } from './run-queries.server.ts';
import type { RunParts } from './run-parts.server.ts';
import { earlierTurns } from '../talk/talk.server.ts';
import { bindWorks } from '../work/run-works.server.ts';
import { isStopped, tookTooLong } from './stop-reasons.ts';
import { createSteps, keepStep, type DoneStep } from './steps.server.ts';
import { createTimeLeft } from './time-left.ts';
import { untilAborted } from './until-aborted.ts';
import { retryWrite } from './retry-write.server.ts';

const minute = 60_000;
export const longestRun = { plain: 10 * minute, queued: 60 * minute };

const noSteps: ReadonlyMap<string, DoneStep> = new Map();

export interface LiveRun {
  id: string;
  /** As it was when it began. */
  row: RunRow;
  startedAt: number;
  /** Whether its row is there yet: work begins while it is being written. */
  isWritten: boolean;
  state(): LiveState;
  stop(reason: unknown): void;
  /** Hands on what someone asks of it. */
  hear(request: RunRequest): void;
  /** Never rejects. Undefined: the queue takes it back and will begin it again. */
  ending: Promise<Ending | undefined>;
}

type Parts = Pick<
  RunParts,
  | 'db'
  | 'bus'
  | 'jobs'
  | 'ai'
  | 'files'
  | 'models'
  | 'packs'
  | 'safeFetch'
  | 'settings'
  | 'sources'
  | 'videos'
  | 'log'
  | 'works'
  | 'extensions'
  | 'tools'
>;

interface Options {
  kind: ServerKind;
  /** As the tool's schema has read it; without it, it is read here. */
  input?: Record<string, unknown> | undefined;
  /** Until its row is there, nothing can be written that points to it. */
  written?: Promise<unknown> | undefined;
  /** The version before, where only a part of it is made again. */
  before?: Output | undefined;
  onChange(): void;
  /** Others read what comes of it: only what everyone may read is looked into. */
  isPublicAudience?: boolean | undefined;
  /** Of the queue, for runs that came from it. */
  queue?: AbortSignal | undefined;
  /** Steps that are done already. */
  done?: ReadonlyMap<string, DoneStep> | undefined;
}

export function executeRun(
  row: RunRow,
  { tool, run }: AnyToolRun,
  parts: Parts,
  { kind, input, written, before, onChange, isPublicAudience = false, queue, done = noSteps }: Options,
): LiveRun {
  const controller = new AbortController();
  const { signal } = controller;
  const log = parts.log.child({ run: row.id, tool: row.tool });
  // Begun again it is another text: readers of the first attempt must not take it for the rest of theirs.
  let state: LiveState = { ...notBegun, revision: row.revision + 1 };
  const asked: RunRequest[] = [];
  let hear: (request: RunRequest) => void = (request) => asked.push(request);

  function become(next: LiveState) {
    state = next;
    onChange();
  }

  const asker = { principal: row.ownerId, purpose: `tool.${row.tool}`, engine: row.engine ?? undefined };
  const onEngine = (note: EngineNote) => become(withEngine(state, note));
  const left = createTimeLeft();

  const context: RunContext = {
    ownerId: row.ownerId,
    isPublicAudience,
    ai: bindAi(parts.ai, { ...asker, signal, onEngine }),
    ...createSteps({
      runId: row.id,
      signal,
      done,
      keep:
        tool.class &&
        ((name, step) => retryWrite(() => keepStep(parts.db, row.id, name, step), { log, signal })),
      aiFor: (binding) => bindAi(parts.ai, { ...asker, ...binding }),
      onEngine,
      onReplay: left.restart,
      words: () => state.step,
    }),
    files: bindFiles(parts, { ownerId: row.ownerId, runId: row.id, written }),
    works: bindWorks(parts, { ...row, written }),
    extensions: openRunExtensions(parts.extensions ?? [], parts, {
      id: row.id,
      ownerId: row.ownerId,
      isPublicAudience,
    }),
    models: parts.models.forCaller(row.ownerId),
    safeFetch: parts.safeFetch,
    sources: parts.sources,
    videos: parts.videos,
    find: (wanted) =>
      findFor(
        parts,
        { ownerId: row.ownerId, who: row.ownerId },
        isPublicAudience ? { ...wanted, shared: true } : wanted,
      ),
    origin: parts.settings.publicUrl,
    log,
    earlier: async () => (isPublicAudience ? [] : earlierTurns(parts.db, row)),
    redo: row.redo !== null && before ? { part: row.redo, before } : undefined,
    onRequest(listener) {
      hear = listener;
      for (const request of asked.splice(0)) listener(request);
    },
    signal,
  };

  const timed = (next: LiveState): LiveState =>
    next.progress === state.progress ? next : { ...next, readyAt: left.readyAt(next.progress) };

  async function work(): Promise<Ending | undefined> {
    const ended = meterWork(() => `run ${row.tool}`);
    const stop = () => controller.abort(queue?.reason);
    const timer = setTimeout(
      () => controller.abort(tookTooLong()),
      tool.class ? longestRun.queued : longestRun.plain,
    );
    queue?.addEventListener('abort', stop, { once: true });
    try {
      const read = input ?? tool.input.parse(row.input);
      for (const id of tool.files ? filesIn(tool.files, read) : []) await context.files.adopt(id);
      for await (const update of untilAborted(run(read as never, context), signal))
        become(timed(withUpdate(state, update, kind)));
      return checked({ state: 'done', error: null });
    } catch (error) {
      if (queue?.aborted) return undefined;
      return checked(endingOf(signal.aborted ? signal.reason : error));
    } finally {
      ended();
      clearTimeout(timer);
      queue?.removeEventListener('abort', stop);
    }
  }

  /** However it ended, what is kept is of its kind. */
  function checked(ending: Ending): Ending {
    try {
      become(withCheckedData(state, kind));
      return ending;
    } catch (error) {
      become(withoutData(state));
      return endingOf(error);
    }
  }

  function endingOf(error: unknown): Ending {
    if (isStopped(error)) return { state: 'stopped', error: null };
    const isKnown = error instanceof AppError;
    if (!isKnown || error.status >= 500)
      log[isKnown ? 'warn' : 'error']({ event: 'run.failed', err: error }, 'A run failed.');
    const { message } = isKnown ? error : new AppError('internal');
    return { state: hasOutput(state) ? 'incomplete' : 'failed', error: message };
  }

  return {
    id: row.id,
    row,
    startedAt: Date.now(),
    isWritten: true,
    state: () => state,
    stop: (reason) => controller.abort(reason),
    hear: (request) => hear(request),
    ending: work(),
  };
}
