/** What someone typed, taken apart: the words to ask with, and what to keep to. */
export interface Query {
  /** Without quotation marks, minuses and `site:`. */
  plain: string;
  /** Exact words that must be there. */
  phrases: string[];
  /** Words that must not. */
  without: string[];
  /** A host that results must be of. */
  site: string | undefined;
}

const mostPhrases = 5;

export function readQuery(q: string): Query {
  const phrases: string[] = [];
  const without: string[] = [];
  let site: string | undefined;
  const plain = q
    .replaceAll(/["“„]([^"“”„]{2,200})["”“]/g, (_, phrase: string) => {
      if (phrases.length < mostPhrases) phrases.push(folded(phrase));
      return phrase;
    })
    .replaceAll(/(?<=^|\s)site:([a-z0-9.-]{3,100})(?=\s|$)/gi, (_, host: string) => {
      site = host.toLowerCase().replace(/^www\./, '');
      return '';
    })
    .replaceAll(/(?<=^|\s)-([\p{L}\p{N}]{2,60})(?=\s|$)/gu, (_, word: string) => {
      without.push(folded(word));
      return '';
    })
    .replaceAll(/["“”„]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Operators alone find nothing: then they are words.
  return plain === ''
    ? { plain: q, phrases: [], without: [], site: undefined }
    : { plain, phrases, without, site };
}

interface Text {
  title: string;
  text: string;
  href: string;
}

export function keepsTo({ phrases, without, site }: Query, { title, text, href }: Text): boolean {
  const words = folded(`${title} ${text}`);
  if (!phrases.every((phrase) => words.includes(phrase))) return false;
  if (without.some((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(words)))
    return false;
  const host = URL.parse(href)?.hostname.replace(/^www\./, '');
  return !site || host === site || host?.endsWith(`.${site}`) === true;
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
