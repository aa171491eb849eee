/** A sentence as a heading: what and when first, without the way it is led up to. */
import { capital } from '#language/capital.ts';
import { findFacts } from '#language/facts.ts';
import { retoned } from '#language/rewrite.ts';
import { standing } from './clauses.ts';
import { countCharacters } from './prose.ts';
import { weightsOf } from './weigh.ts';

/** "In order to …, the water is off": the clause before the comma is why, not what. */
const ledUp =
  /^(?:in order (?:to|that)|so as to|due to(?: the fact that)?|owing to(?: the fact that)?|because of(?: the fact that)?|given (?:that|the fact that)|in view of(?: the fact that)?|with (?:regard|respect|reference) to|in (?:regard|regards|relation|response|addition) to|as (?:part|a result|a consequence) of|following|for the purpose of)\b/i;
const announced =
  /^(?:(?:we|i) (?:would like|want|wish|are writing|am writing) to (?:inform|tell|let|remind) (?:you|everyone|all residents|all tenants)(?: know)?(?: that)?|(?:we|i) (?:are|am) (?:pleased|happy|sorry|delighted) to (?:announce|inform you|tell you|let you know)(?: that)?|please (?:be (?:informed|aware|advised)|note)(?: that)?|it has been decided that|this is to (?:inform|remind) you(?: that)?)\s+/i;

/** Undefined where nothing is left that can stand. */
export function headed(sentence: string): string | undefined {
  const plain = standing(sentence);
  const [, rest] = ledUp.test(plain) ? (/^[^,]{3,140},\s+(.{8,})$/.exec(plain) ?? []) : ['', plain];
  if (!rest) return undefined;
  const bare = rest.replace(announced, '').replace(/^(?:that|about)\s+/i, '');
  return ledUp.test(bare) ? undefined : capital(bare);
}

const verb = String.raw`(?:will|is|are|was|were|has|have|must|can|starts?|begins?|opens?|closes?|moves?|takes?|needs?)`;

/** The sentence that tells most of what the text is about and says when, cut after the day. */
export function whatAndWhen(sentences: readonly string[], longest: number): string | undefined {
  const weights = weightsOf(sentences);
  const dated = sentences
    .map((sentence, at) => ({ sentence: headed(sentence), weight: weights[at]! }))
    .filter(
      ({ sentence }) =>
        sentence !== undefined && lastDay(sentence) > 0 && !/^(?:it|they|he|she|this|that)\b/i.test(sentence),
    )
    .sort((a, b) => b.weight - a.weight);
  for (const { sentence } of dated) {
    const line = shapes(sentence!).find((one) => countCharacters(one) <= longest);
    if (line) return line;
  }
  return undefined;
}

/** Where the first day that is told ends, with the date that goes with it; 0 where none is. */
function lastDay(sentence: string): number {
  let end = 0;
  for (const fact of findFacts(sentence)) {
    if (fact.kind !== 'day' && fact.kind !== 'date') continue;
    if (end === 0 || /^[\s,]{1,3}(?:the )?$/.test(sentence.slice(end, fact.start))) end = fact.end;
  }
  return end;
}

/** From the fullest to the shortest that still holds what and when. */
function shapes(sentence: string): string[] {
  const until = sentence.slice(0, lastDay(sentence));
  const short = capital(
    retoned(until, 'shorter')
      .replace(/^(?:the|our|an?)\s+/i, '')
      .replace(
        /\s(?:will be|is going to be|has been|have been|are going to be)\s(?=\p{L}+(?:ed|en|ut|wn|ff)\b|(?:off|on|out|up|down|open)\b)/iu,
        ' ',
      ),
  );
  const bare = short.replace(
    new RegExp(
      String.raw`^(\p{L}+(?: \p{L}+){0,3}?) (?:in|at|of|for|from) (?:the |our |all |your )?\p{L}+(?: \p{L}+){0,2}? (?=${verb}\b|\p{L}+ed\b)`,
      'iu',
    ),
    '$1 ',
  );
  return [sentence, until, short, bare];
}
