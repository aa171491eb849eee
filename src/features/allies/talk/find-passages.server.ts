/** What an ally was given, asked as documents are asked. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { CitedPassage } from './data.ts';
import type { Gathered } from './gather.server.ts';

const forEngine = 10;
const mostNear = 2;

export interface FoundPassages {
  /** Sentences that answer, word for word. */
  quotes: CitedPassage[];
  /** Where none does, those that come nearest. */
  nearest: CitedPassage[];
  /** More around them, for an engine to write from. */
  around: CitedPassage[];
}

export async function findPassages(
  question: string,
  { sources }: Pick<Gathered, 'sources'>,
  context: RunContext,
): Promise<FoundPassages> {
  const { chosen, more, isAbsent, reckoned } = await context.extensions.documents.answer(
    question,
    sources.map(({ read }) => read),
    context,
  );
  const byId = new Map(sources.map((source) => [source.read.id, source]));
  const cited = (text: string, { document, page, text: words }: (typeof chosen)[number], at: number) => ({
    id: at + 1,
    title: document.name,
    place: document.pageCount > 1 ? `page ${page}` : null,
    text,
    href: byId.get(document.id)!.hrefOf(words, page),
  });
  const said = chosen.map((one, at) => cited(one.role === 'table' ? one.said : one.text, one, at));
  // What was reckoned stands before the cells that it was reckoned from.
  const [first] = said;
  const quotes = reckoned && first ? [{ ...first, text: reckoned }] : said;
  const passages = [...new Map(more.map((one) => [`${one.document.id} ${one.around}`, one])).values()];
  return {
    quotes: isAbsent ? [] : quotes,
    nearest: isAbsent ? said.slice(0, mostNear) : [],
    around: passages.slice(0, forEngine).map((one, at) => cited(one.around, one, at)),
  };
}
