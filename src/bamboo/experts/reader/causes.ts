/** Where a text says why: in the sentence itself, in the one after it, or in the one before. */

const clear =
  /\b(?:because|due to|owing to|thanks to|as a result of|on account of|so that|in order (?:to|not to)|for (?:lack|fear|want|reasons) of|in response to|reasons?|caused? by|causes?|caused|prompted by|driven by|therefore|which is why|that is why|led to|meant that|forced)\b|,? since (?:the|it|he|she|they|we|there|its|his|her|their|our|no|most|many|all|nobody|everyone|an?)\b|,? as (?:the|it|he|she|they|we|there|its|his|her|their|our|no|most|many|all|nobody|everyone|parts?) |, so (?!far\b)/i;
/** What one wants by it; or what came before. */
const likely =
  /\bto (?!(?:the|an?|this|that|these|those|his|her|its|their|our|my|your|each|every|be|come|date|town|work|school|[a-z]+ing|[a-z]+ly)\b)[a-z]{3,}\b|\b(?:after|when|until|destroyed|for (?:the )?(?:repairs?|safety|[a-z]+ing))\b/;
const tellsCauseOfBefore =
  /^(?:this|that|it|the (?:main |only )?(?:reason|cause))\b.*\b(?:because|due to|so that|in order to|reason|was that|is that)\b|^(?:because|the reason|the cause)\b|^(?:he|she|they|we|it) (?:wanted|hoped|needed|feared|wished|had to)\b/i;
const followsFromBefore =
  /^(?:so|therefore|that is why|that's why|this is why|as a result|as a consequence|for (?:this|that) reason|consequently|because of (?:this|that)|hence|thus)\b/i;

export interface Cause {
  words: string;
  /** A word says that it is the cause. */
  clear: boolean;
}

export function causeAt(sentence: string, before?: string, after?: string): Cause | undefined {
  if (before && followsFromBefore.test(sentence)) return { words: `${before} ${sentence}`, clear: true };
  if (clear.test(sentence)) return { words: sentence, clear: true };
  if (after && tellsCauseOfBefore.test(after)) return { words: `${sentence} ${after}`, clear: true };
  return likely.test(sentence) ? { words: sentence, clear: false } : undefined;
}
