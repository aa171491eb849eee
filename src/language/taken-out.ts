/** "Scratch that bit about the price": which sentences are meant, and what only goes on about them. */
import { findFacts, type Fact } from './facts.ts';
import { likeStems, sentencesOf, tellingStems } from './sentences.ts';

/** "It is only 14 degrees" is about what the sentence before named; without that it is a stump. */
const goesOn = /^(?:and |but |so )?(?:it|they|its|their)\b/i;

/** Those that are not about it; as many as before where none is. By its own words first, else by others for the same thing. */
export function withoutThoseAbout(what: string, sentences: readonly string[]): string[] {
  const stems = tellingStems(what);
  if (stems.length === 0) return [...sentences];
  const names = (sentence: string, isOne: (stem: string, said: ReadonlySet<string>) => boolean) => {
    const said = new Set(tellingStems(sentence));
    return stems.every((stem) => isOne(stem, said));
  };
  const exact = sentences.map((one) => names(one, (stem, said) => said.has(stem)));
  const alike = () =>
    sentences.map((one) => names(one, (stem, said) => [...likeStems(stem)].some((other) => said.has(other))));
  const matches = [() => exact, alike, () => ofSort(what, sentences)]
    .map((tell) => tell())
    .find((groups) => groups.some(Boolean));
  if (!matches) return [...sentences];
  let isGone = false;
  return sentences.filter((sentence, at) => {
    isGone = matches[at]! || (isGone && goesOn.test(sentence));
    return !isGone;
  });
}

const sorts: readonly (readonly [RegExp, Fact['kind']])[] = [
  [/^(?:the )?(?:price|costs?|money|amount|sum|fee)$/i, 'amount'],
  [/^(?:the )?(?:date|day)$/i, 'date'],
  [/^(?:the )?(?:time|hour)$/i, 'time'],
];

/** "The price" is the one amount that was said; where there are several, nobody can say which. */
function ofSort(what: string, sentences: readonly string[]): boolean[] {
  const kind = sorts.find(([pattern]) => pattern.test(what.trim()))?.[1];
  const overlaps = sentences.map(
    (one) => kind !== undefined && findFacts(one).some((fact) => fact.kind === kind),
  );
  return overlaps.filter(Boolean).length === 1 ? overlaps : [];
}

const order =
  /(?:(?<=^|[.!?]\s{1,4}|\n)|[,;–-]\s{1,4})(?:(?:oh|no|sorry|wait|actually|and|please|um)[,.]?\s{1,4}){0,3}(?:(?:scratch|strike|delete|forget|drop|remove|take out|leave out|cut|skip) (?:that|the|this) (?:bit|part|thing|stuff|sentence|line)s? (?:about|on|with)|(?:forget|scratch|never mind|ignore) what i (?:just )?said about|never mind (?:the|that) (?:bit|part) about|(?:do not|don['’]t) mention) ((?:[^.!?\n]){2,80})(?:[.!]|(?=\n)|$)/i;
const most = 20;

/** What was said, without what was ordered out of it afterwards. */
export function withoutOrderedOut(text: string): string {
  let so = text;
  let from = 0;
  for (let round = 0; round < most; round += 1) {
    const match = order.exec(so.slice(from));
    if (!match) break;
    const start = from + match.index;
    const before = so.slice(0, start).trimEnd();
    const ended = before === '' || /[.!?]$/.test(before) ? before : `${before}.`;
    const all = ended.split(/(?<=\n\s*\n)/).map(sentencesOf);
    const kept = all.map((sentences) => withoutThoseAbout(match[1]!, sentences));
    const isFound = kept.flat().length < all.flat().length;
    const rest = so.slice(start + match[0].length);
    const left = isFound
      ? kept
          .filter(({ length }) => length > 0)
          .map((sentences) => sentences.join(' '))
          .join('\n\n')
      : so.slice(0, start + match[0].length);
    so = isFound && left === '' ? rest.trimStart() : left + rest;
    from = left.length;
  }
  return so;
}
