/** A document goes from hand to hand: drafted, criticised, checked, revised; as often as there are rounds. */
import type { Engine } from '#kit/ai/engine.ts';
import { AppError } from '#kit/errors.ts';
import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import type { DraftRemark, DraftStep } from './data.ts';
import type { DraftRole } from './roles.ts';
import type { Considered } from './bamboo/revise.server.ts';
import { openBook, type Book } from './book.ts';
import { castRoles, builtInTitle, type Cast } from './cast.ts';
import { givenDocument } from './given-document.server.ts';
import { firstStep } from './plan.ts';
import { quote } from './quote.server.ts';
import { work } from './steps.server.ts';
import { collaborate } from './tool.ts';

const doing: Record<DraftRole, string> = {
  draft: 'writes a draft',
  critique: 'reads it critically',
  check: 'checks the facts',
  revise: 'revises it',
};

export const collaborateRun = defineRun(
  collaborate,
  async function* ({ task, rounds, roles, work, ...input }, context) {
    const cast = castRoles(await context.ai.engines(['text']), roles);
    const given = await givenDocument(input.document, context);
    const book = openBook(rounds, context.redo);
    for (const [to, text] of book.texts) yield { text, to };
    if (given !== undefined && !book.isKept(firstStep)) yield* begin(book, given);
    if (book.document() !== '') yield { text: book.document() };
    yield { data: book.data() };
    // Beside a document, the task is a wish for its revision; without one, it is what the draft was written from.
    const wish = given === undefined ? undefined : task;
    for (const { id } of book.steps) {
      const step = book.steps.find((one) => one.id === id)!;
      if (step.state !== 'waiting') continue;
      const why = reasonToSkip(step, book, wish);
      if (why) {
        book.set(id, { state: 'skipped', note: why });
        yield { data: book.data() };
      } else yield* take(step, { book, cast, task: step.role === 'draft' ? task : wish, context });
    }
    if (work) await context.step('propose', () => propose(work, book.document(), wish, context));
  },
  { quote },
);

/** It does not write into what people edit: they take it or leave it, part by part. */
async function propose(work: string, text: string, wish: string | undefined, { works, log }: RunContext) {
  try {
    await works.propose(work, { content: { text }, note: wish ?? '' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The text was deleted or closed to them meanwhile; what was written stands in this run all the same.
    log.info({ event: 'collaborate.revision_failed', code: error.code }, 'A revision could not be proposed.');
  }
}

function* begin(book: Book, document: string): Generator<Update> {
  book.turnTo(firstStep, document);
  book.set(firstStep, { state: 'skipped', note: 'Your own text' });
  yield { text: document, to: firstStep };
}

interface Hands {
  book: Book;
  cast: Cast<Engine>;
  task: string | undefined;
  context: RunContext;
}

/** A step that fails is named, and the others go on with what there is; without a draft there is nothing to go on with. */
async function* take(step: DraftStep, { book, cast, task, context }: Hands): AsyncGenerator<Update> {
  const { id, role } = step;
  const engine = cast[role] ?? undefined;
  book.set(id, { state: 'writing', engine: engine?.id ?? null, title: engine?.title ?? '', note: null });
  yield { data: book.data() };
  try {
    if (!engine) throw nobodyWrites();
    yield { step: `${engine.title} ${doing[role]}`, progress: shareDone(book) };
    const considered = role === 'revise' ? consideredIn(step.round, book) : [];
    const given = { step: id, engine, document: book.document(), task, considered };
    const { document, ...change } = yield* context.writtenStep(id, async function* (own) {
      const outcome = yield* work[role](given, { ...context, ...own });
      return { ...outcome, engine: engine.id, title: engine.title };
    });
    if (document !== undefined && document === book.document()) {
      book.set(id, { ...change, state: 'skipped', note: change.note ?? 'Nothing was changed.' });
    } else {
      if (document !== undefined) yield* turnTo(id, document, book);
      book.set(id, { ...change, state: 'done' });
    }
    yield { data: book.data() };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof AppError))
      context.log.error(
        { event: 'collaborate.step_failed', err: error, step: id },
        'A step of a collaboration failed.',
      );
    book.set(id, {
      state: 'failed',
      note: (error instanceof AppError ? error : new AppError('internal')).message,
    });
    yield { data: book.data() };
    if (role === 'draft') throw error;
  }
}

const shareDone = ({ steps }: Book) =>
  steps.filter(({ state }) => state !== 'waiting' && state !== 'writing').length / steps.length;

function* turnTo(id: string, document: string, book: Book): Generator<Update> {
  book.turnTo(id, document);
  yield { text: document, to: id };
  yield { text: document };
}

const nobodyWrites = () =>
  new AppError('unavailable:engine', {
    message: 'Writing from scratch needs a language model. Paste a text to work on, or add your own key.',
  });

/** What a revision has to answer: what was found wrong or wanting in this round. */
function consideredIn(round: number, { steps }: Book): Considered[] {
  return (
    steps
      .filter((step) => step.round === round && (step.role === 'check' || step.role === 'critique'))
      // What a check found goes before what a critic would change in the same place.
      .toSorted((a, b) => a.role.localeCompare(b.role))
      .flatMap(({ id, remarks }) => remarks.map((remark, place) => ({ step: id, place, remark })))
      .filter(({ remark }) => remark.verdict !== 'holds' && !isMeasure(remark))
  );
}

/** How long and how hard the text is: to know, not to act on. */
const isMeasure = ({ quote, by }: DraftRemark) => quote === null && by === builtInTitle;

function reasonToSkip({ role, round }: DraftStep, book: Book, wish: string | undefined): string | undefined {
  const before = book.steps.find((step) => step.role === 'revise' && step.round === round - 1);
  if (before && before.state !== 'done')
    return before.state === 'failed' ? 'The previous round wasn’t finished.' : 'Nothing was left to change.';
  if (role !== 'revise' || (wish && round === 1)) return undefined;
  if (consideredIn(round, book).length > 0) return undefined;
  const isLame = book.steps.some((step) => step.round === round && step.state === 'failed');
  return isLame ? 'There were no remarks to apply.' : 'There was nothing to change.';
}
