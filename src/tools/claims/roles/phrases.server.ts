/** A statement cut at its verb and its prepositions: who stands before it, after it, and behind which preposition. */
import { baseForms } from '#language/base-forms.ts';
import { baseOf } from '#language/irregular.ts';
import { rememberWords } from '#language/remember-words.ts';
import { sensesOf } from '#language/wordnet.server.ts';
import type { Claim } from '../claims.ts';
import type { Item, Token } from '../words.ts';
import { relationsOfVerb } from './relations.ts';

/** A thing with its name, or a figure, which is no item. */
export interface Phrase {
  place: string;
  items: readonly Item[];
  isFigure: boolean;
}

export interface Clause {
  verb: Item;
  isPassive: boolean;
  phrases: readonly Phrase[];
}

export const prepositions: ReadonlySet<string> = new Set(
  'of in on at by for with to from into onto about against over under through between after before since until near than as during within without towards above below behind beside among across along per via because'.split(
    ' ',
  ),
);
const openers = new Set(
  'the a an this that these those his her its their my your our one some any all every each no #'.split(' '),
);
const forms = /^(?:is|are|was|were|be|been|being|am|gets?|got)$/;
const auxiliary =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|gets?|got|cannot|not|never|also|only|still|already|once|later|\p{L}{2,}ly)$/u;

const isVerb = rememberWords((word) => baseForms(word).some((form) => sensesOf(form, 'verb').length > 0));
/** A form that only a verb has, such as "gave" or "acquired". */
const isFinite = (word: string) => /(?:ed|es)$/.test(word) || baseOf.has(word);

export function clausesOf(claim: Claim): Clause[] {
  return verbsOf(claim).map((verb) => ({
    verb,
    isPassive: isPassive(claim.tokens, verb),
    phrases: [
      ...phrasesIn(claim, 0, verb.at, 'subject'),
      ...phrasesIn(claim, verb.at + 1, claim.tokens.length, 'object'),
    ],
  }));
}

/** Words that may be the verb: those that tell a relation first, else the first that has the form of one. */
function verbsOf({ items, tokens }: Claim): Item[] {
  const candidates = items.filter(
    ({ isName, at, word }) => !isName && at > 0 && isVerb(word) && mayBeVerb(tokens, at),
  );
  const known = candidates.filter(({ root }) => relationsOfVerb(root).length > 0);
  if (known.length > 0) return known;
  const first = candidates.find(({ word }) => isFinite(word)) ?? candidates[0];
  return first ? [first] : [];
}

/** After a noun or an auxiliary, not after an article or a preposition. */
function mayBeVerb(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]!.lower;
  if (auxiliary.test(before)) return true;
  return !openers.has(before) && !prepositions.has(before) && !tokens[at]!.afterPause;
}

function isPassive(tokens: readonly Token[], { at, word }: Item): boolean {
  if (!/(?:ed|en|t|d|n|ne|un|um|ck|ng)$/.test(word) && !baseOf.has(word)) return false;
  for (let place = at - 1; place >= 0 && auxiliary.test(tokens[place]!.lower); place -= 1)
    if (forms.test(tokens[place]!.lower)) return true;
  return false;
}

/** Each determiner, figure or name after another begins a phrase of its own. */
function phrasesIn({ items, tokens }: Claim, from: number, to: number, first: string): Phrase[] {
  const phrases: { place: string; items: Item[]; isFigure: boolean }[] = [];
  const itemAt = new Map(items.map((item) => [item.at, item]));
  let [place, isNew] = [first, true];
  for (let at = from; at < to; at += 1) {
    const { lower, afterPause } = tokens[at]!;
    if (afterPause && at > from && place !== first && first === 'subject') [place, isNew] = [first, true];
    if (prepositions.has(lower)) [place, isNew] = [lower, true];
    else if (lower === '#') {
      phrases.push({ place, items: [], isFigure: true });
      isNew = false;
    } else if (openers.has(lower)) isNew = true;
    const item = itemAt.get(at);
    if (!item || (first === 'subject' && auxiliary.test(lower))) continue;
    const last = phrases.at(-1);
    if (last && !isNew && last.place === place && !(item.isName && last.items.some((one) => one.isName)))
      last.items.push(item);
    else phrases.push({ place, items: [item], isFigure: false });
    isNew = false;
    // A name stands alone: what follows it without a preposition is another thing.
    if (item.isName && tokens[at + 1] && openers.has(tokens[at + 1]!.lower)) isNew = true;
  }
  return phrases;
}
