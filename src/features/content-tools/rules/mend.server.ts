/** Grammar and spelling of a text, with reasons, by the engine that polishes mail and documents too; what the person taught is obeyed. */
import type { PolishEdit, TaughtRule } from '#bamboo/polish-edit.ts';
import { applyEdits } from '#bamboo/text-edits.ts';

interface Mended {
  text: string;
  changes: { was: string; now: string; why: string }[];
  /** May be right, and is left to people. */
  offered: { was: string; now: string; why: string }[];
  /** Changes that were left out for what the person taught. */
  obeyed: number;
  /** Why a word was changed, where that was here. */
  reason(was: string): string | undefined;
}

/** Code, addresses, tables, quotations and other languages stay as they are. */
export async function mended(text: string, taught: readonly TaughtRule[] = []): Promise<Mended> {
  // Dictionaries are opened with the first text, not with the process.
  const { longestPolished, polish } = await import('#bamboo/polish.server.ts');
  const edits: PolishEdit[] = [];
  let obeyed = 0;
  for (const { start, words } of pieces(text, longestPolished)) {
    const read = await polish(words, { taught });
    obeyed += read.obeyed;
    edits.push(...read.edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })));
  }
  const told = ({ was, now, why }: PolishEdit) => ({ was, now: now ?? '', why: sentence(why) });
  const changes = edits.filter(({ sure }) => sure);
  return {
    text: applyEdits(text, changes),
    changes: changes.map(told),
    offered: edits.filter(({ sure }) => !sure).map(told),
    obeyed,
    reason: (was) => {
      const found = changes.find(
        (change) => was !== '' && (change.was.includes(was) || was.includes(change.was)),
      );
      return found && sentence(found.why);
    },
  };
}

/** As much as is read at once, cut between paragraphs. */
function* pieces(text: string, most: number) {
  let start = 0;
  while (start < text.length) {
    let end = Math.min(text.length, start + most);
    if (end < text.length) {
      const cut = Math.max(text.lastIndexOf('\n\n', end), text.lastIndexOf('\n', end));
      if (cut > start) end = cut;
    }
    yield { start, words: text.slice(start, end) };
    start = end;
  }
}

const sentence = (why: string) =>
  `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.?!]$/.test(why) ? '' : '.'}`;
