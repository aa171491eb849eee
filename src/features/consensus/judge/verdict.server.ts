/** What a judging engine answers, and what of it holds: quotes that stand in the answers, word for word. */
import { z } from 'zod';
import { claimsOf } from '#tools/claims/claims.ts';
import type { Said } from '#tools/claims/cluster.server.ts';
import type { Verdict } from '#tools/claims/match.server.ts';
import type { Heard } from '../panel/board.server.ts';

const words = z.string().max(400).nullable();

export const verdictSchema = z.object({
  matters: z.array(
    z.object({
      /** One: nobody contradicts. Several: they exclude each other. */
      sides: z.array(z.object({ quotes: z.array(z.object({ answer: z.string(), quote: z.string() })) })),
      difference: words,
      assumption: words,
      settledBy: words,
    }),
  ),
});
export type RawVerdict = z.output<typeof verdictSchema>;
export type Matter = RawVerdict['matters'][number];

export interface Place {
  matter: number;
  side: number;
}

/** Where one reading of the answers put each claim. */
export interface Reading {
  placeOf(member: string, start: number): Place | undefined;
  matters: readonly Matter[];
}

/** Shorter quotes stand everywhere. */
const shortestQuote = 6;

export function readVerdict({ matters }: RawVerdict, letters: ReadonlyMap<string, Heard>): Reading {
  const places = new Map<string, Place>();
  for (const [matter, { sides }] of matters.entries())
    for (const [side, { quotes }] of sides.entries())
      for (const { answer, quote } of quotes) {
        const by = letters.get(answer.trim().toUpperCase());
        for (const key of by ? claimsQuoted(by, quote) : [])
          if (!places.has(key)) places.set(key, { matter, side });
      }
  return { matters, placeOf: (member, start) => places.get(keyOf(member, start)) };
}

const keyOf = (member: string, start: number) => `${member} ${start}`;

/** The claims of an answer that a quote holds or stands in; none where it is not verbatim. */
function claimsQuoted({ member, text }: Heard, quote: string): string[] {
  const sought = bare(quote);
  if (sought.length < shortestQuote || !bare(text).includes(sought)) return [];
  return claimsOf(text)
    .filter((claim) => {
      const said = bare(claim.text);
      return said.includes(sought) || (said.length >= shortestQuote && sought.includes(said));
    })
    .map(({ start }) => keyOf(member.id, start));
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
