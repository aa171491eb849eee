/** A question on a report, answered from its notes and nothing else. */
import { AppError } from '#kit/errors.ts';
import { passagesOf } from '#kit/sources/passages.ts';
import { candidatesFor, chooseSentences } from '#kit/sources/quotes/extract.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import { overlap } from '#kit/sources/quotes/relevance.ts';
import { writeAnswer } from '#tools/cite/written.server.ts';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import { researchData, type Contest, type Note, type NotesAnswer, type Report } from '../data.ts';
import { canWrite } from '#tools/cite/can-write.server.ts';
import { answerText } from './answer-text.ts';
import { holdsFor } from './holds-it.ts';

export const passagesForEngine = 12;

type Found = Pick<NotesAnswer, 'by' | 'engine' | 'sentences' | 'dropped'>;

export async function* answerFromNotes(
  question: string,
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  const report = await lastReport(context);
  if (!report)
    throw new AppError('invalid', {
      message: 'There’s no report to ask about. Start new research with this question.',
    });
  yield { step: 'Searching the notes' };
  const notes = report.points.flatMap((point) => point.notes);
  const { by, engine, sentences, dropped } = await context.step('answer', async ({ ai, signal }) => {
    const own = { ...context, ai, signal };
    return (await written(question, notes, own)) ?? (await quoted(question, report, notes, own));
  });
  const used = notes.filter(({ id }) => sentences.some((sentence) => sentence.notes.includes(id)));
  const contests = contestsOn(report, [
    ...sentences.map(({ text }) => text),
    ...(by === 'engine' ? used.map(({ sentence }) => sentence) : []),
  ]);
  const cited = new Set(
    [...used, ...contests.flatMap(({ sides }) => sides.flat())].map(({ source }) => source),
  );
  const answer: NotesAnswer = {
    is: 'answer',
    question,
    by,
    engine,
    sentences,
    dropped,
    notes: used,
    contests,
    sources: report.sources.filter(({ id }) => cited.has(id)),
    among: notes.length,
  };
  yield { data: answer };
  yield { text: answerText(answer, context.origin) };
}

/** What the report shows as contested stays contested, each dispute once. */
function contestsOn({ points }: Report, sentences: readonly string[]): Contest[] {
  const all = points.flatMap(({ contests }) => contests);
  const concerned = all.filter(({ sides }) =>
    sides.flat().some(({ sentence }) => sentences.includes(sentence)),
  );
  return [...new Map(concerned.map((one) => [one.difference, one])).values()];
}

async function lastReport({ earlier }: RunContext): Promise<Report | undefined> {
  for (const { output } of (await earlier()).toReversed()) {
    const read = researchData.safeParse(output.data);
    if (read.success && read.data.is === 'report') return read.data;
  }
  return undefined;
}

/** By a language model; undefined where there is none, or where it could not be asked. */
async function written(
  question: string,
  notes: readonly Note[],
  { ai, log, signal }: RunContext,
): Promise<Found | undefined> {
  if (notes.length === 0 || !(await canWrite(ai))) return undefined;
  const passages = notes
    .map(({ id, passage }) => ({ id, text: passage, near: overlap(question, passage) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, passagesForEngine);
  try {
    const answer = await writeAnswer(ai, { question, passages });
    return (
      answer && {
        by: 'engine',
        engine: answer.engine,
        dropped: answer.dropped,
        sentences: answer.sentences.map(({ text, passages: ids }) => ({ text, notes: ids })),
      }
    );
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'research.follow_up_engine_failed', err: error },
      'An engine could not answer from the notes, so they are quoted.',
    );
    return undefined;
  }
}

/** Sentences of the noted passages, word for word. */
async function quoted(
  question: string,
  { sources, question: about }: Report,
  notes: readonly Note[],
  context: RunContext,
): Promise<Found> {
  const holds = holdsFor(
    question,
    about,
    notes.map(({ sentence }) => sentence),
  );
  const candidates = candidatesFor(
    question,
    notes.map(({ id, source, passage }) => {
      const { title, href } = sources.find((one) => one.id === source)!;
      return { id, title, href, passages: passagesOf([passage]) };
    }),
  ).filter(({ sentence }) => holds(sentence));
  const nearness = await nearnessTo(
    question,
    candidates.map(({ sentence }) => sentence),
    context,
  );
  const chosen = chooseSentences(candidates, nearness);
  return {
    by: 'quotes',
    engine: null,
    dropped: 0,
    sentences: chosen.map(({ sentence, result }) => ({ text: sentence, notes: [result] })),
  };
}
