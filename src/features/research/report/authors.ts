/** Who wrote something, of one line as sources give it: "Ada Lovelace, Charles Babbage and 3 more". */

export interface Author {
  /** The name it is sorted by; all of it for an organisation or a handle. */
  family: string;
  given: string;
}

export interface Authors {
  named: Author[];
  /** There are more, whose names are not known here. */
  more: boolean;
}

const organisation =
  /\b(?:university|institut\w*|organi[sz]ation|committee|association|society|group|agency|ministry|department|council|foundation|center|centre|company|inc|ltd|team|contributors|press|news|museum|bank|union|office)\b|[©@/._]|\d/i;
/** "Lovelace AB". */
const inverted = /^(\p{L}[\p{L}'’ -]*?)\s+(\p{Lu}{1,3})$/u;

export function authorsOf(by: string | null): Authors {
  const line = (by ?? '')
    .replace(/^©\s*/, '')
    .replace(/[.\s]+$/, '')
    .trim();
  if (line === '') return { named: [], more: false };
  const [names = '', more] = line.split(/\s+(?:and \d+ more|et al)$/);
  return {
    named: names
      .split(/\s*[,;]\s*/)
      .filter(Boolean)
      .map(authorOf),
    more: more !== undefined,
  };
}

function authorOf(name: string): Author {
  const parts = name.split(' ');
  if (parts.length === 1 || parts.length > 4 || organisation.test(name)) return { family: name, given: '' };
  const short = inverted.exec(name);
  if (short) return { family: short[1]!, given: [...short[2]!].map((letter) => `${letter}.`).join(' ') };
  // "van Gogh" and "de la Cruz" keep their small words.
  const small = parts.findIndex((part, at) => at > 0 && /^\p{Ll}/u.test(part));
  const split = small > 0 ? small : parts.length - 1;
  return { family: parts.slice(split).join(' '), given: parts.slice(0, split).join(' ') };
}

export const initials = ({ given }: Author): string =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((name) =>
      name
        .split('-')
        .map((part) => `${[...part][0]!.toUpperCase()}.`)
        .join('-'),
    )
    .join(' ');
