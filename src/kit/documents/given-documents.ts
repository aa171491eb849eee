/**
 * Documents inside a message: marked off, so that every engine can tell what was given from what is asked. Language models read
 * the marks; Bamboo takes the documents out again.
 */

/** Text that the person pasted or attached. */
export interface GivenText {
  title: string;
  text: string;
}

const opening = /<document title="([^"\n]*)">\n/g;
const closing = '\n</document>';

export function withDocuments(question: string, documents: readonly GivenText[]): string {
  const parts = documents.map(
    ({ title, text }) =>
      `<document title="${title.replaceAll(/["<>\n]/g, ' ')}">\n${unmarked(text)}\n</document>`,
  );
  return [...parts, question].join('\n\n');
}

/** A document cannot end its own mark, nor begin another. */
const unmarked = (text: string) => text.replaceAll(/<(?=\/?document\b)/gi, '< ');

/** Goes through the message once: one expression for a whole document would look for its end anew from every beginning. */
export function splitDocuments(message: string): { text: string; documents: GivenText[] } {
  const documents: GivenText[] = [];
  let text = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const open = opening.exec(message);
    const end = open ? message.indexOf(closing, opening.lastIndex) : -1;
    if (!open || end < 0) break;
    documents.push({ title: open[1]!, text: message.slice(opening.lastIndex, end) });
    text += message.slice(at, open.index);
    at = end + closing.length;
    while (/\s/.test(message.charAt(at))) at += 1;
  }
  return { text: documents.length > 0 ? (text + message.slice(at)).trim() : message, documents };
}
