/** What is done in each step, by a language model or by Bamboo. Each writes its text and answers what came of it. */
import { AppError } from '#kit/errors.ts';
import type { Engine } from '#kit/ai/engine.ts';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import type { DraftStep } from './data.ts';
import type { DraftRole } from './roles.ts';
import { critiqueByRules } from './bamboo/critique.server.ts';
import { reviseByRules, type Considered } from './bamboo/revise.server.ts';
import { builtInEngine } from './cast.ts';
import { checkByBamboo } from './check/check-by-bamboo.server.ts';
import { promptFor, replyMark } from './prompts.ts';
import { readRemarks, readReplies } from './remarks.ts';
import { uptoMark } from './upto-mark.server.ts';

interface Task {
  step: string;
  engine: Engine;
  document: string;
  /** What the person wants. */
  task: string | undefined;
  /** For a revision. */
  considered: readonly Considered[];
}

/** What changes in the step; `document` where it wrote one. */
type Outcome = Partial<Pick<DraftStep, 'remarks' | 'replies' | 'note'>> & { document?: string };
type Work = (task: Task, context: RunContext) => AsyncGenerator<Update, Outcome, undefined>;

export const work: Record<DraftRole, Work> = { draft, critique, check, revise };

async function* draft({ step, engine, ...given }: Task, { ai }: RunContext) {
  const { result } = yield* ai.write(
    { ...promptFor('draft', given), engine: engine.id, fallback: false },
    { to: step },
  );
  if (result.text.trim() === '') throw wroteNothing(engine);
  const note = result.finish === 'length' ? 'It reached the length limit; the end may be missing.' : null;
  return { document: unfenced(result.text), note };
}

async function* critique({ step, engine, ...given }: Task, { ai, extensions, signal, ownerId }: RunContext) {
  if (engine.id === builtInEngine) {
    const remarks = await critiqueByRules(given.document, await extensions.taughtRules(), {
      signal,
      who: ownerId,
    });
    yield { text: countOf(remarks.filter(({ quote }) => quote !== null).length), to: step };
    return { remarks };
  }
  const { result } = yield* ai.write(
    { ...promptFor('critique', given), engine: engine.id, fallback: false },
    { to: step },
  );
  return { remarks: readRemarks(result.text, given.document, engine.title) };
}

/** Bamboo looks up what it can beside any other checker: it has sources. */
async function* check({ step, engine, ...given }: Task, { ai, signal }: RunContext) {
  const { remarks: looked, unchecked } = await checkByBamboo(given.document, ai);
  signal.throwIfAborted();
  if (engine.id === builtInEngine) {
    const note =
      uncheckedWords(unchecked) ?? (looked.length > 0 ? null : 'Nothing in it that Bamboo can look up.');
    yield { text: note ?? countOf(looked.length), to: step };
    return { remarks: looked, note };
  }
  try {
    const { result } = yield* ai.write(
      { ...promptFor('check', given), engine: engine.id, fallback: false },
      { to: step },
    );
    return { remarks: [...looked, ...readRemarks(result.text, given.document, engine.title)] };
  } catch (error) {
    signal.throwIfAborted();
    if (looked.length === 0 || !(error instanceof AppError)) throw error;
    return { remarks: looked, note: `${error.message} Bamboo checked what it could.` };
  }
}

async function* revise({ step, engine, considered, ...given }: Task, { ai }: RunContext) {
  if (engine.id === builtInEngine) {
    const { text, replies, unmet } = await reviseByRules(given.document, considered, given.task);
    yield { text, to: step };
    const note = unmet
      ? 'Bamboo corrects and shortens by rule. The rest of your request needs a language model.'
      : null;
    return { document: text, replies, note };
  }
  const remarks = considered.map(({ remark }) => remark);
  const prompt = promptFor('revise', { ...given, remarks });
  const writing = ai.write({ ...prompt, engine: engine.id, fallback: false }, { to: step });
  const { result, text, after } = yield* uptoMark(writing, replyMark);
  if (text.trim() === '') throw wroteNothing(engine);
  if (result.result.finish === 'length')
    throw new AppError('upstream_failed:too_short', {
      message: `${engine.title} reached the length limit before the end.`,
    });
  const numbered = considered.map(({ step: from, place }) => ({ step: from, remark: place }));
  return { document: unfenced(text), replies: readReplies(after, numbered) };
}

/** What was not looked at is said to be unknown, never to be right. */
const uncheckedWords = (count: number) =>
  count === 0
    ? undefined
    : `${count === 1 ? '1 statement' : `${count} statements`} could not be checked this time. Run the check again.`;

const wroteNothing = ({ title }: Engine) =>
  new AppError('upstream_failed:empty', { message: `${title} wrote nothing.` });

const countOf = (count: number) =>
  count === 0 ? 'No remarks.' : count === 1 ? 'One remark.' : `${count} remarks.`;

/** Some engines put the whole document into a fence. */
const unfenced = (text: string) => (/^\s*```\w*\n([^]*?)\n```\s*$/.exec(text)?.[1] ?? text).trim();
