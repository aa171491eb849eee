import type { Fact } from './fact.ts';
import type { Token } from './tokens.ts';

/** E-mail addresses, links, telephone numbers; also "ben at example dot com". */
export function* addressesIn(
  text: string,
  tokens: readonly Token[],
): Generator<{ fact: Fact; from: number; next: number }> {
  const written =
    /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|https?:\/\/[^\s<>"]{1,500}|\bwww\.[^\s<>"]{1,300}|(?<![\d.,])\+?\d[\d ()/-]{5,25}\d(?![\d.,:]\d)/g;
  let place = 0;
  for (const match of text.matchAll(written)) {
    const found = match[0].replace(/[.,;:!?)]+$/, '');
    const isNumber = /^[+\d]/.test(found) && !found.includes('@');
    const digits = found.replaceAll(/\D/g, '');
    if (isNumber && (digits.length < 7 || /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(found)))
      continue;
    const [start, end] = [match.index, match.index + found.length];
    while (place < tokens.length && tokens[place]!.end <= start) place += 1;
    const from = place;
    let next = from;
    while (next < tokens.length && tokens[next]!.start < end) next += 1;
    const key = isNumber
      ? digits.replace(/^00/, '')
      : found
          .toLowerCase()
          .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
          .replace(/\/$/, '');
    yield { fact: { kind: 'address', key, text: found, start, end }, from, next };
  }
  for (const [at, { word }] of tokens.entries()) {
    if (word !== 'at') continue;
    const domain = joinedBy(tokens, at + 1, 1, /^(?:dot|\.|dash|hyphen|-)$/);
    if (!domain || !domain.text.includes('.')) continue;
    const local = joinedBy(tokens, at - 1, -1, /^(?:dot|\.|underscore|dash|hyphen|_|-)$/);
    if (!local) continue;
    const [start, end] = [tokens[local.last]!.start, tokens[domain.last]!.end];
    const key = `${local.text}@${domain.text}`;
    yield {
      fact: { kind: 'address', key, text: text.slice(start, end), start, end },
      from: local.last,
      next: domain.last + 1,
    };
  }
}

const spokenSigns: Record<string, string> = { dot: '.', underscore: '_', dash: '-', hyphen: '-' };

/** Words that signs put together, from one of them on. A dot that ends a sentence is none. */
function joinedBy(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  sign: RegExp,
): { text: string; last: number } | undefined {
  const first = tokens[from];
  if (!first || !/^[\p{L}\d]/u.test(first.text)) return undefined;
  let text = first.word;
  let last = from;
  while (Math.abs(last - from) < 12) {
    const [between, after] = [tokens[last + step], tokens[last + 2 * step]];
    if (!between || !after || !sign.test(between.word) || !/^[\p{L}\d]+$/u.test(after.text)) break;
    if (/^[.-]$/.test(between.text) && !(tokens[step > 0 ? last + 2 : last]!.isJoined && between.isJoined))
      break;
    const mark = spokenSigns[between.word] ?? between.word;
    text = step > 0 ? text + mark + after.word : after.word + mark + text;
    last += 2 * step;
  }
  return { text, last };
}
