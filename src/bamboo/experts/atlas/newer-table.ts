/** Two tables that name different currencies: the newer one leads, and the older one is named beside it. */
import type { Answer } from '#bamboo/expert.ts';
import { joined } from '#language/wording.ts';
import { monthWords } from './month-words.ts';

/** As `formatFact` writes it. Names may be spelt in two ways; two codes are two currencies. */
const currency = /\*\*[^*]+\*\* \(([A-Z]{3})\)/g;

export function newerOf(best: Answer, others: readonly Answer[]): Answer {
  const named = [...best.text.matchAll(currency)];
  const codes = new Set(named.map(([, code]) => code));
  const newer = others.find((one) => {
    const otherCodes = new Set([...one.text.matchAll(currency)].map(([, code]) => code));
    return isNewer(one, best) && codes.size > 0 && otherCodes.size > 0 && codes.isDisjointFrom(otherCodes);
  });
  if (!newer) return best;
  const older = `An older table, as of ${monthWords(best.asOf!)}, says ${joined(named.map(([words]) => words))}.`;
  return { ...newer, text: `${newer.text} ${older}`, sources: [...newer.sources, ...best.sources] };
}

const isNewer = (one: Answer, other: Answer) =>
  one.asOf !== undefined && other.asOf !== undefined && one.asOf > other.asOf;
