import { randomUUID } from 'node:crypto';
import { AppError } from '#kit/errors.ts';
import { whichLanguage } from '#language/which-language.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import type { GivenSource } from './arrange/arrange-chapters.ts';
import { readSource } from './arrange/read-source.server.ts';
import { emptyBook, largestBook, type Book } from './book.ts';
import { coverFor } from './cover/cover-for.ts';
import { arrange, writeText } from './files/make-files.server.ts';
import { bookWork } from './kind.ts';
import { ebook } from './tool.ts';
import { planByEngine, planByLines, type Planned } from './write/plan-chapters.server.ts';

export const ebookRun = defineRun(ebook, async function* ({ title, author, begin, source, files }, context) {
  const sources = source.trim() ? [{ name: '', text: source }] : [];
  for (const [at, id] of files.entries()) {
    yield { step: `Reading document ${at + 1} of ${files.length}`, progress: at / (files.length + 1) };
    sources.push(await readSource(id, context));
    if (sources.reduce((sum, { text }) => sum + text.length, 0) > largestBook)
      throw new AppError('too_large:document', {
        message: 'There is more text in these documents than a book can hold. Choose fewer.',
      });
  }
  yield { step: begin === 'idea' ? 'Planning chapters' : 'Arranging chapters' };
  const { title: found, chapters } =
    begin === 'idea'
      ? await planned(sources.map(({ text }) => text).join('\n\n'), context)
      : await arranged(sources, context);
  const called = title || found || named(sources) || 'Untitled book';
  const sample = chapters.map(({ text }) => text.slice(0, 2000)).join('\n') || source;
  const language = whichLanguage(sample.slice(0, 20_000)) ?? 'en';
  const book: Book = { ...emptyBook, author, language, cover: coverFor(called), chapters };
  yield { text: await writeText(called, book, { who: context.ownerId, signal: context.signal }) };
  await context.works.create({ kind: bookWork.id, title: called, content: book });
  yield { data: book };
});

async function arranged(sources: readonly GivenSource[], context: RunContext): Promise<Planned> {
  context.ai.answeredByRules();
  const { title, chapters } = await arrange(sources, { who: context.ownerId, signal: context.signal });
  return { title, chapters: chapters.map((chapter) => ({ id: randomUUID(), ...chapter })) };
}

async function planned(idea: string, { ai, log, signal }: RunContext): Promise<Planned> {
  const { isModel } = await ai.writer();
  if (!isModel) {
    ai.answeredByRules();
    return planByLines(idea);
  }
  try {
    return await planByEngine(ai, idea);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'books.plan_engine_failed', err: error },
      'An engine could not plan a book, so each line of the idea became a chapter.',
    );
    ai.answeredByRules('The engine’s plan couldn’t be used, so each line of your idea became a chapter.');
    return planByLines(idea);
  }
}

const named = ([first]: readonly { name: string }[]) => first?.name.replace(/\.[a-z\d]{1,8}$/i, '').trim();
