/** Grammar and spelling of a text, with reasons, by the engine that polishes mail and documents too; what the person taught is obeyed. */
import { polishText } from '#bamboo/correct.server.ts';
import type { PolishEdit, TaughtRule } from '#bamboo/polish-edit.ts';
import { applyEdits } from '#bamboo/text-edits.ts';
import { piecesToPolish } from './pieces-to-polish.ts';

type PolishText = (text: string, wish: { taught: readonly TaughtRule[] }) => ReturnType<typeof polishText>;
let polish: PolishText = polishText;

/** In a worker, the main thread has asked before. */
export function polishBy(other: PolishText): void {
  polish = other;
}

interface Mended {
  text: string;
  changes: { was: string; now: string; why: string }[];
  /** May be right, and is left to people. */
  offered: { was: string; now: string; why: string }[];
  /** Changes that were left out for what the person taught. */
  obeyed: number;
  /** False where the grammar checker could not be asked about all of it. */
  isChecked: boolean;
  /** Why a word was changed, where that was here. */
  reason(was: string): string | undefined;
}

/** Code, addresses, tables, quotations and other languages stay as they are. */
export async function mended(text: string, taught: readonly TaughtRule[] = []): Promise<Mended> {
  const edits: PolishEdit[] = [];
  let obeyed = 0;
  let isChecked = true;
  for (const { start, words } of piecesToPolish(text)) {
    const read = await polish(words, { taught });
    obeyed += read.obeyed;
    isChecked &&= read.isChecked;
    edits.push(...read.edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })));
  }
  const changeOf = ({ was, now, why }: PolishEdit) => ({ was, now: now ?? '', why: sentence(why) });
  const changes = edits.filter(({ sure }) => sure);
  return {
    text: applyEdits(text, changes),
    changes: changes.map(changeOf),
    offered: edits.filter(({ sure }) => !sure).map(changeOf),
    obeyed,
    isChecked,
    reason: (was) => {
      const found = changes.find(
        (change) => was !== '' && (change.was.includes(was) || was.includes(change.was)),
      );
      return found && sentence(found.why);
    },
  };
}

const sentence = (why: string) =>
  `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.?!]$/.test(why) ? '' : '.'}`;
