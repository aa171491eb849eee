/** A document as a page of HTML that stands alone; suggestions are marked as such. */
import { mostColumns } from '#kit/documents/table-bounds.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { DocNode } from '../document/content.ts';
import { breakMark } from '../document/settled.ts';

const escape = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const looks: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  insertion: 'ins',
  deletion: 'del',
};

export function toHtml(title: string, doc: DocNode): string {
  const notes: string[] = [];
  const body = inner(doc, notes);
  const below =
    notes.length > 0
      ? `<section><ol>${notes.map((text, at) => `<li id="note-${at + 1}">${escape(text)}</li>`).join('')}</ol></section>`
      : '';
  return `<!doctype html>\n<html lang="und"><head><meta charset="utf-8"><title>${escape(title)}</title></head><body>${body}${below}</body></html>\n`;
}

const inner = ({ content = [] }: DocNode, notes: string[]) =>
  content.map((node) => block(node, notes)).join('');

function block(node: DocNode, notes: string[]): string {
  const { type, attrs = {} } = node;
  const wrap = (name: string, more = '') => `<${name}${more}>${inner(node, notes)}</${name}>`;
  switch (type) {
    case 'text':
      return words(node);
    case 'paragraph':
      return wrap('p');
    case 'heading':
      return wrap(`h${Math.min(6, Math.max(1, Number(attrs.level) || 1))}`);
    case 'bulletList':
    case 'taskList':
      return wrap('ul');
    case 'orderedList':
      return wrap('ol', Number(attrs.start) > 1 ? ` start="${Number(attrs.start)}"` : '');
    case 'listItem':
      return wrap('li');
    case 'taskItem':
      return `<li><input type="checkbox" disabled${attrs.checked ? ' checked' : ''}> ${inner(node, notes)}</li>`;
    case 'blockquote':
      return wrap('blockquote');
    case 'callout':
      return wrap('aside');
    case 'codeBlock':
      return `<pre><code>${inner(node, notes)}</code></pre>`;
    case 'horizontalRule':
      return '<hr>';
    case 'hardBreak':
      return '<br>';
    case 'table':
      return wrap('table');
    case 'tableRow':
      return wrap('tr');
    case 'tableHeader':
    case 'tableCell':
      return wrap(
        type === 'tableCell' ? 'td' : 'th',
        spanOf('colspan', attrs.colspan) + spanOf('rowspan', attrs.rowspan) + alignOf(attrs.align),
      );
    case 'image':
      return isPicture(attrs.src)
        ? `<img src="${escape(attrs.src)}" alt="${escape(String(attrs.alt ?? ''))}">`
        : '';
    case 'inlineMath':
      return `<code>${escape(String(attrs.latex ?? ''))}</code>`;
    case 'blockMath':
      return `<pre><code>${escape(String(attrs.latex ?? ''))}</code></pre>`;
    case 'footnote': {
      const number = notes.push(String(attrs.text ?? ''));
      return `<sup><a href="#note-${number}">${number}</a></sup>`;
    }
    default:
      return inner(node, notes);
  }
}

/** Only those that stand in the document itself: nothing is fetched by opening it. */
export const isPicture = (src: unknown): src is string =>
  typeof src === 'string' && /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/.test(src);

const alignOf = (align: unknown) =>
  align === 'left' || align === 'center' || align === 'right' ? ` style="text-align:${align}"` : '';
const spanOf = (name: string, value: unknown) =>
  Number(value) > 1 ? ` ${name}="${Math.min(mostColumns, Number(value))}"` : '';

function words({ text = '', marks = [] }: DocNode): string {
  return marks.reduce(
    (so, { type, attrs }) => {
      if (type === 'link')
        return typeof attrs?.href === 'string' && isSafeLink(attrs.href)
          ? `<a href="${escape(attrs.href)}">${so}</a>`
          : so;
      const name = looks[type];
      return name ? `<${name}>${so}</${name}>` : so;
    },
    escape(text.replaceAll(breakMark, '')),
  );
}
