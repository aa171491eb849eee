/** The words of a live document, with the number of the page that each was typed on. */
import * as Y from 'yjs';

export interface Written {
  text: string;
  /** Which number wrote it, up to where; in order. */
  spans: readonly { to: number; number: number }[];
}

/** The words of these roots, a line for each block. */
export function writtenIn(document: Y.Doc, roots: readonly string[]): Written {
  let text = '';
  const spans: { to: number; number: number }[] = [];
  function add(words: string, number: number) {
    text += words;
    const last = spans.at(-1);
    if (last?.number === number) last.to = text.length;
    else spans.push({ to: text.length, number });
  }
  function walk(type: Y.AbstractType<unknown>) {
    // Yjs shows who typed what nowhere else.
    // oxlint-disable-next-line no-underscore-dangle
    for (let item = type._start; item; item = item.right) {
      if (item.deleted) continue;
      const { content, id } = item;
      if (content instanceof Y.ContentString) add(content.str, id.client);
      else if (content instanceof Y.ContentType) {
        const inner = content.type as Y.AbstractType<unknown>;
        walk(inner);
        if (inner instanceof Y.XmlElement) add('\n', id.client);
      }
    }
  }
  // A root of which nobody asked yet has no form; what hangs in it has.
  for (const root of roots) walk(document.get(root) as Y.AbstractType<unknown>);
  return { text, spans };
}
