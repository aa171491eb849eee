/** Steps of a run: what is done is kept, and not done again when another process goes on with the run. */
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { toStorable, toStorableJson } from '#kit/db/storable.ts';
import { AppError } from '#kit/errors.ts';
import type { StepContext, Steps, StepOptions, Update } from '../define/define-run.server.ts';
import type { BoundAi } from './bound-ai.server.ts';
import { gatherUpdates } from './gather-updates.server.ts';
import type { EngineNote } from './run.ts';
import { stepTookTooLong } from './stop-reasons.ts';
import { runSteps } from './table.server.ts';
import { untilAborted } from './until-aborted.ts';

const minute = 60_000;
/** A step that takes longer hangs. */
const longestStep = 15 * minute;
const longestResult = 4_000_000;
const keptDays = 7;

export interface DoneStep {
  result: unknown;
  updates: Update[];
  engines: EngineNote[];
}

interface Binding {
  signal: AbortSignal;
  /** The same for the same call of the same step, in whichever process. */
  payKey(): string;
  onEngine(note: EngineNote): void;
}

interface Options {
  runId: string;
  signal: AbortSignal;
  /** Those that an earlier process has done. */
  done: ReadonlyMap<string, DoneStep>;
  /** Resolves once it is written down; without it nobody will go on with the run, and nothing is kept. */
  keep?: ((name: string, step: DoneStep) => Promise<void>) | undefined;
  aiFor(binding: Binding): BoundAi;
  onEngine(note: EngineNote): void;
  /** Called when a step was done before, and takes no time now. */
  onReplay(): void;
  /** What people see that the run is at. */
  words(): string | null;
}

export function createSteps(options: Options): Steps {
  const { runId, signal, done, keep, aiFor, onEngine, onReplay, words } = options;
  const begun = new Set<string>();
  const calls = new Map<string, number>();

  function nextCall(name: string): string {
    const call = calls.get(name) ?? 0;
    calls.set(name, call + 1);
    return `step:${runId}:${name}:${call}`;
  }

  async function* writtenStep<T>(
    name: string,
    write: (step: StepContext) => AsyncGenerator<Update, T, undefined>,
    { within = longestStep }: StepOptions = {},
  ): AsyncGenerator<Update, T, undefined> {
    signal.throwIfAborted();
    if (begun.has(name)) throw new Error(`two steps are called ${name}`);
    begun.add(name);
    const known = done.get(name);
    if (known) {
      onReplay();
      known.engines.forEach(onEngine);
      yield* known.updates;
      return known.result as T;
    }
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(stepTookTooLong(words())), within);
    const either = AbortSignal.any([signal, late.signal]);
    const made = gatherUpdates();
    const engines: EngineNote[] = [];
    const ai = aiFor({
      signal: either,
      payKey: () => nextCall(name),
      onEngine(note) {
        engines.push(note);
        onEngine(note);
      },
    });
    let result!: T;
    async function* captured() {
      result = yield* write({ ai, signal: either });
    }
    try {
      for await (const update of untilAborted(captured(), either)) {
        made.add(update);
        yield update;
      }
      either.throwIfAborted();
    } catch (error) {
      begun.delete(name); // the tool may try once more
      throw error;
    } finally {
      clearTimeout(timer);
    }
    if (!keep) return result;
    // Read back as it will be read: a step answers the same, whoever did it.
    const step = toStorable({ result: result ?? null, updates: made.all(), engines });
    await keep(name, step);
    return step.result as T;
  }

  return {
    // What a step yields is checked where it is written: its tool says what that holds.
    writtenStep: writtenStep as Steps['writtenStep'],
    async step(name, work, within) {
      const silent = writtenStep(name, (step) => answering(work(step)), within);
      for (;;) {
        const { done: isDone, value } = await silent.next();
        if (isDone) return value;
      }
    },
  };
}

/** A step that writes nothing. */
async function* answering<T>(work: Promise<T>): AsyncGenerator<Update, T, undefined> {
  yield* [];
  return work;
}

export async function findSteps(db: Queryable, runId: string): Promise<Map<string, DoneStep>> {
  const rows = await db.select().from(runSteps).where(eq(runSteps.runId, runId));
  return new Map(rows.map(({ name, result, updates, engines }) => [name, { result, updates, engines }]));
}

export async function keepStep(db: Queryable, runId: string, name: string, step: DoneStep): Promise<void> {
  const json = toStorableJson(step);
  if (json.length > longestResult)
    throw new AppError('too_large:step', { message: 'A part of the result grew too long.' });
  await db.execute(sql`
    insert into run_step (run_id, name, result, updates, engines)
    select ${runId}::uuid, ${name}, v.result, v.updates, v.engines
    from jsonb_to_record(${json}::jsonb) as v(result jsonb, updates jsonb, engines jsonb)
    on conflict do nothing`);
}

/** A further attempt goes on where the one before was cut off, stopped or went wrong. */
export async function carrySteps(tx: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    insert into run_step (run_id, name, result, updates, engines)
    select ${to}::uuid, name, result, updates, engines from run_step where run_id = ${from}::uuid`);
}

/** Nobody tries again after so long. */
export const isForgottenStep = () => lt(runSteps.doneAt, sql`now() - make_interval(days => ${keptDays})`);
