/** What people type on a phone, written out: "how 2 tell ppl, u know" is "how to tell people, you know". */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\br u\b/gi, 'are you'],
  [/\bu r\b/gi, 'you are'],
  [/\bu\b(?![.'’-])/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bppl\b/gi, 'people'],
  [/\b(?:wat|wut|wot)\b/gi, 'what'],
  [/\b(how|want|need|able|like|trying) 2\b(?! \d)/gi, '$1 to'],
  [/\bb4\b/gi, 'before'],
  [/\b(?:cuz|coz)\b/gi, 'because'],
  [/\bacc\b/gi, 'account'],
];

export function inFull(text: string): string {
  let written = text;
  for (const [short, words] of shorthand) written = written.replaceAll(short, words);
  return written;
}
