/** A statement without the marks of Markdown and without the words around it that state nothing. */

const marks: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, ' '],
  [/\[([^\]\n]{1,300})\]\([^)\n]{0,500}\)/g, '$1'],
  [/\[\^?\d{1,3}(?:,\s?\d{1,3})*\]/g, ''],
  [/https?:\/\/\S+/g, ' '],
  [/<\/?[a-z][^>\n]{0,100}>/gi, ' '],
  [/\*\*|__|~~|`/g, ''],
  [/(?<![\p{L}\d])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\d])/gu, ''],
  [/[‘’ʼ]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/−/g, '-'],
  [/[\s\u00A0\u202F]+/g, ' '],
];

export function plainWords(text: string): string {
  let plain = text;
  for (const [pattern, words] of marks) plain = plain.replaceAll(pattern, words);
  return plain.trim();
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|can not)\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n't\b/gi, '$1 not'],
  [/\b(it|that|there|he|she|what)'s\b/gi, '$1 is'],
  [/\b(they|we|you)'re\b/gi, '$1 are'],
];

/** Openings that add nothing to what is said. */
const openings =
  /^(?:(?:in (?:fact|short|summary|general|other words|reality)|overall|generally(?: speaking)?|however|moreover|furthermore|additionally|also|therefore|thus|so|actually|indeed|finally|first(?:ly)?|second(?:ly)?|note that|remember that|contrary to popular belief|and|but|as of today|answer|strictly speaking),?\s+(?=\S)|(?:it is|it's) (?:well |widely |generally )?(?:known|true|clear|a fact|estimated|said|believed|thought|worth noting|important to note|likely|possible) that\s+|(?:studies|research|experts?|scientists?|evidence|doctors?|historians?) (?:shows?|suggests?|says?|agrees?|indicates?|believes?|found) that\s+|it (?:is|was) (?=(?:in|on|at|by) .{1,60}? that ))/i;

const denyingFrames: readonly RegExp[] = [
  /^(?:it|this|that) is (?:just |only )?an? (?:\w+ )?(?:myth|misconception|legend|lie|falsehood) that\s+/i,
  /^it is (?:not true|untrue|false|incorrect|wrong|not the case|not correct|a mistake) (?:that|to say(?: that)?|to think(?: that)?)\s+/i,
  /^there is (?:no|little|hardly any) (?:\w+ ){0,2}(?:evidence|proof|indication|sign|reason to (?:think|believe)) (?:that|for|of)\s+/i,
  /^no (?:\w+ )?(?:evidence|study|studies|research) (?:has |have )?(?:shows?|shown|suggests?|found|supports?|proves?|proved) that\s+/i,
];
const denyingEnd =
  /^(?:the )?(?:idea|claim|belief|notion|theory|story|statement) that (.{3,300}) is (?:a myth|an? (?:\w+ )?(?:myth|misconception)|false|wrong|incorrect|untrue|not true)\.?$/i;

/** Yes or no before a pause, in English, German, French and Spanish. */
const reply =
  /^(?:(?<yes>yes|yeah|yep|sure|absolutely|certainly|ja|oui|sí)|(?<no>no|nope|nein|non))(?:[,!:;–—]+\s*|\.(?!\s?\d)\s*|$)/iu;

export interface Unframed {
  text: string;
  /** What it answers before it goes on: yes or no. */
  reply: boolean | undefined;
  /** The frame denies what stands in it: "it is a myth that …". */
  denied: boolean;
}

export function unframed(plain: string): Unframed {
  const { yes, no }: Record<string, string | undefined> = reply.exec(plain)?.groups ?? {};
  const said = yes ? true : no ? false : undefined;
  // A bare yes stays what it is.
  const follows = plain.replace(reply, '');
  let text = follows === '' ? plain : follows;
  for (const [pattern, words] of contractions) text = text.replaceAll(pattern, words);
  for (let round = 0; round < 3; round += 1) text = text.replace(openings, '');
  const wrapped = denyingEnd.exec(text)?.[1];
  if (wrapped) return { text: wrapped, reply: said, denied: true };
  for (const frame of denyingFrames)
    if (frame.test(text)) return { text: text.replace(frame, ''), reply: said, denied: true };
  return { text, reply: said, denied: false };
}
