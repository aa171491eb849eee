/** What a figure limits: "above 10", "10 or more", "mindestens 10". Wordings in English, German, French and Spanish. */

export type Bound = 'over' | 'under' | 'atLeast' | 'atMost';

/** Before a figure; the longer stand first, since "no more than" holds "more than". */
const before: readonly (readonly [Bound, string])[] = [
  [
    'atLeast',
    String.raw`at least|at the least|(?:no|not) (?:fewer|less|earlier|slower|shorter|lower|smaller|younger|lighter|under|below) than|(?:is|are|must|may|should|can|do|does|did) not (?:under|below|fall below)|not under|not below|a minimum of|minimum|from(?=\s\d)|as of|starting at|≥|>=|mindestens|wenigstens|nicht weniger als|ab(?=\s\d)|au moins|pas moins de|à partir de|dès|al menos|por lo menos|como mínimo|no menos de|a partir de`,
  ],
  [
    'atMost',
    String.raw`at most|at the most|(?:no|not) (?:more|later|faster|longer|higher|larger|taller|heavier|greater|older|bigger|over|above) than|not over|not above|(?:must|may|should|can|cannot|do|does|will) ?(?:not|never) exceed|never exceeds?|not exceeding|a maximum of|maximum|up to|limited to|≤|<=|höchstens|maximal|nicht mehr als|bis zu|au plus|au maximum|pas plus de|jusqu'à|como máximo|a lo sumo|no más de|hasta`,
  ],
  [
    'over',
    String.raw`more than|over|above|beyond|in excess of|exceed(?:s|ed|ing)?|(?:older|longer|taller|higher|greater|larger|heavier|faster|later|bigger|deeper|wider|warmer|hotter|newer) than|>|mehr als|über|oberhalb von|plus de|au-delà de|au-dessus de|más de|por encima de|superior a`,
  ],
  [
    'under',
    String.raw`less than|fewer than|under|below|(?:younger|shorter|smaller|lower|lighter|slower|earlier|colder|cooler|narrower) than|short of|<|weniger als|unter|unterhalb von|moins de|au-dessous de|en dessous de|menos de|por debajo de|inferior a`,
  ],
];

/** For the pattern of quantities: one named group for each kind of bound. */
export const boundBefore = `(?:(?:${before
  .map(([bound, words]) => `(?<${bound}>(?<![\\p{L}])(?:${words}))`)
  .join('|')})\\s*)`;

export const boundIn = (groups: Readonly<Record<string, string | undefined>>): Bound | undefined =>
  before.find(([bound]) => groups[bound])?.[0];

/** After a figure and its unit. */
const upwards =
  'more|over|above|older|later|newer|higher|longer|heavier|larger|greater|bigger|taller|faster|better|up|upwards|beyond|mehr|älter|neuer|höher|länger|plus|supérieur|más|mayor|superior';
const downwards =
  'less|fewer|under|below|younger|earlier|lower|shorter|lighter|smaller|slower|cheaper|weniger|jünger|niedriger|moins|inférieur|menos|menor|inferior';
const figure = String.raw`(?<![\d.,])(?<figure>(?:(?:US|A|C)?[$€£¥]\s?)?\d[\d.,']{0,20}(?:\s?[%°€$£]|[\s-][\p{L}°²³/]{1,20}){0,2}?)`;
const after: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`${figure},?\\s(?:or|and|oder|und|ou|et|o|y)\\s(?:${upwards})\\b`, 'giu'),
    'at least $<figure>',
  ],
  [
    new RegExp(`${figure},?\\s(?:or|and|oder|und|ou|et|o|y)\\s(?:${downwards})\\b`, 'giu'),
    'at most $<figure>',
  ],
  [new RegExp(`${figure}\\+(?![\\d\\p{L}])`, 'giu'), 'at least $<figure>'],
  [
    new RegExp(`(?<!at least )${figure}\\s(?:minimum|at (?:the )?least|upwards)\\b`, 'giu'),
    'at least $<figure>',
  ],
  [new RegExp(`(?<!at most )${figure}\\s(?:maximum|at (?:the )?most|tops)\\b`, 'giu'), 'at most $<figure>'],
  // "From 8 years on", but not "from 8 to 10".
  [new RegExp(`\\bfrom ${figure}(?=\\s(?:to|until|till|through)\\b|\\s?[-–])`, 'giu'), '$<figure>'],
  [new RegExp(`\\bfrom ${figure}\\s(?:on|onwards?|upwards?|and up)\\b`, 'giu'), 'at least $<figure>'],
  // "The minimum age is 16", "the maximum: 8".
  [/\b(minimum(?:\s\p{L}+)?(?:\s(?:is|of|was)|:))\s(?=\d)/giu, '$1 at least '],
  [/\b(maximum(?:\s\p{L}+)?(?:\s(?:is|of|was)|:))\s(?=\d)/giu, '$1 at most '],
];

/** Every bound stands before its figure, so that there is one place to read it. */
export function withBoundsFirst(text: string): string {
  if (!/\d/.test(text)) return text;
  let plain = text;
  for (const [pattern, words] of after) plain = plain.replaceAll(pattern, words);
  return plain;
}

export const isUpwards = (bound: Bound) => bound === 'over' || bound === 'atLeast';
