/** SQL cut into tokens, in one pass. */
import { QueryFailure } from './query.ts';

export interface Token {
  is: 'word' | 'name' | 'text' | 'number' | 'sign' | 'end';
  /** Words in capital letters; names and texts without their quotes. */
  text: string;
  /** As it is written. */
  raw: string;
}

export const longestSql = 8_000;
const pattern =
  /\s+|--[^\n]*|([\p{L}_][\p{L}\p{N}_]*)|"((?:[^"]|"")*)"|'((?:[^']|'')*)'|(\d+(?:\.\d+)?|\.\d+)|(<=|>=|<>|!=|[=<>(),*+\-/;.])/gu;

export function tokensOf(sql: string): Token[] {
  if (sql.length > longestSql)
    throw new QueryFailure(`Use at most ${longestSql.toLocaleString('en')} characters.`);
  const tokens: Token[] = [];
  let at = 0;
  for (const match of sql.matchAll(pattern)) {
    if (match.index !== at) throw new QueryFailure(`“${sql.slice(at, at + 20)}” can’t be read.`);
    at += match[0].length;
    const [raw, word, name, text, number, sign] = match;
    if (word !== undefined) tokens.push({ is: 'word', text: word.toUpperCase(), raw });
    else if (name !== undefined) tokens.push({ is: 'name', text: name.replaceAll('""', '"'), raw });
    else if (text !== undefined) tokens.push({ is: 'text', text: text.replaceAll("''", "'"), raw });
    else if (number !== undefined) tokens.push({ is: 'number', text: number, raw });
    else if (sign !== undefined) tokens.push({ is: 'sign', text: sign === '<>' ? '!=' : sign, raw });
  }
  if (at !== sql.length) throw new QueryFailure(`“${sql.slice(at, at + 20)}” can’t be read.`);
  tokens.push({ is: 'end', text: '', raw: 'the end' });
  return tokens;
}
