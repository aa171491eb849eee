/** Markdown with its footnotes: a reference knows its words. */
import type { Block, Span } from './blocks.ts';
import { readBlocks } from './read-blocks.ts';

interface Notes {
  words: ReadonlyMap<string, string>;
  /** Letters that may still be printed at the feet of pages: a note that is referred to often must not become many times the text. */
  left: number;
}

export function readWithFootnotes(source: string): Block[] {
  const { text, words } = withoutNotes(source);
  const blocks = readBlocks(text);
  if (words.size === 0) return blocks;
  const notes: Notes = { words, left: 2 * source.length };
  return blocks.map((block) => withNotes(block, notes));
}

const definition = /^ {0,3}\[\^([^\]\s]{1,60})\]:[ \t]*(.*)$/;
const fence = /^ {0,3}(?:```|~~~)/;

/** `[^1]: words`, with what is indented below it; in code it is code. */
function withoutNotes(source: string): { text: string; words: Notes['words'] } {
  const notes = new Map<string, string>();
  const kept: string[] = [];
  let isCode = false;
  let open: string | undefined;
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const [, label, words] = (isCode ? undefined : definition.exec(line)) ?? [];
    if (label !== undefined) {
      notes.set(label, words!.trim());
      open = label;
    } else if (open !== undefined && !isCode && /^(?: {2,}|\t)\S/.test(line))
      notes.set(open, `${notes.get(open)!} ${line.trim()}`);
    else {
      if (line.trim() !== '') open = undefined;
      kept.push(line);
    }
  }
  return { text: notes.size > 0 ? kept.join('\n') : source, words: notes };
}

function withNotes(block: Block, notes: Notes): Block {
  const within = (blocks: readonly Block[]) => blocks.map((inner) => withNotes(inner, notes));
  const refer = (spans: readonly Span[]) => spans.flatMap((span) => references(span, notes));
  switch (block.is) {
    case 'paragraph':
    case 'heading':
      return { ...block, spans: refer(block.spans) };
    case 'list':
      return { ...block, items: block.items.map(within) };
    case 'quote':
      return { ...block, blocks: within(block.blocks) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(refer)) };
    case 'code':
    case 'rule':
      return block;
  }
}

function references(span: Span, notes: Notes): Span[] {
  if (span.code || span.picture) return [span];
  return span.text.split(/(\[\^[^\]\s]{1,60}\])/).flatMap((text) => {
    if (text === '') return [];
    const label = /^\[\^([^\]\s]{1,60})\]$/.exec(text)?.[1];
    const footnote = label === undefined ? undefined : notes.words.get(label);
    if (footnote === undefined || footnote.length > notes.left) return [{ ...span, text }];
    notes.left -= footnote.length;
    return [{ ...span, text, footnote }];
  });
}
