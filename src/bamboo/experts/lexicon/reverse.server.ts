/** From a description to the word: "what do you call the fear of spiders". Only where one definition fits, and fits closely. */
import { tellingStems } from '#language/sentences.ts';
import { quotedSafely } from '#language/wording.ts';
import type { WordAnswer } from './format-word.server.ts';
import { entriesHolding } from '#language/wordnet.server.ts';

const patterns = [
  /^what (?:do (?:you|we|they|people) call|is (?:it|that|this) called when|is the (?:name|word|term|expression) (?:of|for)|word (?:describes|means)|is another name for|is (?:the )?(?:right|correct|proper|medical|scientific) (?:name|word|term) for) (.+)$/,
  /^(?:which|what) (?:word|term) (?:is|means|describes|stands for|do (?:you|we) use for) (.+)$/,
  /^(?:an? |the )?(?:name|word|term) (?:for|meaning|that means|which means|describing) (.+)$/,
  /^(?:what|how) is (.+?) called$/,
];
/** How much of a definition the description must speak of. */
const enough = 0.49;
const clearly = 0.12;

export function reverseOf(plain: string): WordAnswer | undefined {
  const described = patterns.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
  const wanted = [...new Set(tellingStems(described ?? '').filter((stem) => !general.has(stem)))];
  if (!described || wanted.length < 2 || wanted.length > 8) return undefined;
  const found = entriesHolding(
    'noun',
    wanted.toSorted((a, b) => b.length - a.length),
  )
    .map((synset) => ({ synset, fit: fitOf(wanted, synset.definition) }))
    .filter(({ fit }) => fit >= enough)
    .sort((a, b) => b.fit - a.fit);
  const [best, next] = found;
  if (!best || (next && next.fit > best.fit - clearly)) return undefined;
  const [word = ''] = best.synset.words;
  return {
    text: `**${quotedSafely(word)}**: ${quotedSafely(best.synset.definition)}`,
    names: best.synset.words,
    confidence: 0.8,
  };
}

const general = new Set([
  'person',
  'someon',
  'somebod',
  'thing',
  'someth',
  'one',
  'word',
  'call',
  'name',
  'peopl',
]);

function fitOf(wanted: readonly string[], definition: string): number {
  const stems = new Set(tellingStems(definition).filter((stem) => !general.has(stem)));
  return wanted.every((stem) => stems.has(stem)) ? wanted.length / stems.size : 0;
}
