/** A sentence that only puts right what was said before it, "Friday, not Thursday": what it means is said at once, and it goes. */
import { replacedIn, placesOf } from './corrections.ts';
import { findFacts, type Fact } from './facts.ts';
import { keyOf } from './facts/fact.ts';

const begins = String.raw`(?<=^|[.!?]\s{1,4}|\n)`;
const lead = String.raw`(?:(?:oh|no|sorry|wait|actually|correction|i mean|i meant|i should say|make (?:it|that)|that should be|it should be|it(?:['’]s| is))[,:.]?\s{1,4})`;
const words = String.raw`([^.!?,;\n]{1,60}?)`;
const ends = String.raw`(?:[.!](?=\s|$)|(?=\n|$))`;
/** Each with what is right and, where it is said, what is not. */
const forms: readonly RegExp[] = [
  new RegExp(
    `${begins}${lead}{0,4}(?<now>${words}),? (?:and )?(?:not|instead of) (?<was>${words})${ends}`,
    'i',
  ),
  new RegExp(`${begins}${lead}{0,4}not (?<was>${words})(?:, (?:but )?| but )(?<now>${words})${ends}`, 'i'),
  new RegExp(`${begins}${lead}{1,4}(?<now>${words})${ends}`, 'i'),
];
const most = 20;

export function withLaterCorrections(text: string): string {
  let so = text;
  for (const form of forms) {
    let from = 0;
    for (let round = 0; round < most; round += 1) {
      const found = form.exec(so.slice(from));
      if (!found) break;
      const start = from + found.index;
      const before = so.slice(0, start);
      const put = corrected(before, found.groups!);
      const rest = so.slice(start + found[0].length);
      so = put === undefined ? so : put.trimEnd() + (put.trim() === '' ? rest.trimStart() : rest);
      from = put === undefined ? start + found[0].length : put.trimEnd().length;
    }
  }
  return so;
}

/** The text before, put right; undefined where it is no correction of a fact that stands there. */
function corrected(before: string, { now, was }: Record<string, string>): string | undefined {
  const right = onlyFact(now!);
  if (!right || before.trim() === '') return undefined;
  if (was !== undefined) {
    const wrong = onlyFact(was);
    return wrong && isAlike(wrong, right) && placesOf(wrong.text, before).length > 0
      ? replacedIn(before, wrong.text, right.text)
      : undefined;
  }
  const alike = new Map(
    findFacts(before)
      .filter((fact) => isAlike(fact, right))
      .map((fact) => [keyOf(fact), fact.text]),
  );
  const [only, ...others] = alike.values();
  return only !== undefined && others.length === 0 ? replacedIn(before, only, right.text) : undefined;
}

/** "On Friday" is Friday; "Friday is fine" is more than that. */
function onlyFact(said: string): Fact | undefined {
  const bare = said.trim().replace(/^(?:on|at|by|for|the) (?=\S)/i, '');
  return findFacts(bare).find(({ text }) => text.toLowerCase() === bare.toLowerCase());
}

const isCount = ({ kind }: Fact) => kind === 'number' || kind === 'amount';
const isAlike = (a: Fact, b: Fact) => a.kind === b.kind || (isCount(a) && isCount(b));
