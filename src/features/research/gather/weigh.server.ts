/** Puts sentences of different pages side by side: what several say, and where they contradict each other. */
import { overlap } from '#kit/sources/quotes/relevance.ts';
import { createClaimModels } from '#tools/claims/claim-models.server.ts';
import { matchClaims } from '#tools/claims/match-claims.server.ts';
import type { Voice } from '#tools/claims/result.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { FoundContest, FoundQuote } from './found.ts';

const mostPages = 6;
const mostOfPage = 6;
const mostContests = 3;
/** Of their words, so many must be the same: whoever reads that two pages agree or contradict each other must see it at once. */
const alike = { agreeing: 0.5, contrary: 0.35 };

interface Weighed {
  contests: FoundContest[];
  /** Pages that say the same as a sentence of a page. */
  alsoSaid(quote: FoundQuote): number[];
}

/** `quotes`: the best first. `familyOf`: pages of one place hardly confirm each other. */
export async function weigh(
  quotes: readonly FoundQuote[],
  familyOf: (page: number) => string,
  context: Pick<RunContext, 'log' | 'models' | 'signal'>,
): Promise<Weighed> {
  const pages = [...new Set(quotes.map(({ page }) => page))].slice(0, mostPages);
  const texts = new Map(
    pages.map((page) => [page, joined(quotes.filter((one) => one.page === page).slice(0, mostOfPage))]),
  );
  const models = createClaimModels(context);
  const { agreed, contested } = await matchClaims(
    pages.map((page) => ({ engine: String(page), family: familyOf(page), text: texts.get(page)!.text })),
    {
      whenModelsFail: (err) =>
        context.log.warn({ event: 'claims.models_failed', err }, 'Claims are matched by their words alone.'),
      models,
      signal: context.signal,
    },
  );
  const quoteOf = ({ engine, start }: Voice) => texts.get(Number(engine))!.at(start);
  return {
    contests: contested
      .filter(({ differs }) => differs)
      .map(({ difference, settledBy, sides }) => ({
        difference,
        settledBy,
        sides: facing(sides.map(({ voices }) => eachOnce(voices.map(quoteOf)))),
      }))
      .filter(({ sides }) => sides.length > 1 && new Set(sides.flat().map(({ page }) => page)).size > 1)
      .slice(0, mostContests),
    alsoSaid: (quote) => {
      const together = agreed
        .map(({ voices }) => voices.map(quoteOf))
        .filter((said) => said.some((one) => isSame(one, quote)))
        .flat()
        .filter((one) => familyOf(one.page) !== familyOf(quote.page))
        .filter((one) => overlap(one.sentence, quote.sentence) >= alike.agreeing);
      return [...new Set(together.map(({ page }) => page))];
    },
  };
}

/** Of each side, what speaks of the same thing as another side does. */
function facing(sides: readonly FoundQuote[][]): FoundQuote[][] {
  return sides
    .map((side) =>
      side.filter(({ sentence }) =>
        sides.some(
          (other) => other !== side && other.some((one) => overlap(one.sentence, sentence) >= alike.contrary),
        ),
      ),
    )
    .filter((side) => side.length > 0);
}

/** Sentences as one text, in which each is known again by where it stands. */
function joined(quotes: readonly FoundQuote[]) {
  let text = '';
  const places = quotes.map((quote) => {
    const start = text.length;
    text += `${quote.sentence}\n\n`;
    return { start, quote };
  });
  return { text, at: (position: number) => places.findLast(({ start }) => start <= position)!.quote };
}

const isSame = (a: FoundQuote, b: FoundQuote) => a.page === b.page && a.sentence === b.sentence;

const eachOnce = (quotes: readonly FoundQuote[]) =>
  quotes.filter((quote, at) => quotes.findIndex((other) => isSame(other, quote)) === at);
