/** What a transcript gets beside its rows: chapters, quotes, a summary. None of it is worth losing the transcript for. */
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Row, Transcript } from '../data.ts';
import { findChapters } from './chapters.ts';
import { findQuotes } from './quotes.ts';
import { withStems, type Told } from './stems.ts';
import { summarise } from './summary.server.ts';

type Digest = Pick<Transcript, 'chapters' | 'quotes' | 'summary'>;

export async function digest(
  rows: readonly Row[],
  context: Pick<RunContext, 'step' | 'log' | 'signal'>,
): Promise<Digest> {
  const told = withStems(rows);
  return { chapters: findChapters(told), quotes: findQuotes(told), summary: await summary(told, context) };
}

async function summary(rows: readonly Told[], context: Pick<RunContext, 'step' | 'log' | 'signal'>) {
  try {
    return await context.step('summary', (step) => summarise(rows, step));
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    context.log.info({ code: error.code }, 'a transcript has no summary');
    return [];
  }
}
