/** Whether what a text says agrees with what Bamboo knows. Where that is not plain it says nothing. */
import type { AnswerValue } from '#bamboo/expert.ts';
import type { DraftRemark } from '#features/collaborate/data.ts';
import type { Statement } from './statements.ts';

export interface Known {
  /** Markdown, the fact in bold. */
  text: string;
  value: AnswerValue | undefined;
}

type Verdict = 'holds' | 'wrong' | undefined;
type Judged = Pick<DraftRemark, 'suggestion' | 'tentative'> & { verdict: 'holds' | 'wrong' };

/** Figures of one thing differ by year and source. */
const close = 0.12;
const far = 0.4;
const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

export function judge(statement: Statement, known: Known): Judged | undefined {
  const verdict = verdictOn(statement, known);
  if (!verdict) return undefined;
  const suggestion = verdict === 'wrong' ? suggestionFor(statement, known) : null;
  // The day of the week can be put right, but it may be the date that is off.
  const isTentative = statement.kind === 'either' && suggestion !== null;
  return { verdict, suggestion, ...(isTentative ? { tentative: true } : {}) };
}

function verdictOn({ kind, said }: Statement, { text, value }: Known): Verdict {
  if (kind === 'truth') {
    if (value?.is !== 'truth') return undefined;
    return value.truth === !/\bnot\b/.test(said) ? 'holds' : 'wrong';
  }
  if (kind === 'year') {
    const years = [...boldIn(text).matchAll(/\b\d{4}\b/g)].map(String);
    return years.length === 0 ? undefined : years.includes(said) ? 'holds' : 'wrong';
  }
  if (kind === 'name' || kind === 'either') {
    if (value?.is !== 'names') return undefined;
    const names = `${boldIn(text)} ${value.names.join(' ')}`.toLowerCase();
    return names.includes(said.toLowerCase()) ? 'holds' : 'wrong';
  }
  if (value?.is !== 'number') return undefined;
  const off = Math.abs(numberIn(said) - value.number);
  if (kind === 'exact') return off <= precisionOf(said, value.number) ? 'holds' : 'wrong';
  const share = off / Math.abs(value.number);
  return share <= close ? 'holds' : share >= far ? 'wrong' : undefined;
}

/** What to say instead, where one value is plainly meant. */
function suggestionFor({ kind, quote, said }: Statement, { text, value }: Known): string | null {
  const years = boldIn(text).match(/\b\d{4}\b/g) ?? [];
  const right =
    (kind === 'name' || kind === 'either') &&
    value?.is === 'names' &&
    value.names.length === 1 &&
    boldIn(text).includes(value.names[0]!)
      ? value.names[0]!
      : kind === 'exact' && value?.is === 'number'
        ? written(value.number, said)
        : kind === 'year' && years.length === 1
          ? years[0]
          : undefined;
  if (right === undefined) return null;
  const at = quote.lastIndexOf(said);
  return quote.slice(0, at) + right + quote.slice(at + said.length);
}

const boldIn = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1]).join(' ');

function numberIn(said: string): number {
  const [digits, scale] = said.split(' ');
  const word = smallNumbers.indexOf(said.toLowerCase());
  return word >= 0 ? word : Number(digits!.replaceAll(',', '')) * (scales[scale ?? ''] ?? 1);
}

/** "26.2" stands for anything that rounds to it; a whole number beside a broken one is rounded too. */
function precisionOf(said: string, right: number): number {
  const decimals = /\.(\d+)/.exec(said)?.[1]?.length ?? 0;
  return Number.isInteger(right) && decimals === 0 ? 0 : 0.5 * 10 ** -decimals + 1e-9 * Math.abs(right);
}

function written(right: number, said: string): string {
  const decimals = Math.max(
    /\.(\d+)/.exec(said)?.[1]?.length ?? 0,
    Number.isInteger(right) ? 0 : Math.abs(right) < 100 ? 1 : 0,
  );
  if (/^\p{L}/u.test(said)) return smallNumbers[right] ?? String(right);
  return right.toLocaleString('en', {
    maximumFractionDigits: decimals,
    useGrouping: said.includes(',') || right >= 10_000,
  });
}
