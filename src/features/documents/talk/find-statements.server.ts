/** The sentences of documents that answer a question: by words, by meaning where the model is at hand, and else those that come nearest. */
import { quoteIn } from '#kit/quotes/quote-link.ts';
import { candidatesFor, chooseSentences } from '#kit/sources/quotes/extract.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import { relevanceTo, unitsOf } from '#kit/sources/quotes/relevance.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Quotable, QuotablePage } from './gather.server.ts';

export interface FoundStatements {
  /** The best for the answer, in reading order. */
  chosen: Quotable[];
  /** More that may bear on it, the best first: for an engine to write from. */
  more: Quotable[];
  isAbsent: boolean;
}

/** Of the meaning: less is about something else. */
const nearEnough = 0.45;
const mostNear = 3;
const leastNear = 0.2;

export async function findStatements(
  question: string,
  pages: readonly QuotablePage[],
  context: RunContext,
): Promise<FoundStatements> {
  const candidates = candidatesFor(
    question,
    pages.map(({ document, statements }, id) => ({
      id,
      title: document.name,
      passages: statements.map(({ said }) => ({ text: said, sentences: [said] })),
    })),
  );
  const quotable = ({ result, sentence }: { result: number; sentence: string }) =>
    pages[result]!.statements.find(({ said }) => said === sentence)!;
  const nearness = await nearnessTo(
    question,
    candidates.map(({ sentence }) => sentence),
    context,
  );
  const fitting = thatFit(question, candidates);
  const kept = nearness && candidates.flatMap((one, at) => (fitting.includes(one) ? [nearness[at]!] : []));
  // The best first: whoever asks wants the answer before what goes with it.
  const chosen = chooseSentences(fitting, kept)
    .toSorted((a, b) => b.score - a.score)
    .map(quotable);
  if (chosen.length > 0) return { chosen, more: candidates.map(quotable), isAbsent: false };
  const meant = await byMeaning(question, pages, context);
  if (meant.length > 0) return { chosen: meant, more: meant, isAbsent: false };
  const near = nearest(question, pages);
  return { chosen: near, more: near, isAbsent: true };
}

/** What an answer to such a question must hold. */
const musts: readonly [RegExp, RegExp][] = [
  [
    /\b(?:when|what (?:year|date|day|time)|since when|by when|until when)\b/i,
    /\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/,
  ],
  [
    /\bhow (?:much|many|long|far|large|big|high|old|often)\b/i,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|million|once|twice|none|half|third)\b/i,
  ],
  [/\b(?:who|whose|whom)\b/i, /\s\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+ \p{Lu}/u],
];

/** A question for a day is answered by a sentence with one, where there is such a sentence. */
function thatFit<One extends { sentence: string; score: number }>(
  question: string,
  candidates: readonly One[],
): readonly One[] {
  const must = musts.find(([asks]) => asks.test(question))?.[1];
  const fitting = must ? candidates.filter(({ sentence }) => must.test(sentence)) : [];
  return fitting.length > 0 ? fitting : candidates;
}

/** Said in quite other words: the index of the site knows what passages mean. */
async function byMeaning(
  question: string,
  pages: readonly QuotablePage[],
  context: RunContext,
): Promise<Quotable[]> {
  const { hits } = await context.find({
    q: question,
    sources: ['document'],
    mine: true,
    owned: true,
    limit: 8,
  });
  const found = hits
    .filter(({ nearness }) => (nearness ?? 0) >= nearEnough)
    .flatMap(({ href, text }) => {
      const place = quoteIn(href);
      return pages
        .filter(
          ({ document, statements }) =>
            href.includes(document.id) && place && 'page' in place && statements[0]?.page === place.page,
        )
        .flatMap(({ statements }) => statements.filter((one) => text.includes(one.text)));
    });
  const nearness = await nearnessTo(
    question,
    found.map(({ said }) => said),
    context,
  );
  return found
    .map((one, at) => ({ one, near: nearness?.[at] ?? 0 }))
    .filter(({ near }) => near >= nearEnough)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, mostNear)
    .map(({ one }) => one);
}

/** What comes nearest, to be looked at by whoever asked: it is not told as an answer. */
function nearest(question: string, pages: readonly QuotablePage[]): Quotable[] {
  const all = pages.flatMap(({ statements }) => statements).filter(({ role }) => role !== 'heading');
  const units = all.map(({ said }) => unitsOf(said));
  const relevance = relevanceTo(unitsOf(question), units);
  return all
    .map((statement, at) => ({ statement, score: relevance(units[at]!) }))
    .filter(({ score }) => score >= leastNear)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ statement }) => statement);
}
