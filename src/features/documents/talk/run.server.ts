/** Answers from documents and from nothing else: their own sentences, or an engine's, each held to the passages that it cites. */
import { AppError } from '#kit/errors.ts';
import { canWrite } from '#tools/cite/can-write.server.ts';
import { writeAnswer } from '#tools/cite/written.server.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { answerText } from './answer-text.ts';
import type { AnswerData, CitedPassage } from './data.ts';
import { findStatements, type FoundStatements } from './find-statements.server.ts';
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
      throw new AppError('invalid:document', { message: 'There is nothing to read in this document yet.' });
    yield { step: 'Looking for passages', progress: 0.4 };
    const asked = (await context.earlier()).map(({ input }) => String(input.question ?? ''));
    const full = fullQuestion(question, asked);
    const found = await findStatements(full, pages, context);
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
      isAbsent: found.isAbsent,
      among,
      ...quotesOf(found),
    };
    yield { data: quoted };
    yield { text: answerText(quoted) };
    if (found.reckoned || found.more.length === 0 || !(await canWrite(context.ai))) return;
    yield { step: 'Writing the answer', progress: 0.7 };
    const written = await write(full, found, context);
    if (!written) return;
    const answer: AnswerData = { ...quoted, ...written };
    yield { data: answer };
    yield { text: answerText(answer) };
  },
);

function quotesOf({ chosen, reckoned }: FoundStatements): Pick<AnswerData, 'by' | 'sentences' | 'passages'> {
  const passages = chosen.map(citedOf);
  if (reckoned)
    return {
      by: 'reckoned',
      passages,
      sentences: [{ text: reckoned, passages: passages.map(({ id }) => id) }],
    };
  // A row of a table says nothing without the names of its columns.
  const sentences = chosen.map(({ role, text, said }, at) => ({
    text: role === 'table' ? said : text,
    passages: [at + 1],
  }));
  return { by: 'quotes', passages, sentences };
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
  { more }: FoundStatements,
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
    log.info({ err: error }, 'a question to documents was answered in quotations');
    return undefined;
  }
}
