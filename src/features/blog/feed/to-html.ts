/** Markdown as plain HTML for readers of feeds: no scripts, no styles, whole addresses. */
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { Block, Span } from '#tools/export/pdf/blocks.ts';
import { readBlocks } from '#tools/export/pdf/read-blocks.ts';
import { escapeXml } from './xml.ts';

/** `origin`: where links to our own pages lead. */
export const toHtml = (markdown: string, origin: string): string => blocks(readBlocks(markdown), origin);

const blocks = (all: readonly Block[], origin: string) => all.map((one) => block(one, origin)).join('\n');

function block(one: Block, origin: string): string {
  const inline = (spans: readonly Span[]) => spans.map((span) => spanHtml(span, origin)).join('');
  switch (one.is) {
    case 'paragraph':
      return `<p>${inline(one.spans)}</p>`;
    case 'heading':
      return `<h${one.rank}>${inline(one.spans)}</h${one.rank}>`;
    case 'list': {
      const tag = one.first === null ? 'ul' : 'ol';
      const items = one.items.map((item) => `<li>${itemHtml(item, origin)}</li>`).join('');
      return `<${tag}>${items}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${blocks(one.blocks, origin)}</blockquote>`;
    case 'code':
      return `<pre><code>${escapeXml(one.text)}</code></pre>`;
    case 'table': {
      const [head = [], ...rows] = one.rows;
      const cells = (row: Span[][], tag: string) =>
        `<tr>${row.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
      return `<table>${cells(head, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table>`;
    }
    case 'rule':
      return '<hr />';
  }
}

/** An item of one paragraph is no paragraph of its own. */
function itemHtml(item: readonly Block[], origin: string): string {
  const [first] = item;
  return item.length === 1 && first?.is === 'paragraph'
    ? first.spans.map((span) => spanHtml(span, origin)).join('')
    : blocks(item, origin);
}

function spanHtml({ text, bold, italic, code, strike, href }: Span, origin: string): string {
  let html = escapeXml(text);
  if (code) html = `<code>${html}</code>`;
  if (bold) html = `<strong>${html}</strong>`;
  if (italic) html = `<em>${html}</em>`;
  if (strike) html = `<del>${html}</del>`;
  return href && isSafeLink(href) ? `<a href="${escapeXml(new URL(href, origin).href)}">${html}</a>` : html;
}
