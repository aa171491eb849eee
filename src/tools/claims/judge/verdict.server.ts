/** What a judging engine says of answers, and what of it holds: quotes that stand in the answers, word for word. */
import { claimsOf } from '../claims.ts';
import type { Said } from '../cluster.server.ts';
import type { Verdict } from '../match.server.ts';
import type { EngineAnswer } from '../result.ts';

export interface Matter {
  /** One: nobody contradicts. Several: they exclude each other. */
  sides: readonly { quotes: readonly { answer: string; quote: string }[] }[];
  difference: string | null;
  assumption: string | null;
  settledBy: string | null;
}

/** What a judge said of the answers in one order, and which engine stood behind each letter. */
export interface Ruling {
  matters: readonly Matter[];
  letters: Readonly<Record<string, string>>;
}

export interface Place {
  matter: number;
  side: number;
}

/** Where one reading of the answers put each claim. */
export interface Reading {
  placeOf(engine: string, start: number): Place | undefined;
  matters: readonly Matter[];
}

/** Shorter quotes stand everywhere. */
const shortestQuote = 6;

export function readRuling({ matters, letters }: Ruling, answers: readonly EngineAnswer[]): Reading {
  const places = new Map<string, Place>();
  for (const [matter, { sides }] of matters.entries())
    for (const [side, { quotes }] of sides.entries())
      for (const { answer, quote } of quotes) {
        const engine = letters[answer.trim().toUpperCase()];
        const by = answers.find((one) => one.engine === engine);
        for (const key of by ? claimsQuoted(by, quote) : [])
          if (!places.has(key)) places.set(key, { matter, side });
      }
  return { matters, placeOf: (engine, start) => places.get(keyOf(engine, start)) };
}

const keyOf = (engine: string, start: number) => `${engine} ${start}`;

/** The claims of an answer that a quote holds or stands in; none where it is not verbatim. */
function claimsQuoted({ engine, text }: EngineAnswer, quote: string): string[] {
  const sought = bare(quote);
  if (sought.length < shortestQuote || !bare(text).includes(sought)) return [];
  return claimsOf(text)
    .filter((claim) => {
      const said = bare(claim.text);
      return said.includes(sought) || (said.length >= shortestQuote && sought.includes(said));
    })
    .map(({ start }) => keyOf(engine, start));
}

/** Without Markdown, quotation marks and the ends of sentences: those are lost when something is quoted. */
const bare = (text: string) =>
  text
    .replaceAll(/[*_`#>|“”"]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.;,:]+$/, '')
    .toLowerCase();

export function relationIn(reading: Reading, a: Said, b: Said): Verdict | undefined {
  const [one, other] = [a, b].map(({ engine, claim }) => reading.placeOf(engine, claim.start));
  if (!one || !other) return undefined;
  if (one.matter !== other.matter) return 'unrelated';
  return one.side === other.side ? 'same' : 'contrary';
}
