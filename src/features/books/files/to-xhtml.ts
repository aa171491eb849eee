/** Blocks of a chapter as XHTML, for e-books and web pages alike. Nothing in it but what we write: no scripts, no styles, no addresses to load. */
import { boundTable, mostExportedCells, tableCutNote, widestRow } from '#kit/documents/table-bounds.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { wholeAddress } from '#kit/quotes/whole-address.ts';
import { attribute, xmlText } from '#tools/export/docx/xml.ts';
import type { Block, Span } from '#tools/export/pdf/blocks.ts';
import { readsFromRight } from '#tools/export/pdf/direction.ts';
import { textOf } from '#tools/export/pdf/layout-lines.ts';
import { readWithFootnotes } from '#tools/export/pdf/read-footnotes.ts';

export interface XhtmlOptions {
  /** Before the names of notes, so that those of several chapters can stand in one file. */
  prefix: string;
  origin: string;
  /** The address under which a picture is found; undefined where it cannot be shown. */
  pictureAt(source: string): string | undefined;
  /** E-books say what a note is; web pages do not know these words. */
  isEpub: boolean;
}

export interface Xhtml {
  body: string;
  /** What stands below the text; empty without notes. */
  notes: string;
  headings: { id: string; title: string }[];
}

export function toXhtml(markdown: string, { prefix, origin, pictureAt, isEpub }: XhtmlOptions): Xhtml {
  const notes: string[] = [];
  const headings: Xhtml['headings'] = [];
  let count = 0;
  const blocks = readWithFootnotes(markdown);
  const ranks = [...new Set(ranksIn(blocks))].sort((a, b) => a - b);
  const type = (name: string) => (isEpub ? ` epub:type="${name}"` : '');

  function words(span: Span): string {
    if (span.footnote !== undefined) {
      notes.push(span.footnote);
      const id = `${prefix}note-${notes.length}`;
      return `<a${type('noteref')} role="doc-noteref" id="${id}-ref" href="#${id}"><sup>${notes.length}</sup></a>`;
    }
    if (span.picture !== undefined) return picture(span);
    let html = xmlText(span.text).replaceAll('\n', '<br/>');
    if (span.code) html = `<code>${html}</code>`;
    if (span.strike) html = `<s>${html}</s>`;
    if (span.italic) html = `<em>${html}</em>`;
    if (span.bold) html = `<strong>${html}</strong>`;
    return span.href && isSafeLink(span.href) ? linked(html, span.href) : html;
  }

  /** An address that is none would make the whole file wrong. */
  function linked(html: string, href: string): string {
    const address = wholeAddress(href, origin);
    if (!/^(?:https?|mailto):/i.test(address) || !URL.canParse(address)) return html;
    return `<a href="${attribute(new URL(address).href)}">${html}</a>`;
  }

  function picture({ picture: source, text }: Span): string {
    const address = pictureAt(source!);
    return address
      ? `<img src="${attribute(address)}" alt="${attribute(text)}"/>`
      : `<em>${xmlText(text)}</em>`;
  }

  const line = (spans: readonly Span[]) => spans.map(words).join('');
  const all = (inner: readonly Block[]) => inner.map(block).join('\n');

  function block(one: Block): string {
    switch (one.is) {
      case 'paragraph':
        return `<p${directionOf(textOf(one.spans))}>${line(one.spans)}</p>`;
      case 'heading': {
        const title = textOf(one.spans);
        const level = Math.min(6, 2 + ranks.indexOf(one.rank));
        const id = `${prefix}section-${(count += 1)}`;
        if (level === 2) headings.push({ id, title });
        return `<h${level} id="${id}"${directionOf(title)}>${line(one.spans)}</h${level}>`;
      }
      case 'list': {
        const items = one.items.map(
          (item) =>
            `<li>${item.length === 1 && item[0]!.is === 'paragraph' ? line(item[0]!.spans) : all(item)}</li>`,
        );
        if (one.first === null) return `<ul>${items.join('\n')}</ul>`;
        return `<ol${one.first === 1 ? '' : ` start="${one.first}"`}>${items.join('\n')}</ol>`;
      }
      case 'quote':
        return `<blockquote>${all(one.blocks) || '<p></p>'}</blockquote>`;
      case 'code':
        return `<pre dir="ltr"><code>${xmlText(one.text)}</code></pre>`;
      case 'table':
        return table(one.rows);
      case 'rule':
        return '<hr/>';
    }
  }

  function table(given: readonly Span[][][]): string {
    const { rows, isCut } = boundTable(given, mostExportedCells);
    const width = widestRow(rows);
    const cells = (row: readonly Span[][], name: string) => {
      const drawn = row.map((spans) => `<${name}>${line(spans)}</${name}>`).join('');
      // Those that nobody wrote are one.
      const empty = width - row.length;
      return empty > 0 ? `${drawn}<${name}${empty > 1 ? ` colspan="${empty}"` : ''}></${name}>` : drawn;
    };
    const [head, ...rest] = rows;
    const note = isCut ? `<p><em>${tableCutNote}</em></p>` : '';
    return `<table>${head ? `<thead><tr>${cells(head, 'th')}</tr></thead>` : ''}<tbody>${(rest.length > 0 ? rest : [[]]).map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</tbody></table>${note}`;
  }

  const body = all(blocks);
  const below = notes.map((text, at) => {
    const id = `${prefix}note-${at + 1}`;
    return `<aside${type('footnote')} role="doc-footnote" id="${id}"><p><a href="#${id}-ref" role="doc-backlink">${at + 1}</a> ${xmlText(text)}</p></aside>`;
  });
  return {
    body,
    notes: below.length > 0 ? `<section class="notes">${below.join('\n')}</section>` : '',
    headings,
  };
}

export const directionOf = (text: string) => (readsFromRight(text) ? ' dir="rtl"' : '');

const ranksIn = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block) => {
    if (block.is === 'heading') return [block.rank];
    if (block.is === 'quote') return ranksIn(block.blocks);
    return block.is === 'list' ? block.items.flatMap(ranksIn) : [];
  });
