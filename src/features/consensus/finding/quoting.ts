/** Words of engines inside our own Markdown: what would be a mark of it is only a letter, but a formula stays one. */
const formulas = /(\$\$[^$]{1,500}\$\$|\$(?![\s$])[^$`\n]{1,300}(?<!\s)\$(?!\d)|\\\(.{1,300}?\\\))/;
const marks = /[\\`*_[\]<>#|~$]/g;
const bold = /\*\*|__/g;

export const plain = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(formulas)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(bold, '').replaceAll(marks, '\\$&')))
    .join('');

const glossed = /^\((noun|verb|adjective|adverb)\)\s+/;
const article = { noun: 'a', verb: 'a', adjective: 'an', adverb: 'an' };

/** As a sentence: "(noun) a grass" becomes "As a noun: a grass." */
export function sentence(words: string): string {
  const [lead, kind] = glossed.exec(words) ?? ['', ''];
  const text = plain(words.slice(lead.length));
  const whole = lead
    ? `As ${article[kind as keyof typeof article]} ${kind}: ${text}`
    : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** To stand in quotation marks within a sentence. */
export const withoutEnd = (words: string) => words.trim().replace(/[.;,:]+$/, '');
