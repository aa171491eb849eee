/** Sentences that say something lasting about whoever says them, and the single facts that a sentence holds. */
import { isWeekly } from './habits.ts';

const often = String.raw`(?:always |really |often |usually |still |also |now |currently |mostly )*`;
const not = String.raw`(?:do not |don['’]t |never |no longer |can['’]t |cannot )`;
/** “I like this”, “I love your idea” is said of the moment. */
const ofTheMoment = String.raw`(?!(?:it|this|that|these|those|them|him|her|you|your|how|what|when|the way|the idea|the (?:answer|text|one)|to (?:know|ask|see|have|get))\b)`;
const who =
  'dog|cat|horse|rabbit|hamster|bird|parrot|fish|tortoise|pet|son|daughter|child|children|kids?|brother|sister|wife|husband|partner|twin|grand(?:son|daughter|child|children)|boat|car|garden|allergy';
/** “My question is …”: said to get on with the talk. */
const ofTheTalk = String.raw`(?:\w+ )?(?:question|problem|point|guess|idea|answer|text|issue|task|request|concern|understanding|opinion|thought|bad|draft|essay|letter|e-?mail|message|code|plan)`;
const passing = String.raw`(?:not working|broken|tired|late|here|there|ready|gone|fine|ok|okay|sick|ill|empty|full|\w+ing)\b`;

const lasting = [
  String.raw`my name(?:['’]s| is) `,
  String.raw`(?:please )?call me `,
  String.raw`i(?:['’]m| am) called `,
  `i (?:${often}|${not})(?:live in|work (?:as|at|for|in)|speak|eat|drink|play) ${ofTheMoment}`,
  String.raw`i(?: have|['’]ve)?(?: just| recently)? moved to `,
  `i (?:${often}|${not}(?:really )?)(?:like|love|enjoy|hate|dislike|prefer) ${ofTheMoment}`,
  String.raw`i(?:['’]m| am) (?:also |still |now )?(?:not |no longer )?(?:an? )?(?:allergic to |intolerant to |lactose.intolerant|gluten.intolerant|vegetarian|vegan|pescatarian|diabetic|coeliac|celiac|colou?r.?blind|left.handed|right.handed|deaf|blind|dyslexic|married|single|divorced|widowed|retired|\d{1,3} years old|from \p{L})`,
  String.raw`i(?:['’]m| am) (?:now )?an? (?:\p{L}+ ){0,2}(?:nurse|student|cook|chef|judge|\p{L}{3,}(?:er|or|ist|ian))$`,
  String.raw`i (?:${often})have (?:an?|one|two|three|four|five|another|no) (?:.{1,60} (?:called|named) |(?:\p{L}+ ){0,2}(?:${who})s?$)`,
  String.raw`i ${not}have (?:an? |any )?(?:.{1,60} (?:called|named) |(?:\p{L}+ ){0,2}(?:${who})s?(?: any ?(?:more|longer))?$)`,
  String.raw`my (?!${ofTheTalk}\b)[^,;]{2,60}? (?:is|are) (?!${passing})(?!\p{L}+ (?:to|that|if|whether)\b)`,
  String.raw`the name of my .{2,40} is `,
].map((pattern) => new RegExp(`^${pattern}`, 'iu'));

const today = /\b(?:today|tonight|tomorrow|right now|at the moment|just now)\b/i;
const reporting =
  /^(?:my (?:friend|boss|teacher|client|customer)s? (?:says?|said|thinks?)|i (?:think|guess|wonder))\b/i;

export const isLasting = (clause: string) =>
  !today.test(clause) &&
  !reporting.test(clause) &&
  (lasting.some((pattern) => pattern.test(clause)) || isWeekly(clause));

const greeting =
  /^(?:(?:hi|hello|hey|by the way|btw|also|actually|oh|well|ok|okay|so|and|but|yes|no|just so you know)(?: there)?[,!]? )+(?=(?:i|i['’]\w+|my|call|please)\b)/i;
/** Where another statement, or a question about it, begins. */
const joint =
  /\s*(?:[,;]\s*(?:and |but |so )?|\s(?:and|but|so) )(?=(?:i|i['’](?:m|ve)|my)\s)|\s*,\s*(?:so |and )?(?=(?:is|are|can|could|do|does|should|would|what|how|where|when|why|who|which|please)\s)/i;
/** “a dog called Bruno and a cat called Minka”: one has both. */
const bothNamed =
  /^(i (?:\p{L}+ )*?have )(an? .+? (?:called|named) .+?),? and (an? .+? (?:called|named) .+)$/iu;
/** “I speak German and English”: short things, each of which can change on its own. */
const several =
  /^(i(?:['’]m| am)? (?:\p{L}+ )*?(?:speak|like|love|enjoy|hate|dislike|allergic to) )([\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?)*),? and ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** The single statements of a sentence; a sentence that only has one is that one. */
export function clausesOf(sentence: string): string[] {
  const words = sentence
    .trim()
    .replace(greeting, '')
    .replace(/[\s.!,;]+$/, '');
  if (!/^(?:i|i['’]\w+|my|call|please)\s/i.test(words)) return [words];
  return words.split(joint).flatMap(partsOf);
}

function partsOf(clause: string): string[] {
  const both = bothNamed.exec(clause);
  if (both) return [`${both[1]}${both[2]}`, ...partsOf(`${both[1]}${both[3]}`)];
  const each = several.exec(clause);
  if (each) return [...each[2]!.split(', '), each[3]!].map((one) => `${each[1]}${one.trim()}`);
  return [clause];
}
