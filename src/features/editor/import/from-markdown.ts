/** Markdown as a document. */
import { readWithFootnotes } from '#tools/export/pdf/read-footnotes.ts';
import type { Block, Span } from '#tools/export/pdf/blocks.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { DocMark, DocNode } from '../document/content.ts';

export function fromMarkdown(source: string): DocNode {
  const content = readWithFootnotes(source).flatMap(nodes);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** A picture stands by itself between paragraphs. */
function nodes(block: Block): DocNode[] {
  if (block.is !== 'paragraph' || !block.spans.some(({ picture }) => picture)) return [node(block)];
  const out: DocNode[] = [];
  let open: Span[] = [];
  const close = () => {
    if (open.some(({ text }) => text.trim() !== '')) out.push(textblock('paragraph', open));
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

function node(block: Block): DocNode {
  switch (block.is) {
    case 'paragraph':
      return textblock('paragraph', block.spans);
    case 'heading':
      return textblock('heading', block.spans, { level: Math.min(4, Math.max(1, block.rank)) });
    case 'quote':
      return { type: 'blockquote', content: orEmpty(block.blocks.flatMap(nodes)) };
    case 'code':
      return code(block);
    case 'rule':
      return { type: 'horizontalRule' };
    case 'table':
      return table(block);
    case 'list':
      return list(block);
  }
}

/** `$$…$$` is read as code elsewhere; here it is a formula again. */
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

function list({ first, items }: Extract<Block, { is: 'list' }>): DocNode {
  const isTask =
    items.length > 0 &&
    items.every(([head]) => head?.is === 'paragraph' && box.test(head.spans[0]?.text ?? ''));
  const content = items.map((blocks): DocNode => {
    const [head] = blocks;
    if (!isTask || head?.is !== 'paragraph')
      return { type: 'listItem', content: orEmpty(blocks.flatMap(nodes)) };
    const checked = box.exec(head.spans[0]!.text)![1] === 'x';
    const spans = [{ ...head.spans[0]!, text: head.spans[0]!.text.replace(box, '') }, ...head.spans.slice(1)];
    return {
      type: 'taskItem',
      attrs: { checked },
      content: [textblock('paragraph', spans), ...blocks.slice(1).flatMap(nodes)],
    };
  });
  if (isTask) return { type: 'taskList', content };
  return first === null
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { start: first }, content };
}

function table({ rows, aligns = [] }: Extract<Block, { is: 'table' }>): DocNode {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return {
    type: 'table',
    content: rows.map((row, at) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_, column) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        ...(aligns[column] ? { attrs: { align: aligns[column] } } : {}),
        content: [textblock('paragraph', row[column] ?? [])],
      })),
    })),
  };
}

function textblock(type: string, spans: readonly Span[], attrs?: Record<string, unknown>): DocNode {
  const content = spans.flatMap(inline);
  return { type, ...(attrs ? { attrs } : {}), ...(content.length > 0 ? { content } : {}) };
}

/** Formulas and references to footnotes are things in the line. */
function inline(span: Span): DocNode[] {
  const latex = span.formula ? /^\$+([\s\S]+?)\$+$|^\\[([]([\s\S]+?)\\[)\]]$/.exec(span.text) : null;
  if (latex) return [{ type: 'inlineMath', attrs: { latex: (latex[1] ?? latex[2]!).trim() } }];
  if (span.footnote !== undefined) return [{ type: 'footnote', attrs: { text: span.footnote } }];
  return words(span);
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
