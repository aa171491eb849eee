/** Markdown as a document. */
import { readBlocks } from '#tools/export/pdf/read-blocks.ts';
import type { Block, Span } from '#tools/export/pdf/blocks.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { DocMark, DocNode } from '../document/content.ts';

export function fromMarkdown(source: string): DocNode {
  const { text, notes } = withoutNotes(source);
  const content = readBlocks(text).flatMap((block) => nodes(block, notes));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

type Notes = ReadonlyMap<string, string>;

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

/** A picture stands by itself between paragraphs. */
function nodes(block: Block, notes: Notes): DocNode[] {
  if (block.is !== 'paragraph' || !block.spans.some(({ picture }) => picture)) return [node(block, notes)];
  const out: DocNode[] = [];
  let open: Span[] = [];
  const close = () => {
    if (open.some(({ text }) => text.trim() !== '')) out.push(textblock('paragraph', open, notes));
    open = [];
  };
  for (const span of block.spans) {
    if (!span.picture) open.push(span);
    else {
      close();
      out.push({
        type: 'image',
        attrs: { src: span.picture, alt: span.text === 'Picture' ? '' : span.text },
      });
    }
  }
  close();
  return out;
}

function node(block: Block, notes: Notes): DocNode {
  switch (block.is) {
    case 'paragraph':
      return textblock('paragraph', block.spans, notes);
    case 'heading':
      return textblock('heading', block.spans, notes, { level: Math.min(4, Math.max(1, block.rank)) });
    case 'quote':
      return { type: 'blockquote', content: orEmpty(block.blocks.flatMap((one) => nodes(one, notes))) };
    case 'code':
      return code(block);
    case 'rule':
      return { type: 'horizontalRule' };
    case 'table':
      return table(block, notes);
    case 'list':
      return list(block, notes);
  }
}

/** `$$…$$` is read as code by the house; here it is a formula again. */
function code({ text, language }: Extract<Block, { is: 'code' }>): DocNode {
  const latex = /^\$\$\s*([\s\S]*?)\s*\$\$$/.exec(text)?.[1];
  if (latex !== undefined) return { type: 'blockMath', attrs: { latex } };
  return {
    type: 'codeBlock',
    ...(language ? { attrs: { language } } : {}),
    ...(text ? { content: [{ type: 'text', text }] } : {}),
  };
}

const box = /^\[([ x])\] ?/;

function list({ first, items }: Extract<Block, { is: 'list' }>, notes: Notes): DocNode {
  const isTask =
    items.length > 0 &&
    items.every(([head]) => head?.is === 'paragraph' && box.test(head.spans[0]?.text ?? ''));
  const content = items.map((blocks): DocNode => {
    const [head] = blocks;
    if (!isTask || head?.is !== 'paragraph')
      return { type: 'listItem', content: orEmpty(blocks.flatMap((one) => nodes(one, notes))) };
    const checked = box.exec(head.spans[0]!.text)![1] === 'x';
    const spans = [{ ...head.spans[0]!, text: head.spans[0]!.text.replace(box, '') }, ...head.spans.slice(1)];
    return {
      type: 'taskItem',
      attrs: { checked },
      content: [textblock('paragraph', spans, notes), ...blocks.slice(1).flatMap((one) => nodes(one, notes))],
    };
  });
  if (isTask) return { type: 'taskList', content };
  return first === null
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { start: first }, content };
}

function table({ rows, aligns = [] }: Extract<Block, { is: 'table' }>, notes: Notes): DocNode {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return {
    type: 'table',
    content: rows.map((row, at) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_, column) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        ...(aligns[column] ? { attrs: { align: aligns[column] } } : {}),
        content: [textblock('paragraph', row[column] ?? [], notes)],
      })),
    })),
  };
}

function textblock(
  type: string,
  spans: readonly Span[],
  notes: Notes,
  attrs?: Record<string, unknown>,
): DocNode {
  const content = spans.flatMap((span) => inline(span, notes));
  return { type, ...(attrs ? { attrs } : {}), ...(content.length > 0 ? { content } : {}) };
}

/** Formulas and references to footnotes are things in the line. */
function inline(span: Span, notes: Notes): DocNode[] {
  const latex = span.formula ? /^\$+([\s\S]+?)\$+$|^\\[([]([\s\S]+?)\\[)\]]$/.exec(span.text) : null;
  if (latex) return [{ type: 'inlineMath', attrs: { latex: (latex[1] ?? latex[2]!).trim() } }];
  if (span.code || notes.size === 0) return words(span);
  return span.text.split(/(\[\^[^\]\s]{1,60}\])/).flatMap((part) => {
    const label = /^\[\^([^\]\s]{1,60})\]$/.exec(part)?.[1];
    const note = label === undefined ? undefined : notes.get(label);
    return note === undefined
      ? words({ ...span, text: part })
      : [{ type: 'footnote', attrs: { text: note } }];
  });
}

function words({ text, bold, italic, code: isCode, strike, href }: Span): DocNode[] {
  const marks: DocMark[] = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(strike ? [{ type: 'strike' }] : []),
    ...(isCode ? [{ type: 'code' }] : []),
    ...(href && isSafeLink(href) ? [{ type: 'link', attrs: { href } }] : []),
  ];
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line ? [{ type: 'text', text: line, ...(marks.length > 0 ? { marks } : {}) }] : []),
    ]);
}

const orEmpty = (nodes: DocNode[]) => (nodes.length > 0 ? nodes : [{ type: 'paragraph' }]);
