/** A contested claim: each side in its own words, what differs, what one side assumes, and what would settle it. */
import { align } from './align.server.ts';
import type { Claim } from './claims.ts';
import type { Said } from './cluster.server.ts';
import { readingOf } from './match.server.ts';
import type { Contested, SharedClaim } from './result.ts';
import { settledBy } from './settle.ts';
import { byWeight } from './support.ts';

interface Side extends SharedClaim {
  said: readonly Said[];
}

export function contestOf(unordered: readonly Side[], given: ReadonlySet<string>): Contested {
  const sides = [...unordered].sort((a, b) => byWeight(a.support, b.support) || (a.words < b.words ? -1 : 1));
  const [first, second, difference] = meeting(sides, given);
  const assumption = assumptionOf(first, second, given);
  const kind = difference?.kind ?? 'denial';
  return {
    sides: sides.map(({ said: _, ...side }) => side),
    kind,
    difference: difference?.words ?? 'they exclude each other',
    differs: difference !== undefined,
    ...(assumption ? { assumption } : {}),
    settledBy: settledBy(kind, `${first.text} ${second.text}`),
  };
}

/** The two claims in which the difference shows, of the best supported sides that meet. */
function meeting(sides: readonly Side[], given: ReadonlySet<string>) {
  for (const [number, one] of sides.entries())
    for (const other of sides.slice(number + 1))
      for (const a of one.said)
        for (const b of other.said) {
          const { difference, apart } = readingOf(a.claim, b.claim, given);
          if (difference && !apart) return [a.claim, b.claim, difference] as const;
        }
  return [sides[0]!.said[0]!.claim, sides[1]!.said[0]!.claim, undefined] as const;
}

const condition =
  /\b(?:if|when|unless|including|excluding|without|with|under|as of|according to|not counting|counting|measured|adjusted|at|for|in)\s[^,.;()]{2,60}/gi;

function assumptionOf(first: Claim, second: Claim, given: ReadonlySet<string>): string | undefined {
  const [datedA, datedB] = [first.dates[0], second.dates[0]];
  if (datedA && !datedB) return `The first speaks of ${datedA.shown}; the second gives no date.`;
  if (datedB && !datedA) return `The second speaks of ${datedB.shown}; the first gives no date.`;
  const { looseA, looseB, slot } = align(first, second, given);
  const onlyIn = (claim: Claim, loose: readonly { word: string; shown: string }[]) =>
    claim.text
      .match(condition)
      ?.find((phrase) =>
        loose.some((item) => item !== slot?.a && item !== slot?.b && phrase.includes(item.shown)),
      );
  const [a, b] = [onlyIn(first, looseA), onlyIn(second, looseB)];
  if (a && b) return `The first says “${a.trim()}”, the second “${b.trim()}”.`;
  if (a ?? b) return `Only the ${a ? 'first' : 'second'} says “${(a ?? b)!.trim()}”.`;
  if (first.hedged !== second.hedged)
    return `The ${first.hedged ? 'first' : 'second'} speaks with reserve, the other does not.`;
  return undefined;
}
