/** What a critic or a checker wrote, read as remarks. A quote that does not stand in the document is no quote. */
import type { DraftRemark, DraftReply } from './data.ts';

/** What an engine that does not stop may say. */
const most = 60;
const mostLines = 2000;
const verdicts = { HOLDS: 'holds', WRONG: 'wrong', UNKNOWN: 'unknown' } as const;

export function readRemarks(said: string, document: string, by: string): DraftRemark[] {
  const blocks = said.replaceAll('\r', '').split(/\n\s*\n|\n(?=>)/);
  const remarks: DraftRemark[] = [];
  let waiting: string | undefined;
  for (const block of blocks) {
    const lines = block.split('\n');
    const quoted = lines.filter((line) => line.startsWith('>')).map((line) => line.replace(/^>\s?/, ''));
    const rest = lines
      .filter((line) => !line.startsWith('>'))
      .join('\n')
      .trim();
    if (quoted.length > 0) waiting = quoted.join('\n');
    // Some put an empty line between the words and what they say of them.
    if (rest === '' || /^no remarks\b/i.test(rest)) continue;
    remarks.push({ ...placed(waiting, document), ...judged(rest), suggestion: null, by, sources: [] });
    waiting = undefined;
  }
  return remarks.slice(0, most);
}

function judged(rest: string): Pick<DraftRemark, 'comment' | 'verdict'> {
  const [all, word] = /^\W*(HOLDS|WRONG|UNKNOWN)\b\W*/.exec(rest) ?? [];
  if (!word) return { comment: rest, verdict: null };
  return { comment: rest.slice(all!.length) || rest, verdict: verdicts[word as keyof typeof verdicts] };
}

export function placed(quote: string | undefined, document: string): Pick<DraftRemark, 'quote' | 'at'> {
  const found = quote === undefined ? undefined : find(quote, document);
  return found ? { quote: document.slice(...found), at: found[0] } : { quote: null, at: null };
}

/** As it stands; else with other quotation marks and spaces, which engines like to tidy. */
function find(quote: string, document: string): [start: number, end: number] | undefined {
  const bare = quote.trim();
  for (const words of [bare, bare.replace(/^["“'‘]+|["”'’]+$/g, '').trim()]) {
    if (words === '') return undefined;
    const at = document.indexOf(words);
    if (at >= 0) return [at, at + words.length];
    const loose = words
      .split(/\s+/)
      .map((word) =>
        word
          .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll(/["“”]/g, '["“”]')
          .replaceAll(/['‘’]/g, "['‘’]"),
      )
      .join('\\s+');
    const match = new RegExp(loose).exec(document);
    if (match) return [match.index, match.index + match[0].length];
  }
  return undefined;
}

interface Numbered {
  step: string;
  remark: number;
}

/** "2: refused, because it is a name" */
export function readReplies(said: string, remarks: readonly Numbered[]): DraftReply[] {
  return said.split('\n', mostLines).flatMap((line) => {
    const [, number, word, why = ''] = /^\W*(\d{1,3})\W+(taken|refused)\b[\s,:;.–—-]*(.*)$/i.exec(line) ?? [];
    const about = remarks[Number(number) - 1];
    if (!about || !word) return [];
    const reason = why.replace(/^because\s+/i, '').trim();
    return [{ ...about, taken: word.toLowerCase() === 'taken', why: reason || null }];
  });
}
