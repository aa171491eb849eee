/** Answers from documents and from nothing else: their own sentences, or an engine's, each held to the passages that it cites. */
import { AppError } from '#kit/errors.ts';
import { canWrite } from '#tools/cite/can-write.server.ts';
import { writeAnswer } from '#tools/cite/written.server.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { answerParts, type AnsweredPart } from './answer-parts.server.ts';
import { answerText } from './answer-text.ts';
import type { AnswerData, CitedPassage } from './data.ts';
import { fullQuestion } from './full-question.ts';
import { documentsFor, quotablePages, type Quotable } from './gather.server.ts';
import { documentTalk } from './tool.ts';

const passagesForEngine = 12;
const longestAround = 900;

export const documentTalkRun = defineRun(
  documentTalk,
  async function* ({ question, documents: ids, folder }, context) {
    yield { step: 'Opening the documents', progress: 0.1 };
    const documents = await documentsFor({ documents: ids, folder }, context);
    const pages = await quotablePages(documents, context.signal);
    if (pages.every(({ statements }) => statements.length === 0))
      throw new AppError('invalid:document', { message: 'There’s no text in this document yet.' });
    yield { step: 'Finding passages', progress: 0.4 };
    const asked = (await context.earlier()).map(({ input }) => String(input.question ?? ''));
    const complete = (one: string) => fullQuestion(one, asked);
    const parts = await answerParts(question, pages, context, complete);
    const among = {
      documents: documents.map(({ name }) => name),
      pages: pages.length,
      isPartial: documents.some(({ isPartial }) => isPartial),
      isComing: documents.some(({ isUnderWay }) => isUnderWay),
    };
    const quoted: AnswerData = {
      question,
      engine: null,
      unsupported: [],
      isAbsent: parts.every(({ found }) => found.isAbsent),
      among,
      ...quotesOf(parts),
    };
    yield { data: quoted };
    yield { text: answerText(quoted) };
    const more = [...new Set(parts.flatMap(({ found }) => found.more))];
    const isReckoned = parts.every(({ found }) => found.reckoned !== undefined);
    if (isReckoned || more.length === 0 || !(await canWrite(context.ai))) return;
    yield { step: 'Writing the answer', progress: 0.7 };
    const written = await write(complete(question), more, context);
    if (!written) return;
    const { parts: _, ...whole } = quoted;
    const answer: AnswerData = { ...whole, ...written };
    yield { data: answer };
    yield { text: answerText(answer) };
  },
);

type Quotes = Pick<AnswerData, 'by' | 'sentences' | 'passages' | 'parts'>;

function quotesOf(parts: readonly AnsweredPart[]): Quotes {
  const passages: CitedPassage[] = [];
  const sentences: AnswerData['sentences'] = [];
  const shown = parts.map(({ question, found: { chosen, reckoned, isAbsent } }) => {
    const cited = chosen.map((statement, at) => citedOf(statement, passages.length + at));
    passages.push(...cited);
    const begin = sentences.length;
    if (reckoned) sentences.push({ text: reckoned, passages: cited.map(({ id }) => id) });
    else
      for (const [at, { role, text, said }] of chosen.entries())
        // A row of a table says nothing without the names of its columns.
        sentences.push({ text: role === 'table' ? said : text, passages: [cited[at]!.id] });
    return { question, isAbsent, sentences: sentences.map((_, at) => at).slice(begin) };
  });
  const isReckoned = parts.every(({ found }) => found.reckoned !== undefined);
  return {
    by: isReckoned ? 'reckoned' : 'quotes',
    passages,
    sentences,
    ...(parts.length > 1 ? { parts: shown } : {}),
  };
}

const citedOf = (
  { document, label, page, block, start, end, text, around }: Quotable,
  index: number,
): CitedPassage => ({
  id: index + 1,
  document: document.id,
  name: document.name,
  form: document.form,
  label,
  page,
  block,
  start,
  end,
  text,
  around: around.length <= longestAround ? around : around.slice(Math.max(0, start - 200), end + 200),
});

/** Undefined where the engine could not be asked, or says that the passages do not answer: the quotations stand. */
async function write(
  question: string,
  more: readonly Quotable[],
  { ai, log, signal }: RunContext,
): Promise<Partial<AnswerData> | undefined> {
  const passages = more.slice(0, passagesForEngine).map(citedOf);
  try {
    const answer = await writeAnswer(ai, {
      question,
      passages: passages.map(({ id, around }) => ({ id, text: around })),
    });
    if (!answer || answer.sentences.length === 0) return undefined;
    const cited = new Set(answer.sentences.flatMap((sentence) => sentence.passages));
    return {
      by: 'engine',
      engine: answer.engine,
      isAbsent: false,
      sentences: answer.sentences,
      unsupported: answer.unsupported,
      passages: passages.filter(({ id }) => cited.has(id)),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'document.answer_engine_failed', err: error },
      'An engine could not answer from documents, so they are quoted.',
    );
    return undefined;
  }
}
