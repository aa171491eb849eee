/** A sentence that is too long, as two, where rules can see the joint. */
import { capital } from '#language/capital.ts';
import { countWords } from './prose.ts';

export const longSentence = 24;
/** What goes on for longer is a list or no text, and is left as it is. */
const longestSentence = 3_000;
/** A half with fewer words is no sentence. */
const shortestHalf = 5;

const subject = String.raw`(?:i|you|he|she|it|we|they|this|that|these|those|there|the|his|her|its|their|our|my|your|an?|each|every|no one|nobody|everyone)\b`;
const joints: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/;\s+/g, (rest) => rest],
  [new RegExp(String.raw`,\s+and\s+(?!that\b)(?=${subject}\s+\p{L})`, 'giu'), (rest) => rest],
  [new RegExp(String.raw`,\s+(?=but\s+${subject})`, 'giu'), (rest) => rest],
  [new RegExp(String.raw`,\s+(?=so\s+${subject})`, 'giu'), (rest) => rest],
  [
    /,\s+which\s+(?=(?:is|was|means|meant|makes|made|allows|allowed|shows|led)\b)/gi,
    (rest) => `this ${rest}`,
  ],
];
/** What stands there must be able to end: a verb, and nothing that waits for the rest. */
const hasVerb =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|may|might|must|\p{L}{3,}(?:ed|es|s)|went|came|made|took|gave|said|saw|got|found|told|knew|left|felt|kept|began|grew|wrote|met|paid|sent|ran|need|want|know|go|get|use|make)\b/iu;
const waits =
  /^(?:if|when|while|although|though|because|since|unless|until|after|before|once|as|whether|both|either|neither)\b/i;

/** As it was, where there is no safe place to cut. */
export function split(sentence: string): string {
  if (sentence.length > longestSentence || countWords(sentence) <= longSentence) return sentence;
  for (const [joint, begin] of joints) {
    for (const match of sentence.matchAll(joint)) {
      const left = sentence.slice(0, match.index);
      const right = sentence.slice(match.index + match[0].length);
      const isOpen = (left.match(/\(/g)?.length ?? 0) !== (left.match(/\)/g)?.length ?? 0);
      if (isOpen || waits.test(left) || !hasVerb.test(left) || !hasVerb.test(right)) continue;
      if (countWords(left) < shortestHalf || countWords(right) < shortestHalf) continue;
      return `${left}. ${split(capital(begin(right)))}`;
    }
  }
  return sentence;
}
