/** The statements of a document that Bamboo can check. */
import { forms, type Kind } from './forms.ts';

export interface Statement {
  quote: string;
  at: number;
  question: string;
  /** What the text gives as the answer, exactly as it stands there. */
  said: string;
  kind: Kind;
}

/** Enough for anything that people write; each is a question to Bamboo. */
const most = 40;
/** A country, and a state with another capital. */
const twofold = /\bGeorgia\b/;

export function statementsIn(document: string): Statement[] {
  const found = forms.flatMap(({ pattern, kind, question }) =>
    document
      .matchAll(pattern)
      .take(most)
      .map((match): Statement => {
        const parts = match.groups as Record<string, string>;
        return {
          quote: match[0],
          at: match.index,
          question: question(parts),
          said: parts.said!.trim(),
          kind,
        };
      })
      .toArray(),
  );
  const isWithin = (one: Statement, other: Statement) =>
    one !== other && other.at <= one.at && one.at + one.quote.length <= other.at + other.quote.length;
  return found
    .filter((one) => !twofold.test(one.quote) && !found.some((other) => isWithin(one, other)))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most);
}
