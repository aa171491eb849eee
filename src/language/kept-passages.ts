/** What a correction never touches: words of others, code, addresses, names, and other languages. */
import { languageOf, type Language } from './english.ts';
import { joined, quotedIn, signatureIn, type Passage } from './quoted-mail.ts';
import { sentencesOf } from './sentences.ts';

export type { Passage };

/** Bounded each, so that a text of nothing but opening marks costs no more than any other. */
const kept = [
  /```[^`]{0,20000}```/g,
  /`[^`\n]{1,500}`/g,
  /\b(?:https?|ftp|mailto):[^\s<>"]{1,2000}/gi,
  /\bwww\.[^\s<>"]{1,2000}/gi,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g,
  /(?<![\w/])(?:~?\/|[A-Za-z]:\\)[\w.-]{1,100}(?:[/\\][\w.-]{1,100}){1,20}/g,
  // Names of files and of code: “recieve_data”, “recieve.csv”, “docs/recieve/x”, “.\\recieve”.
  /(?<![\p{L}\d_.-])[\p{L}\d][\p{L}\d.-]{0,80}_[\p{L}\d][\p{L}\d_.-]{0,80}/gu,
  /(?<![\p{L}\d_.-])[\p{L}\d_][\p{L}\d_.-]{0,80}\.(?:avi|bak|bat|bmp|c|cfg|conf|cpp|cs|css|csv|docx?|eml|env|epub|exe|gif|go|gz|heic|html?|ics|ini|ipynb|java|jpe?g|jsx?|json|key|lock|log|md|mjs|mov|mp[34]|mpeg|od[pst]|ogg|pages|pdf|php|png|pptx?|psd|py|rar|rb|rs|rtf|sh|sql|srt|svg|tar|tex|tiff?|toml|tsv|tsx?|txt|vcf|wav|webm|webp|xlsx?|xml|ya?ml|zip)(?![\p{L}\d])/giu,
  /(?<![\w./\\-])(?:\.{1,2}[/\\][\w.-]{1,100}|[\w.-]{1,100}(?:[/\\][\w.-]{1,100}[/\\]|\\)[\w.-]{1,100})(?:[/\\][\w.-]{1,100}){0,20}/g,
  /“[^“”\n]{1,2000}”/g,
  /„[^„“”\n]{1,2000}[“”]/g,
  /«[^«»\n]{1,2000}»/g,
  /(?<![\p{L}\d])"[^"\n]{2,2000}"/gu,
  /(?<![\p{L}\d])‘[^‘’\n]{2,500}’(?!\p{L})/gu,
  /\b[\w$]{1,60}\([\w$, ]{0,60}\)/g,
  /[#@][\p{L}\d_-]{2,60}/gu,
];

/** `name` in greetings and sign-offs: "Dear Ms Kowalczik,", "Best,\nAda". */
const greeting =
  /^[ \t]{0,4}(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|liebe[r]?|hallo|bonjour|cher|chère|hola|beste)\b[ \t]+([^\n,!:]{1,80})[,!:]?[ \t]*$/gim;
const signOff =
  /^[ \t]{0,4}(?:(?:kind|best|warm|many)? ?regards|best(?: wishes)?|all the best|yours(?: (?:sincerely|faithfully|truly))?|sincerely|thanks|thank you|many thanks|cheers|with thanks)[,!.]?[ \t]*\n\s{0,20}([^\n]{1,80})/gim;

/** Closings of other languages, which mails in English often end with. */
const otherClosing =
  /^[ \t]{0,4}(?:mit (?:freundlichen|besten|lieben|herzlichen) gr(?:ü|ue)(?:ß|ss)en|(?:liebe|viele|beste|herzliche|schöne) gr(?:ü|ue)(?:ß|ss)e|(?:bien )?cordialement|bien à vous|salutations|(?:un )?(?:cordial )?saludos?|cordiali saluti|distinti saluti|met vriendelijke groet(?:en)?|hartelijke groet(?:en)?|atenciosamente|com os melhores cumprimentos|(?:med )?vänliga hälsningar|pozdrawiam|z poważaniem)(?!\p{L})[^\n]{0,80}(?:\n\s{0,20}[^\n]{1,80})?/gimu;

export function keptIn(text: string): Passage[] {
  const found: Passage[] = [...quotedIn(text), ...[signatureIn(text) ?? []].flat()];
  for (const pattern of [...kept, otherClosing])
    for (const match of text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length });
  for (const pattern of [greeting, signOff])
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const start = text.lastIndexOf(match[1]!, end);
      if (start >= match.index) found.push({ start, end: start + match[1]!.length });
    }
  return joined(found);
}

/** Sentences of a passage that are in another language than the passage itself. */
export function foreignIn(passage: string, language: Language): Passage[] {
  let from = 0;
  return sentencesOf(passage).flatMap((sentence) => {
    const start = passage.indexOf(sentence, from);
    if (start < 0) return [];
    from = start + sentence.length;
    const own = languageOf(sentence);
    return own !== undefined && own !== language ? [{ start, end: from }] : [];
  });
}

export const touches = (passages: readonly Passage[], { start, end }: Passage) =>
  passages.some((one) => start < one.end && one.start < end);
