/** What a transcript gets beside its rows: chapters, quotes, a summary. None of it is worth losing the transcript for; its note says what is missing. */
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { longestNote, type Transcript } from '../data.ts';
import { findChapters } from './chapters.ts';
import { findQuotes } from './quotes.ts';
import { withStems, type StemmedRow } from './stems.ts';
import { summarise } from './summary.server.ts';

type Digest = Pick<Transcript, 'chapters' | 'quotes' | 'summary' | 'note'>;
type DigestContext = Pick<RunContext, 'step' | 'log' | 'signal'>;

export async function digest(
  { rows, note }: Pick<Transcript, 'rows' | 'note'>,
  context: DigestContext,
): Promise<Digest> {
  const stemmed = withStems(rows);
  const { summary, failure } = await summaryOf(stemmed, context);
  const notes = [note, failure && `There is no summary: ${failure}`].filter(Boolean);
  return {
    chapters: findChapters(stemmed),
    quotes: findQuotes(stemmed),
    summary,
    note: notes.length > 0 ? notes.join(' ').slice(0, longestNote) : null,
  };
}

async function summaryOf(rows: readonly StemmedRow[], context: DigestContext) {
  try {
    return { summary: await context.step('summary', (step) => summarise(rows, step)), failure: null };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    context.log.info(
      { event: 'transcript.summary_failed', code: error.code },
      'No summary could be made for a transcript.',
    );
    return { summary: [], failure: error.message };
  }
}
