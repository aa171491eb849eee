import { longestPolished } from '#bamboo/polish-edit.ts';

/** As much as is read at once, cut between paragraphs. */
export function* piecesToPolish(text: string, most = longestPolished) {
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
