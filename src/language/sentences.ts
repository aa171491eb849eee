/** Sentences and the words that carry a text. Everything here is linear in the length of the text. */

import { sentenceSpans } from './sentence-spans.ts';

export const longestText = 100_000;

/** Each on one line. */
export const sentencesOf = (text: string): string[] =>
  sentenceSpans(text.slice(0, longestText)).map(({ start, end }) =>
    text.slice(start, end).replaceAll(/\s+/g, ' '),
  );

const emptyWords = new Set(
  "a an the and or but nor so yet of in on at by for with about against between into through during before after above below to from up down out off over under again further then once here there when where why how all any both each few more most other some such no not only own same than too very can will just should now i me my we our you your he him his she her it its they them their what which who whom this that these those am is are was were be been being have has had having do does did doing would could may might must shall as if because until while also us one two many much get got like even well still however s t d ll re ve m don didn doesn isn aren wasn weren won't can't per via".split(
    ' ',
  ),
);

/** Other words for one thing, so that a question and a text may differ in words. */
const paraphrases =
  `lead leads led leading head heads headed manage manages managed direct directs directed run supervise charge responsible boss manager leader
return returns returned back
build builds built construct constructed erect erected make made create created found founded establish established
buy buys bought purchase purchased acquire acquired
cost costs price prices fee fees pay paid pays charge charges charged worth expensive
begin begins began start starts started open opens opened commence launch launched
end ends ended finish finishes finished close closes closed stop stops stopped
destroy destroyed ruin ruined damage damaged wreck wrecked burn burnt burned
die dies died death dead killed
live lives lived reside resides resident inhabitants
big large size huge
small little tiny
job work works worked occupation profession employed employees employee staff
write writes wrote written author
discard discarded throw thrown
visit visits visitor visitors open opens
teach teaches taught teacher
child children kid kids
car vehicle automobile
house home building
doctor physician
happen happens happened occur occurred take
contact reach call questions ask write phone
move moves moved relocate relocated transfer instead
hire hired employ employed recruit
allow allowed permit permitted may can
forbid forbidden prohibited banned not
email mail letter message
meet meeting meets appointment
oven bake baked baking cook
off without cut interrupted unavailable
admission entry entrance enter ticket tickets
near nearer close closer distance
repair repaired fix fixed mend replace replaced
sick ill illness
get receive received gets
bring brought take took carry
need needs needed require required necessary must
include included includes contain contains
cancel cancelled called postponed
choose chose chosen decide decided pick picked
help helped support supported assist
reason cause caused because
earn earns earned salary wage wages income
next again following
reply replies respond answer confirm`
    .split('\n')
    .map((line) => [
      ...new Set(
        line
          .trim()
          .split(' ')
          .map((word) => stemOf(word)),
      ),
    ]);
const groupsOfStem = new Map<string, Set<string>>();
for (const group of paraphrases)
  for (const stem of group) groupsOfStem.set(stem, new Set([...(groupsOfStem.get(stem) ?? []), ...group]));

/** Stems that may stand for this one. */
export const likeStems = (stem: string): ReadonlySet<string> => groupsOfStem.get(stem) ?? new Set([stem]);

/** Several words that are one: "come back" is to return. */
export function withPhrases(text: string): string {
  return text
    .replaceAll(/\b(?:come|comes|came|coming|go|goes|went|get|gets) back\b/gi, 'return')
    .replaceAll(/\b(?:in charge of|responsible for|at the head of)\b/gi, 'lead')
    .replaceAll(/\blet (?:us|me) know\b/gi, 'reply')
    .replaceAll(
      /\b(?:(?:pay|pays|paid|paying) (?:(?:something|anything|money|part of it) )?)?up[- ]?front\b|\bdown payments?\b/gi,
      'deposit',
    )
    .replaceAll(/\b(?:throw|throws|threw|thrown|throwing) away\b/gi, 'discard')
    .replaceAll(/\b(?:stop|stops|stopped) (?:working|operating|running)\b/gi, 'destroyed')
    .replaceAll(/\b(?:takes?|took|taking) place\b|\b(?:is|be|was|are|were|been) held\b/gi, 'happen')
    .replaceAll(
      /\b(?:switch(?:ed)?|turn(?:ed)?|shut) off\b|\b(?:not|n't) (?:have|get|be able to use)\b|\bwithout\b/gi,
      'unavailable',
    )
    .replaceAll(/\b(?:went|go|goes) up\b|\bput up\b/gi, 'built');
}

export const isEmptyWord = (word: string) => emptyWords.has(word);

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? [];
}

/** Cut to a stem, so that "managed" and "manager" meet. Crude on purpose: both sides are cut alike. */
export function stemOf(word: string): string {
  const bare = word.replace(/['’]s$/, '');
  if (bare.length < 5) return bare.replace(/(?<=[^s])s$/, '');
  const stem = bare.replace(
    /(?:ational|ization|isation|fulness|ousness|iveness|ations?|ments?|ness|ingly|edly|ings?|ities|ity|ies|ied|ally|ers?|ors?|ed|es|ly|al|ion|ions|s|e|y)$/,
    '',
  );
  const kept = stem.length >= 3 ? stem : bare;
  return kept.replace(/([bdfgklmnprt])\1$/, '$1');
}

export function tellingStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !emptyWords.has(word))
    .map(stemOf);
}
