/** All that an ally may answer from for this person: documents as they are, and the rest as if it were one. */
import type { ReadPage } from '#kit/documents/read/document.ts';
import { withQuote } from '#kit/quotes/quote-link.ts';
import type { RunContext, RunExtensions } from '#tools/define/define-run.server.ts';
import { documentHref, openDocument } from '../knowledge.server.ts';
import type { ShownAlly } from '../queries.server.ts';

/** Beyond these an answer would come too late; `enough` counts characters. */
const mostPages = 400;
const enough = 1_500_000;

export type Readable = Awaited<ReturnType<RunExtensions['documents']['one']>>;

interface Source {
  read: Readable;
  hrefOf(sentence: string, page: number): string | null;
}

export interface Gathered {
  sources: Source[];
  missing: string[];
  withheld: number;
}

export async function gatherKnowledge(
  { row: { id, ownerId } }: ShownAlly,
  { extensions, isPublicAudience, ownerId: asker, signal }: RunContext,
): Promise<Gathered> {
  const gathered: Gathered = { sources: [], missing: [], withheld: 0 };
  const left = { characters: enough };
  for (const { id: known, kind, subjectId, title, url, text } of await extensions.allies.knowledge(id)) {
    signal.throwIfAborted();
    if (!subjectId) {
      const hrefOf = (sentence: string) => (url ? withQuote(url, { sentence }) : null);
      gathered.sources.push({ read: asDocument(known, title, text), hrefOf });
      continue;
    }
    // What is its maker's own is theirs to ask about and nobody else's, and not before others.
    if (isPublicAudience || asker !== ownerId) {
      gathered.withheld += 1;
      continue;
    }
    if (kind === 'work') {
      const work = await extensions.allies.work(subjectId);
      if (work) gathered.sources.push({ read: asDocument(known, title, work.text), hrefOf: () => work.href });
      else gathered.missing.push(title);
      continue;
    }
    const document = await openDocument({ extensions }, subjectId);
    if (!document) {
      gathered.missing.push(title);
      continue;
    }
    gathered.sources.push({
      read: { ...document, pages: () => bounded(document.pages(), left) },
      hrefOf: (sentence, page) =>
        withQuote(documentHref(document.id), { page, words: sentence.split(/\s+/).slice(0, 8).join(' ') }),
    });
  }
  return gathered;
}

/** A note, a kept page or a work, paragraph by paragraph. */
function asDocument(id: string, name: string, text: string): Readable {
  const blocks = text
    .split(/\n+/)
    .map((line) => ({ role: 'paragraph' as const, text: line.replaceAll(/\s+/g, ' ').trim() }))
    .filter((block) => block.text !== '');
  return {
    id,
    name,
    form: 'text',
    pageCount: 1,
    isPartial: false,
    isUnderWay: false,
    async *pages(): AsyncGenerator<ReadPage> {
      yield { number: 1, blocks };
    },
  };
}

async function* bounded(pages: AsyncIterable<ReadPage>, left: { characters: number }) {
  for await (const page of pages) {
    if (page.number > mostPages || left.characters <= 0) return;
    left.characters -= page.blocks.reduce((sum, { text }) => sum + text.length, 0);
    yield page;
  }
}
