/** A text in words, numbers and signs, each with its place. */

export interface Token {
  text: string;
  /** In small letters, with straight apostrophes. */
  word: string;
  start: number;
  end: number;
  /** Something else than a blank stands right before it. */
  isJoined: boolean;
}

const pattern =
  /\d{1,40}(?:st|nd|rd|th)\b|\d{1,40}(?:[.,:'’]\d{1,40}){0,8}|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|[^\s\d\p{L}]/gu;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    const start = match.index;
    tokens.push({
      text: found,
      word: found.toLowerCase().replaceAll('’', "'"),
      start,
      end: start + found.length,
      isJoined: start === end,
    });
    end = start + found.length;
  }
  return tokens;
}
