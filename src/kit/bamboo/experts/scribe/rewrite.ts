/** Changes of tone by rule: each line says what becomes of which words. Nothing is added that the text does not say. */

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)];

const fillers: readonly Rule[] = [
  [/\b(?:um+|uh+|erm*|hmm+|ah+|eh)\b,?\s*/gi, ''],
  [/(?:,\s*)?\b(?:you know|i mean|sort of|kind of|like i said|you see)\b,?(?=\s)/gi, ''],
  [/(^|[.!?]\s+|,\s+)(?:so|well|like|okay|ok|right|basically|actually|literally|honestly),\s+/gi, '$1'],
  [
    /\b(?:basically|actually|literally|honestly|really|very|just|quite|simply|totally|absolutely|definitely|pretty much|at the end of the day|to be honest|as a matter of fact|needless to say)\b\s*/gi,
    '',
  ],
  [/,\s*like,\s*/gi, ' '],
  [/\blike (?=(?:really|very|totally|so)\b)/gi, ''],
];

const shorter: readonly Rule[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bat this point in time\b|\bat the present time\b|\bat the moment\b/gi, 'now'],
  [/\bin the event that\b/gi, 'if'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bwith regard to\b|\bwith respect to\b|\bin relation to\b|\bconcerning the matter of\b/gi, 'about'],
  [/\ba (?:large|great|significant) number of\b/gi, 'many'],
  [/\bthe majority of\b/gi, 'most'],
  [/\bin the near future\b/gi, 'soon'],
  [/\bhas the ability to\b|\bis able to\b|\bis in a position to\b/gi, 'can'],
  [/\bare able to\b|\bhave the ability to\b/gi, 'can'],
  [/\bmake a decision\b/gi, 'decide'],
  [/\bgive consideration to\b/gi, 'consider'],
  [
    /\bit is important to note that\b\s*|\bplease note that\b\s*|\bit should be noted that\b\s*|\bi would like to (?:say|point out) that\b\s*/gi,
    '',
  ],
  [/\bthere (?:is|are) (\w+ \w+) (?:who|that)\b/gi, '$1'],
  [/\bin my (?:personal )?opinion,?\s*/gi, ''],
  [/\beach and every\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\buntil such time as\b/gi, 'until'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\bapproximately\b/gi, 'about'],
  [/\bas well as\b/gi, 'and'],
];

const contractions: readonly Rule[] = [
  [/\b(could|do|does|did|is|are|was|were|have|has|had|would|should|must|need)n['’]t\b/gi, '$1 not'],
  [/\bcan['’]t\b|\bcan not\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bi['’]m\b/gi, 'I am'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(it|that|there|he|she|what|here)['’]s\b/gi, '$1 is'],
  [/\b(i|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(i|you|we|they|he|she|it|that)['’]ll\b/gi, '$1 will'],
  [/\b(i|you|we|they|he|she)['’]d (?=(?:like|love|prefer|rather|be|have|go|say)\b)/gi, '$1 would '],
  [/\b(i|you|we|they|he|she)['’]d (?=(?:been|had|seen|done|gone|better)\b)/gi, '$1 had '],
  [/\b(who|where|how|when)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
];

const formal: readonly Rule[] = [
  [/^(?:hey|hi|hiya|yo)(?: there)?\b(?: guys)?/gim, 'Hello'],
  [/\bguys\b/gi, 'everyone'],
  ...contractions,
  [/\b(?:gonna|going to)\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bkinda\b|\bsorta\b/gi, 'somewhat'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\b(?:thx|ty)\b|\bthanks a (?:lot|bunch|ton)\b|\bthanks so much\b/gi, 'thank you very much'],
  [/\bthanks\b/gi, 'thank you'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\bfyi\b/gi, 'for your information'],
  [/\bbtw\b/gi, 'by the way'],
  [/\ba lot of\b|\blots of\b|\btons of\b/gi, 'many'],
  [/\bget in touch\b/gi, 'contact you'],
  [/\bfind out\b/gi, 'determine'],
  [/\bget back to\b/gi, 'reply to'],
  [/\bcheck out\b/gi, 'review'],
  [/\b(?:stuff|things)\b/gi, 'items'],
  [/\bkids\b/gi, 'children'],
  [/\bokay\b|\bok\b/gi, 'acceptable'],
  [/\bbig\b/gi, 'considerable'],
  [/\byeah\b|\byep\b|\byup\b/gi, 'yes'],
  [/\bnope\b/gi, 'no'],
  [/\bsend me\b/gi, 'send me'],
  [/\bcan you (?=\w)/gi, 'could you please '],
  [/\bi need\b/gi, 'I require'],
  [/\bi want\b/gi, 'I would like'],
  [
    /(^|[.!?]\s+)(send|give|tell|call|write|bring|do|make|come|help|check|fix|finish|answer|reply|show|get|look|read|explain|stop|wait|open|close|sign|be|move|take|return|pay)\b(?![^.!?]*\bplease\b)/gi,
    (_, before: string, verb: string) => `${before}Please ${verb.toLowerCase()}`,
  ],
  [/!+/g, '.'],
  [/\bcheers,?\s*$/gim, 'Kind regards,'],
  [/\bplease please\b/gi, 'please'],
];

const friendly: readonly Rule[] = [
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
  [/\bi am\b/gi, "I'm"],
  [/\b(you|we|they) are\b/gi, "$1're"],
  [/\b(it|that) is\b/gi, "$1's"],
  [/\bi will\b/gi, "I'll"],
  [/\bi would like\b/gi, "I'd like"],
  [/\bassist(?:ance)?\b/gi, 'help'],
  [/\brequire\b/gi, 'need'],
  [/\bpurchase\b/gi, 'buy'],
  [/\bcommence\b/gi, 'start'],
  [/\bobtain\b/gi, 'get'],
  [/\binquire\b/gi, 'ask'],
  [/\bregarding\b/gi, 'about'],
  [/\btherefore\b/gi, 'so'],
  [/\bhowever\b/gi, 'but'],
  [/\bthank you\b/gi, 'thanks'],
  [/\b(?:yours sincerely|yours faithfully|kind regards|best regards|sincerely),?\s*$/gim, 'All the best,'],
];

export type Tone = 'shorter' | 'formal' | 'friendly' | 'plain';

export function withoutFillers(text: string): string {
  return tidied(applied(text, fillers));
}

export function withoutContractions(text: string): string {
  return tidied(applied(text, contractions));
}

export function retoned(text: string, tone: Tone): string {
  if (tone === 'formal') return tidied(applied(applied(text, fillers.slice(0, 2)), formal));
  if (tone === 'friendly') return tidied(applied(text, friendly));
  return tidied(applied(applied(text, fillers), shorter));
}

const applied = (text: string, rules: readonly Rule[]) =>
  rules.reduce((so, [pattern, words]) => so.replaceAll(pattern, words as string), text);

/** Spaces, commas and capitals as they should be after words went away. */
export function tidied(text: string): string {
  return text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/ +([,.;:!?])/g, '$1')
    .replaceAll(/,(?=[,.!?;])/g, '')
    .replaceAll(/\.{2}(?!\.)/g, '.')
    .replaceAll(
      /(^|[.!?]\s+|\n)[ \t]*,?\s*(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/\bi\b(?!\.)/g, 'I')
    .trim();
}
