/** A question as the experts read it: small letters, plain quotes, no politeness around it. */
import { mendKeywords } from './keywords.ts';

/** A question of fact is short; what is longer is text to work on. */
export const longestQuestion = 600;

const leadIns =
  /^(?:(?:hey|hi|hello|ok|okay|so|well|please|pls|um|uh|now|alright|thanks|thank you|actually|sorry)[\s,.!]+|(?:dear |hey )?(?:panda|bamboo|frenly)[\s,:!]+|(?:can|could|would|will) you (?:please )?(?:kindly )?(?:tell me|explain|say|show me|give me|list|find(?: out)?|work out|calculate|compute|figure out|help me (?:find|with|calculate|convert|understand)|let me know|check|look up|remind me)\s+|(?:can|could|would) you (?:please )?(?=(?:convert|define|solve|simplify|add|multiply|divide|subtract|translate|round|factor|expand|name|count|spell)\b)|(?:do|does|would) (?:you|anyone|anybody) (?:happen to )?know\s+|(?:i(?:'d| would) (?:like|love) to|i (?:want|need) to) (?:know|find out|calculate|work out|convert|ask(?: you)?|understand)\s+|i(?:'m| am) (?:wondering|curious(?: about)?|trying to (?:find out|work out|calculate))\s+|i wonder\s+|(?:please )?(?:tell me|remind me|give me|show me|let me know|quick question:?|question:)\s+(?=\S)|any idea\s+|explain(?: to me)?(?: (?:in (?:one|a|two|a few|simple|plain) (?:sentences?|words?)|briefly|simply|shortly|quickly))?,?\s+(?=what\b))/;
const trailing =
  /[\s,]*(?:\b(?:please|pls|plz|thanks|thank you|thx|exactly|precisely|again|actually|for me|if you know|do you know|by the way|btw|right now, please|mate|friend)\b)?(?:[\s?.,;:]|(?<![\d)])!)*$/;

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how)'?s\b|\b(that|there|it|he|she|which)'s\b/g, '$1$2 is'],
  [/\b(what|who|where|when|how)'?re\b/g, '$1 are'],
  [/\bwhat'?d\b/g, 'what did'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bcan'?t\b/g, 'cannot'],
  [/\bi'm\b/g, 'i am'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:gimme)\b/g, 'give me'],
];

/** Small letters, straight quotes, single spaces; nothing is taken away. */
export function lowered(text: string): string {
  return text
    .slice(0, longestQuestion)
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function plainOf(text: string, longest = longestQuestion): string {
  if (text.length > longest) return '';
  let plain = lowered(text);
  for (const [pattern, words] of contractions) plain = plain.replaceAll(pattern, words);
  plain = plain.replace(/\s+\([a-z]{3,15}(?: [a-z]+)?\)(?=\s*[?.!]*$)/, '');
  for (let round = 0; round < 4; round += 1) {
    const shorter = plain.replace(leadIns, '');
    if (shorter === plain || shorter === '') break;
    plain = shorter;
  }
  plain = plain.replace(trailing, '').replace(trailing, '');
  return mendKeywords(plain);
}

/** Letters without their accents: "São Tomé" and "sao tome" are one name. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i');
}
