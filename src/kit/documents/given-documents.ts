/**
 * Documents inside a message: marked off, so that every engine can tell what was given from what is asked. Language models read
 * the marks; Bamboo takes the documents out again.
 */
import type { GivenText } from '#kit/bamboo/expert.ts';

const marked = /<document title="([^"\n]*)">\n([^]*?)\n<\/document>\s*/g;

export function withDocuments(question: string, documents: readonly GivenText[]): string {
  const parts = documents.map(
    ({ title, text }) =>
      `<document title="${title.replaceAll(/["<>\n]/g, ' ')}">\n${unmarked(text)}\n</document>`,
  );
  return [...parts, question].join('\n\n');
}

/** A document cannot end its own mark, nor begin another. */
const unmarked = (text: string) => text.replaceAll(/<(?=\/?document\b)/gi, '< ');

export function splitDocuments(message: string): { text: string; documents: GivenText[] } {
  const documents = [...message.matchAll(marked)].map(([, title, text]) => ({ title: title!, text: text! }));
  return { text: documents.length > 0 ? message.replaceAll(marked, '').trim() : message, documents };
}
