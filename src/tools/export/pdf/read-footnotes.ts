/** Markdown with its footnotes: a reference knows its words. */
import type { Block, Span } from './blocks.ts';
import { readBlocks } from './read-blocks.ts';

type Notes = ReadonlyMap<string, string>;

export function readWithFootnotes(source: string): Block[] {
  const { text, notes } = withoutNotes(source);
  const blocks = readBlocks(text);
  return notes.size > 0 ? blocks.map((block) => withNotes(block, notes)) : blocks;
}

const definition = /^ {0,3}\[\^([^\]\s]{1,60})\]:[ \t]*(.*)$/;
const fence = /^ {0,3}(?:```|~~~)/;

/** `[^1]: words`, with what is indented below it; in code it is code. */
function withoutNotes(source: string): { text: string; notes: Notes } {
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
  return notes.size > 0 ? { text: kept.join('\n'), notes } : { text: source, notes };
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
    const footnote = label === undefined ? undefined : notes.get(label);
    return [{ ...span, text, ...(footnote === undefined ? {} : { footnote }) }];
  });
}
