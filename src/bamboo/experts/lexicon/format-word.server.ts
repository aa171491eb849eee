/** What WordNet says of a word. */
import { quotedSafely } from '#language/wording.ts';
import {
  antonymsOf,
  entryOf,
  groupsOf,
  instanceOf,
  kindsOf,
  partNames,
  partsWithin,
  synonymsOf,
  type Entry,
} from './lookup.server.ts';
import type { Relation, WordQuestion } from './questions.ts';
import { measure, person, place, year } from './format-named.server.ts';
import {
  degree,
  example,
  gerund,
  participle,
  past,
  plural,
  singular,
  speech,
  spelling,
} from './format-forms.server.ts';

export interface WordAnswer {
  text: string;
  names: readonly string[];
  confidence: number;
}

/** Words that ask for something else when they follow "what is". */
const notThings = new Set(
  'it this that these those he she they you me we up new wrong here there next on off going happening best worst better same different one two first last now then so left right mine yours his hers all any more most less good bad it me us'.split(
    ' ',
  ),
);
/** With "the" before them, people want today's, not a definition. */
const momentary =
  /^(?:weather|temperature|news|time|date|day|score|price|cost|rate|exchange rate|traffic|forecast|answer|question|problem|password|code|secret|plan|matter|point|difference|result|best|capital|population|currency|language|area|president|weather like|latest|status|version|limit|deadline|address|number|name|size|color|colour|rule|title|subject|summary|purpose|reason|cause|goal|key|prompt|meaning|solution|total|average|sum)s?$/;

const tells: Readonly<
  Record<Exclude<Relation, 'spelling' | 'singular'>, (entry: Entry) => WordAnswer | undefined>
> = {
  define: (entry) => defined(entry, 0.93),
  'what-is': (entry) => defined(entry, 0.8),
  'who-is': person,
  'where-is': place,
  synonyms: (entry) => words(entry, synonymsOf, 'Words like'),
  antonyms: (entry) => words(entry, antonymsOf, 'The opposite of'),
  kinds: (entry) => listed(entry, kindsOf(entry.lemma), 'Kinds of'),
  parts: (entry) => listed(entry, partsWithin(entry.lemma), 'Parts of'),
  example,
  speech,
  plural,
  past,
  participle,
  gerund,
  comparative: (entry) => degree(entry, 'comparative'),
  superlative: (entry) => degree(entry, 'superlative'),
  born: (entry) => year(entry, 1),
  died: (entry) => year(entry, 2),
  measure,
};
const mended: ReadonlySet<Relation> = new Set([
  'define',
  'synonyms',
  'antonyms',
  'plural',
  'past',
  'participle',
  'gerund',
  'comparative',
  'superlative',
  'example',
  'speech',
]);

export function formatWord({ relation, word }: WordQuestion, plain: string): WordAnswer | undefined {
  if (relation === 'spelling') return spelling(word);
  if (relation === 'singular') return singular(word);
  if (
    relation === 'what-is' &&
    (notThings.has(word) ||
      (momentary.test(word) &&
        /^what (?:is|are|was) (?:the )?/.test(plain) &&
        !/^what (?:is|are) an? /.test(plain)))
  )
    return undefined;
  if (/^(?:my|your|our|his|her|their|its) /.test(word)) return undefined;
  const entry = entryOf(word, { mend: mended.has(relation) });
  if (!entry) return undefined;
  const answer = tells[relation](entry);
  return answer && entry.instead
    ? {
        ...answer,
        text: `${answer.text}\n\n(I took “${entry.instead}” to mean “${entry.lemma}”.)`,
        confidence: 0.75,
      }
    : answer;
}

const lower = (word: string) => quotedSafely(word);
const shownWord = (lemma: string) => `**${quotedSafely(lemma)}**`;

function defined({ lemma }: Entry, confidence: number): WordAnswer | undefined {
  const groups = groupsOf(lemma);
  if (groups.length === 0) return undefined;
  const lines = groups
    .slice(0, 3)
    .flatMap(({ part, senses }, place) =>
      senses
        .slice(0, place === 0 ? 3 : 1)
        .map(({ synset }) => `(${partNames[part]}) ${quotedSafely(synset.definition)}`),
    );
  const title = instanceOf(lemma)?.words[0] ?? lemma;
  const [first = '', ...more] = lines;
  const list = more.length > 0 ? `\n${more.map((line, place) => `${place + 2}. ${line}`).join('\n')}` : '';
  return {
    text: `${shownWord(title)}: ${more.length > 0 ? '\n1. ' : ''}${first}${list}`,
    names: groups[0]!.senses.slice(0, 1).map(({ synset }) => synset.definition),
    confidence,
  };
}

function words({ lemma }: Entry, find: typeof synonymsOf, lead: string): WordAnswer | undefined {
  const groups = groupsOf(lemma)
    .map((group) => ({ part: partNames[group.part], found: find(lemma, group).slice(0, 10) }))
    .filter(({ found }, place, all) => found.length > 0 && !repeats(found, all[place - 1]?.found))
    .slice(0, 2);
  if (groups.length === 0) return undefined;
  const lines = groups.map(
    ({ part, found }) => `${groups.length > 1 ? `(${part}) ` : ''}**${found.map(lower).join(', ')}**`,
  );
  return {
    text: `${lead} “${lower(lemma)}”: ${lines.join('; ')}.`,
    names: groups.flatMap(({ found }) => found),
    confidence: 0.93,
  };
}

const repeats = (found: readonly string[], before: readonly string[] = []) =>
  found.every((one) => before.includes(one));

function listed({ lemma }: Entry, found: readonly string[], lead: string): WordAnswer | undefined {
  if (found.length === 0) return undefined;
  const shown = found.slice(0, 15);
  const more = found.length > shown.length ? `, and ${found.length - shown.length} more` : '';
  return {
    text: `${lead} ${lower(lemma)}: **${shown.map(lower).join(', ')}**${more}.`,
    names: shown,
    confidence: 0.8,
  };
}
