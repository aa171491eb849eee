/** Grammar and spelling of a text, line by line, with reasons. The one place here that knows the checker. */
import { corrected } from '#bamboo/grammar.server.ts';
import { linesOf } from './prose.ts';

interface Mended {
  text: string;
  changes: { was: string; now: string; why: string }[];
  /** May be right, and is left to people. */
  offered: { was: string; now: string; why: string }[];
  /** Why a word was changed, where that was here. */
  reason(was: string): string | undefined;
}

const notWords = /`[^`\n]{1,400}`|https?:\/\/\S{1,400}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{1,60}/g;

/** Code, addresses, tables and headings stay as they are. */
export async function mended(text: string): Promise<Mended> {
  const changes: Mended['changes'] = [];
  const offered: Mended['offered'] = [];
  const lines: string[] = [];
  for (const { is, lead, text: line } of linesOf(text)) {
    if (is === 'kept' || lead.includes('#') || line.match(notWords)?.[0] === line) {
      lines.push(lead + line);
      continue;
    }
    const found = await corrected(line);
    const kept = keepsAddresses(line, found.text) ? found : { text: line, changes: [], suggestions: [] };
    // Without a reason it was only tidied up, and that is not ours.
    lines.push(lead + (kept.changes.length > 0 ? withoutNewCapital(line, kept.text) : line));
    changes.push(...kept.changes.map(({ was, now, why }) => ({ was, now, why: sentence(why) })));
    offered.push(
      ...kept.suggestions
        .filter((one) => !isWithinAddress(line, one))
        .map(({ was, now, why }) => ({ was, now, why: sentence(why) })),
    );
  }
  return {
    text: lines.join('\n'),
    changes,
    offered,
    reason: (was) =>
      changes.find((change) => was !== '' && (change.was.includes(was) || was.includes(change.was)))?.why,
  };
}

/** An item of a list may begin small. */
const withoutNewCapital = (was: string, now: string) =>
  /^\p{Ll}/u.test(was) && now.charAt(0) === was.charAt(0).toUpperCase() ? was.charAt(0) + now.slice(1) : now;

const isWithinAddress = (line: string, { start, end }: { start: number; end: number }) =>
  [...line.matchAll(notWords)].some(({ index, 0: found }) => start < index + found.length && index < end);

function keepsAddresses(was: string, now: string): boolean {
  return (was.match(notWords) ?? []).every((address) => now.includes(address));
}

const sentence = (why: string) =>
  `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.?!]$/.test(why) ? '' : '.'}`;
