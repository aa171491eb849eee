/** Formal and friendly words for the same thing, where the sentence around them allows it. */
import type { Rule } from './rewrite.ts';

const begins = String.raw`(^|[.!?]\s+|\n)`;
const negatable = 'could|do|does|did|is|are|was|were|have|has|had|would|should|must|need';
const someone = 'i|you|he|she|it|we|they|there|that|this';
const done = 'been|got|had|become|done|taken|made|seen|gone|never|already|always been|just been';

export const contractions: readonly Rule[] = [
  [/\b(he|she|it|that)['’]s gotta\b/gi, '$1 has to'],
  // "Isn't it" asks: "is it not".
  [new RegExp(`\\b(${negatable})n['’]t (${someone})\\b`, 'gi'), '$1 $2 not'],
  [new RegExp(`\\bcan['’]t (${someone})\\b`, 'gi'), 'can $1 not'],
  [new RegExp(`\\bwon['’]t (${someone})\\b`, 'gi'), 'will $1 not'],
  [new RegExp(`\\b(${negatable})n['’]t\\b`, 'gi'), '$1 not'],
  [/\bcan['’]t\b|\bcan not\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bi['’]m\b/gi, 'I am'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [new RegExp(`\\b(it|that|there|he|she|what|who|here)['’]s (?=(?:${done})\\b)`, 'gi'), '$1 has '],
  [/\b(it|that|there|he|she|what|here)['’]s\b/gi, '$1 is'],
  [/\b(i|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(i|you|we|they|he|she|it|that)['’]ll\b/gi, '$1 will'],
  [/\b(i|you|we|they|he|she)['’]d (?=(?:like|love|prefer|rather|be|have|go|say)\b)/gi, '$1 would '],
  [/\b(i|you|we|they|he|she)['’]d (?=(?:been|had|seen|done|gone|better)\b)/gi, '$1 had '],
  [/\b(who|where|how|when)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
];

const object = '(?:me|us|him|her|them|it|this|that|these|those|the|my|your|our|his|their|an?|sure)';

export const formal: readonly Rule[] = [
  [/^(?:hey|hi|hiya|yo)(?: there)?\b(?: guys)?/gim, 'Hello'],
  [/\bguys\b/gi, 'everyone'],
  ...contractions,
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bhas gotta\b/gi, 'has to'],
  [/\b(?:have )?gotta\b/gi, 'have to'],
  [/\bkinda\b|\bsorta\b/gi, 'somewhat'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\b(?:thx|ty)\b|\b[Tt]hanks a (?:lot|bunch|ton)\b|\b[Tt]hanks so much\b/g, 'thank you very much'],
  [/(?<!\b(?:many|my|our|with|of|give|gave|their) )\bthanks\b(?! to\b)/gi, 'thank you'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\bfyi\b/gi, 'for your information'],
  [/\bbtw\b/gi, 'by the way'],
  [/\b(?:a lot of|lots of|tons of) (?=(?:\p{L}{3,}[^s\W]s|people|children|men|women)\b)/giu, 'many '],
  [/\bget in touch with\b/gi, 'contact'],
  [/\bfind out\b/gi, 'determine'],
  [/\bget back to (?=(?:me|you|him|her|us|them)\b)/gi, 'reply to '],
  [/\bcheck out (?=(?:the|this|my|our|your|these|those|it)\b)/gi, 'review '],
  [/\b(the|my|your|our|some|all the) stuff\b(?! (?:is|was|has|that is|which is)\b)/gi, '$1 items'],
  [/\bkids\b/gi, 'children'],
  [new RegExp(`${begins}ok(?:ay)?,\\s+`, 'gi'), '$1'],
  [/\b(is|are|be|was|were) ok(?:ay)?\b/gi, '$1 acceptable'],
  [
    /\bbig (?=(?:problem|change|difference|impact|amount|issue|delay|effort|improvement|part)s?\b)/gi,
    'considerable ',
  ],
  [/\byeah\b|\byep\b|\byup\b/gi, 'yes'],
  [/\bnope\b/gi, 'no'],
  [
    /(^|[.!?,]\s+|\b(?:and|so|but) )can you (?!(?:see|hear|feel|believe|imagine|remember|swim|drive|speak|understand|afford|smell|taste)\b)(?=\w)/gim,
    '$1could you please ',
  ],
  [/\bi need (?!to\b)/gi, 'I require '],
  [/\bi want\b/gi, 'I would like'],
  [
    new RegExp(
      `${begins}(send|give|tell|call|write|bring|make|help|check|fix|finish|answer|show|get|read|explain|stop|open|close|sign|move|take|return|pay|do not) (?=${object}\\b)(?![^.!?]*(?:\\bplease\\b|\\?))`,
      'gi',
    ),
    (_, before: string, verb: string) => `${before}Please ${verb.toLowerCase()} `,
  ],
  [/\?!+|!+\?/g, '?'],
  [/!+/g, '.'],
  [/\bcheers,?\s*$/gim, 'Kind regards,'],
  [/\bplease please\b/gi, 'please'],
];

/** "That is who you are." keeps its last words whole. */
const goesOn = String.raw`(?= \p{L})`;

export const friendly: readonly Rule[] = [
  [/^(?:dear (?:sir or madam|sir|madam|sirs)|to whom it may concern)\b/gim, 'Hello'],
  [/^dear\b/gim, 'Hi'],
  [/\b(?:i am|we are) writing to inform you that\b/gi, 'just to let you know:'],
  [/\bplease be advised that\b|\bplease note that\b/gi, 'just so you know,'],
  [/\bat your earliest convenience\b/gi, 'when you have a moment'],
  [/\bdo not hesitate to contact me\b/gi, 'feel free to write to me'],
  [/\bplease do not hesitate to\b/gi, 'feel free to'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [new RegExp(String.raw`\bi am\b${goesOn}`, 'giu'), "I'm"],
  [new RegExp(String.raw`\b(you|we|they) are\b${goesOn}`, 'giu'), "$1're"],
  [new RegExp(String.raw`\b(it|that) is\b${goesOn}`, 'giu'), "$1's"],
  [new RegExp(String.raw`\bi will\b${goesOn}`, 'giu'), "I'll"],
  [/\bi would like\b/gi, "I'd like"],
  [/\b(?<!an )assist(?:ance)?\b/gi, 'help'],
  [/\brequire\b/gi, 'need'],
  [/\b(to|will|would|can|could|should|must|may|i|you|we|they) purchase\b/gi, '$1 buy'],
  [/\bcommence\b/gi, 'start'],
  [/\bobtain\b/gi, 'get'],
  [/\binquire\b/gi, 'ask'],
  [/\bregarding\b/gi, 'about'],
  [new RegExp(`${begins}therefore,\\s+`, 'gi'), '$1so '],
  [new RegExp(`${begins}however,\\s+`, 'gi'), '$1but '],
  [/(^|[.!?,]\s+|\band )thank you\b/gim, '$1thanks'],
  [/\b(?:yours sincerely|yours faithfully|kind regards|best regards|sincerely),?\s*$/gim, 'All the best,'],
];
