/** Terms that a document defines and never uses, defines twice, or uses without defining. */
import { passageOf, type Finding, type Passage } from './finding.ts';

/** (the “Client”), “Work” means … */
const defined =
  /\((?:the|each an?|together,? the|hereinafter)?,? ?[“"]([A-Z][\w&’' -]{1,50})[”"]\)|[“"]([A-Z][\w&’' -]{1,50})[”"] (?:means|shall mean|has the meaning)/g;
/** Within a sentence, “the Supplier” reads like a defined term. */
const capitalised = /(?<=[a-z,;] )the ((?:[A-Z][a-z]{2,20})(?: [A-Z][a-z]{2,20}){0,3})\b/g;
const mostTerms = 200;

/** Names that everyone writes with a capital letter. */
const names =
  /^(?:Netherlands|United|European|Kingdom|States|Union|Republic|Court|Courts|High|Supreme|Parties|Party|Agreement|Contract|Internet|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|General|Information)\b/;

export function checkTerms(text: string): Finding[] {
  const terms = new Map<string, Passage[]>();
  for (const match of text.matchAll(defined)) {
    const term = (match[1] ?? match[2])!.trim();
    if (!terms.has(term) && terms.size >= mostTerms) break;
    terms.set(term, [...(terms.get(term) ?? []), passageOf(match)]);
  }
  return [
    ...[...terms].flatMap(([term, places]) => [
      ...(places.length > 1
        ? [finding(`“${term}” is defined ${places.length} times`, 'Only one definition can hold.', places)]
        : []),
      ...(isUsed(text, term, places)
        ? []
        : [
            finding(`“${term}” is defined but never used`, 'Delete it, or use it where it is meant.', places),
          ]),
    ]),
    ...undefinedTerms(text, terms),
  ];
}

function isUsed(text: string, term: string, places: readonly Passage[]): boolean {
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + term.length)) {
    const isWhole = !/\w/.test(text[at - 1] ?? ' ') && !/[a-rt-z]/.test(text[at + term.length] ?? ' ');
    if (isWhole && !places.some(({ start, end }) => at >= start && at < end)) return true;
  }
  return false;
}

function undefinedTerms(text: string, terms: ReadonlyMap<string, unknown>): Finding[] {
  const uses = new Map<string, Passage[]>();
  for (const match of text.matchAll(capitalised)) {
    const term = match[1]!;
    const isKnown = [...terms.keys()].some((one) => one === term || `${one}s` === term);
    if (isKnown || names.test(term)) continue;
    if (!uses.has(term) && uses.size >= mostTerms) break;
    uses.set(term, [...(uses.get(term) ?? []), passageOf(match)]);
  }
  return [...uses].flatMap(([term, places]) =>
    places.length < 2
      ? []
      : [
          finding(
            `“${term}” is used but not defined`,
            'It is written like a defined term, and nothing says what it means.',
            places,
          ),
        ],
  );
}

const finding = (title: string, why: string, passages: Passage[]): Finding => ({ title, why, passages });
