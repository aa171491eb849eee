/** The sentences of documents that answer a question: by words, by meaning where the model is at hand, and else those that come nearest. */
import { quoteIn } from '#kit/quotes/quote-link.ts';
import { candidatesFor } from '#kit/sources/quotes/extract.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import { relevanceTo, shared, unitsOf } from '#kit/sources/quotes/relevance.ts';
import { withoutSpaces } from '#language/sentence-spans.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { labelOf, sameField } from '../analyse/labels.ts';
import type { Quotable, QuotablePage } from './gather.server.ts';
import { headFor } from './heads.server.ts';
import { rankStatements, type Ranked } from './rank-statements.server.ts';
import { readQuestion, type ReadQuestion } from './read-question.server.ts';
import { askTables } from './tables/ask-tables.server.ts';
import { reckoningIn } from './tables/table-query.server.ts';
import { holdsWanted } from '#language/wanted.ts';

type Means = Pick<RunContext, 'signal' | 'models' | 'log' | 'find'>;

export interface FoundStatements {
  /** The best for the answer, in reading order. */
  chosen: Quotable[];
  /** More that may bear on it, the best first: for an engine to write from. */
  more: Quotable[];
  isAbsent: boolean;
  /** What was reckoned from the chosen cells, and how. */
  reckoned?: string;
}

/** Of the meaning: less is about something else. */
const nearEnough = 0.45;
const mostNear = 3;
/** Of the best one's worth; less only goes along. */
const worthTelling = 0.85;
const nearWorth = 0.4;
const sameIdea = 0.45;
const mostRanked = 40;
const leastNear = 0.2;
/** As many as the model compares at once. */
const mostCompared = 48;

export async function findStatements(
  question: string,
  pages: readonly QuotablePage[],
  context: Means,
): Promise<FoundStatements> {
  const head = headFor(question, pages);
  if (head) return { chosen: [head], more: [head], isAbsent: false };
  if (!withoutSpaces.test(question)) return findByRule(question, pages, context);
  const candidates = candidatesFor(
    question,
    pages.map(({ document, statements }, id) => ({
      id,
      title: document.name,
      passages: statements.map(({ said }) => ({ text: said, sentences: [said] })),
    })),
  );
  const found = candidates.map(({ result, sentence, score }) => ({
    statement: pages[result]!.statements.find(({ said }) => said === sentence)!,
    score,
  }));
  return chosenFrom(found, { question, pages }, context);
}

async function findByRule(
  question: string,
  pages: readonly QuotablePage[],
  context: Means,
): Promise<FoundStatements> {
  const read = readQuestion(question);
  const ranked = await rankStatements(read, pages);
  const isLabelled = ranked[0] && isAskedLabel(ranked[0].statement, question);
  const reckoned = isLabelled ? undefined : askTables(read, pages);
  if (reckoned)
    return { chosen: reckoned.cells, more: reckoned.cells, isAbsent: false, reckoned: reckoned.text };
  // What has to be reckoned is not answered by a row that happens to hold the words.
  const mustReckon = reckoningIn(question) !== 'cell' && reckoningIn(question) !== 'sum';
  const said = mustReckon ? ranked.filter(({ statement }) => !statement.row) : ranked;
  return chosenFrom(said.slice(0, mostRanked), { question, pages, read }, context);
}

const isAskedLabel = ({ text }: Quotable, question: string) => sameField(labelOf(text) ?? '', question);

async function chosenFrom(
  found: readonly Ranked[],
  { question, pages, read }: { question: string; pages: readonly QuotablePage[]; read?: ReadQuestion },
  context: Means,
): Promise<FoundStatements> {
  const nearness = await nearnessTo(
    question,
    found.map(({ statement }) => statement.said),
    context,
  );
  const weighed = found
    .map(({ statement, score }, at) => ({ statement, score: score + nearWorth * (nearness?.[at] ?? 0) }))
    .toSorted((a, b) => b.score - a.score);
  const chosen: Quotable[] = [];
  const asked = unitsOf(question);
  // The best first: whoever asks wants the answer before what goes with it.
  for (const { statement, score } of weighed) {
    if (chosen.length === mostNear || score < worthTelling * weighed[0]!.score) break;
    const news = unitsOf(statement.said).difference(asked);
    if (chosen.some((one) => shared(unitsOf(one.said).difference(asked), news) > sameIdea)) continue;
    chosen.push(statement);
  }
  const more = weighed.map(({ statement }) => statement);
  if (chosen.length > 0) return { chosen, more, isAbsent: false };
  const meant = (await byMeaning(question, pages, context)).filter(
    ({ said }) => !read || holdsWanted(read.wanted, said, read.said),
  );
  if (meant.length > 0) return { chosen: meant, more: meant, isAbsent: false };
  const byWords = nearest(question, pages);
  const near = byWords.length > 0 || !read ? byWords : await nearestOfKind(read, pages, context);
  return { chosen: near, more: near, isAbsent: true };
}

/** Said in quite other words: the index of the site knows what passages mean. */
async function byMeaning(
  question: string,
  pages: readonly QuotablePage[],
  context: Means,
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

const statementsOf = (pages: readonly QuotablePage[]) =>
  pages.flatMap(({ statements }) => statements).filter(({ role }) => role !== 'heading');

/** “Serves six” shares no word with “for how many people is it”: what is of the kind that was asked for, where it is not too much to show. */
async function nearestOfKind(
  { text, wanted, said: asked }: ReadQuestion,
  pages: readonly QuotablePage[],
  context: Means,
): Promise<Quotable[]> {
  const ofKind = statementsOf(pages).filter(({ said }) => holdsWanted(wanted, said, asked));
  if (ofKind.length <= mostNear) return ofKind;
  if (ofKind.length > mostCompared) return [];
  const nearness = await nearnessTo(
    text,
    ofKind.map(({ said }) => said),
    context,
  );
  if (!nearness) return [];
  return ofKind
    .map((statement, at) => ({ statement, near: nearness[at] ?? 0 }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, mostNear)
    .map(({ statement }) => statement);
}

/** What comes nearest, to be looked at by whoever asked: it is not told as an answer. */
function nearest(question: string, pages: readonly QuotablePage[]): Quotable[] {
  const all = statementsOf(pages);
  const units = all.map(({ said }) => unitsOf(said));
  const relevance = relevanceTo(unitsOf(question), units);
  return all
    .map((statement, at) => ({ statement, score: relevance(units[at]!) }))
    .filter(({ score }) => score >= leastNear)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ statement }) => statement);
}
