/** Words that mean something else together than apart, said in one word that the tables and the dictionary know. */

/** `turn` stands for turn, turns, turned and turning; irregular forms are named. */
const verbs: readonly (readonly [string, string])[] = [
  ['turn|strike|struck down', 'reject'],
  ['call off', 'cancel'],
  ['pass away', 'die'],
  ['go|went|gone|climb|shoot|shot up', 'rise'],
  ['go|went|gone|come|came down', 'fall'],
  ['speed|sped up', 'accelerate'],
  ['slow down', 'slow'],
  ['give|gave|given off', 'release'],
  ['lay|laid off', 'dismiss'],
  ['bring|brought|come|came out', 'release'],
  ['set up', 'establish'],
  ['put|push off', 'delay'],
  ['put|push back', 'delay'],
  ['carry|carried out', 'perform'],
  ['shut down', 'close'],
  ['give|gave|given up', 'abandon'],
  ['rule out', 'exclude'],
  ['find|found out', 'discover'],
  ['use|used up', 'consume'],
  ['die out', 'vanish'],
  ['break|broke|broken down', 'fail'],
  ['make|made up of', 'consist'],
];

const forms = (verb: string) => `${verb}(?:s|es|ed|ing|ped|ting)?`;
const verbPatterns = verbs.map(([words, one]) => {
  const [heads, ...rest] = words.split(' ');
  return [
    new RegExp(`\\b(?:${heads!.split('|').map(forms).join('|')}) ${rest.join(' ')}\\b`, 'gi'),
    one,
  ] as const;
});

/** Ends in "-less" and lacks nothing. */
const whole =
  '(?:un|never|none|harm|regard|wire|count|use|doubt|price|bless|rest|reck|ruth|time|care|end|need)';
/** "Was not finished until 1962" denies nothing: it was finished, only later. */
const auxiliary = '(?:did|does|do|was|were|is|are|has|had|have|may|must|can|could|will|would|should)';

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\binedible\b/gi, 'not safe to eat'],
  [/\bedible\b/gi, 'safe to eat'],
  [/\b(?:drinkable|fit for drinking)\b/gi, 'safe to drink'],
  [/\bundrinkable\b/gi, 'not safe to drink'],
  [new RegExp(`\\b(${auxiliary}) not\\b(?=[^.;]{1,90}\\b(?:until|unless)\\b)`, 'gi'), '$1 only'],
  [/\bnot until\b/gi, 'only in'],
  [/\bmust only\b(?=[^.;]{1,90}\bunless\b)/gi, 'may only'],
  [/\b(?:no one|nobody|none|nothing) (?:except|other than|besides|but)\b/gi, 'only'],
  [/\bno (\p{L}+) (?:except|other than|besides)\b/giu, 'only the $1'],
  [/\b(\p{L}{3,})-free\b/giu, 'without $1'],
  [/\bfree (?:of|from) (?:any )?(?!charge)/gi, 'without '],
  [new RegExp(`\\b(?!${whole}less)(\\p{L}{3,})less\\b`, 'giu'), 'without $1'],
  [/\bfar from\b|\banything but\b/gi, 'not'],
  [/\bnot (?:a single|one|any)\b/gi, 'no'],
  [/\b(?:only )?an? (?:small |tiny )?minority\b(?: of)?|\bin the minority\b/gi, 'few'],
  [/\b(?:is|are|was|were) no longer\b(?! than)/gi, 'is not'],
  [/\bno longer\b(?! than)/gi, 'does not'],
  [/,? (?:rather than|instead of|as opposed to) /gi, ', not '],
  [/\b(?:at no (?:extra )?(?:cost|charge)|free of charge|without (?:charge|payment))\b/gi, 'free'],
  [/\b(?:stay|stayed|remain|remained|kept?) (?:the same|unchanged|stable|constant|flat)\b/gi, 'stagnated'],
  [/\b(?:owing|due|thanks) to\b|\bas a result of\b|\bon account of\b/gi, 'because of'],
  [/\bin spite of\b/gi, 'despite'],
  [/\bnothing but\b/gi, 'only'],
  [/\ba great deal of\b|\bplenty of\b|\ba lot of\b|\blots of\b/gi, 'much'],
  // "Nobody is as tall as he" says who is the tallest and denies nothing.
  [/^no (?:other )?(?=.{1,80}\b(?:as|so) \w+ as\b)/i, ''],
  [/\b(?:unlikely|hardly likely)\b/gi, 'not likely'],
  [/\bby no means\b|\bin no way\b|\bnot? at all\b/gi, 'not'],
  // How many, in one of the words that tell it.
  [
    /\b(?:only )?an? (?:very )?(?:small|tiny|smaller) (?:part|share|fraction|portion|number|minority|percentage|proportion) of\b/gi,
    'few',
  ],
  [/\b(?:only|very|just) (?:a )?few\b/gi, 'few'],
  [
    /\b(?:the |a )?(?:great |large |vast |overwhelming )?(?:majority|greater part|larger part|bulk|lion's share) of\b/gi,
    'most',
  ],
  [/\bnearly all\b|\balmost all\b/gi, 'most'],
  [/\bwithout exception\b|\bin all cases\b|\binvariably\b/gi, 'always'],
];

export function inOneWord(text: string): string {
  let plain = text;
  for (const [pattern, words] of [...phrases, ...verbPatterns]) plain = plain.replace(pattern, words);
  return plain;
}
