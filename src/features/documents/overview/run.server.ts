import { nextTurn } from '#kit/next-turn.ts';
import { AppError } from '#kit/errors.ts';
import { canWrite } from '#tools/cite/can-write.server.ts';
import { writeAnswer } from '#tools/cite/written.server.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import type { OwnDocument } from '../run-extension.server.ts';
import type { OverviewData } from './data.ts';
import { makeOverview, type Made } from './make-overview.server.ts';
import { overviewText } from './overview-text.ts';
import { documentOverview } from './tool.ts';

export const documentOverviewRun = defineRun(documentOverview, async function* ({ document: id }, context) {
  yield { step: 'Reading the document', progress: 0.1 };
  const document = await documentOf(id, context);
  const made = await makeOverview(document, async () => {
    context.signal.throwIfAborted();
    await nextTurn();
  });
  if (made.words === 0) throw new AppError('invalid:document', { message: 'No text in this document yet.' });
  const data: OverviewData = {
    document: aboutOf(document),
    isPartial: document.isPartial,
    written: null,
    ...made,
  };
  yield { data };
  yield { text: overviewText(data) };
  if (!(await canWrite(context.ai))) return;
  yield { step: 'Writing the summary', progress: 0.6 };
  const written = await writeSummary(made, context);
  if (!written) return;
  yield { data: { ...data, written } };
  yield { text: overviewText({ ...data, written }) };
});

async function documentOf(id: string | undefined, { extensions }: RunContext): Promise<OwnDocument> {
  if (id) return extensions.documents.one(id);
  const [newest] = await extensions.documents.all();
  if (!newest) throw new AppError('invalid', { message: 'You have no documents yet. Add one first.' });
  return newest;
}

const aboutOf = ({ id, name, form, pageCount }: OwnDocument) => ({ id, name, form, pages: pageCount });

/** From the sentences that say most; what they do not bear out is shown as that. */
async function writeSummary(
  { summary, keyPoints, asks }: Made,
  { ai, log, signal }: RunContext,
): Promise<OverviewData['written']> {
  const statements = [...summary, ...keyPoints, ...asks.slice(0, 4)];
  const passages = statements.map(({ text }, index) => ({ id: index + 1, text }));
  try {
    const answer = await writeAnswer(ai, {
      question: 'What is this document about, and what follows from it? Summarise it.',
      passages,
    });
    if (!answer || answer.sentences.length === 0) return null;
    const placeOf = (number: number) => {
      const { page, block, start, end } = statements[number - 1]!;
      return { page, block, start, end };
    };
    const sentences = answer.sentences.map(({ text, passages: ids }) => ({ text, places: ids.map(placeOf) }));
    return { engine: answer.engine, sentences, unsupported: answer.unsupported };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'document.overview_engine_failed', err: error },
      'An engine could not summarise a document, so its own sentences are quoted.',
    );
    return null;
  }
}
