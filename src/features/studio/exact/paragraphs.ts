/** A brief's own sentences and lists, set as paragraphs. */
import type { List, Sentence } from './material.ts';

/** Sentences of one paragraph of the brief stay together, in parts of about the same length. */
export function asParagraphs(sentences: readonly Sentence[], most = 3): string[] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const open = groups.at(-1);
    if (open?.[0]!.paragraph === sentence.paragraph) open.push(sentence);
    else groups.push([sentence]);
  }
  return groups.flatMap((group) => {
    const size = Math.ceil(group.length / Math.ceil(group.length / most));
    const parts: string[] = [];
    for (let at = 0; at < group.length; at += size)
      parts.push(
        group
          .slice(at, at + size)
          .map(({ text }) => text)
          .join(' '),
      );
    return parts;
  });
}

/** All of them in their order; `listText` says how a list is set. */
export function inBlocks(pieces: readonly (Sentence | List)[], listText: (list: List) => string): string[] {
  const blocks: string[] = [];
  let open: Sentence[] = [];
  const close = () => {
    blocks.push(...asParagraphs(open));
    open = [];
  };
  for (const piece of pieces)
    if (piece.is === 'sentence') open.push(piece);
    else {
      close();
      blocks.push(listText(piece));
    }
  close();
  return blocks;
}

export const plainList = ({ head, lines, isNumbered }: List): string =>
  [head, ...lines.map((line, at) => (isNumbered ? `${at + 1}. ${line}` : `• ${line}`))]
    .filter(Boolean)
    .join('\n');
