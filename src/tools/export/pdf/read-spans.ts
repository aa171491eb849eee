/** What stands within a line, as words with their looks. */
import type { SyntaxNode } from '@lezer/common';
import { decodeEntity, decodeText } from '#kit/ui/markdown/characters.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { labelOf } from '#kit/ui/markdown/label.ts';
import { childrenOf, type ReadMarkdown } from '#kit/ui/markdown/read-markdown.ts';
import type { Span } from './blocks.ts';

type Look = Omit<Span, 'text'>;

export function readSpans(read: ReadMarkdown, node: SyntaxNode, from = node.from): Span[] {
  return trimmed(inside(read, node, {}, from, node.to)).filter(({ text }) => text !== '');
}

function inside(read: ReadMarkdown, node: SyntaxNode, look: Look, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let at = from;
  const words = (end: number) => end > at && spans.push({ ...look, text: read.source.slice(at, end) });
  for (const child of childrenOf(node)) {
    if (child.from < from || child.to > to) continue;
    words(child.from);
    spans.push(...part(read, child, look));
    at = child.to;
  }
  words(to);
  return spans;
}

function part(read: ReadMarkdown, node: SyntaxNode, look: Look): Span[] {
  const source = read.source.slice(node.from, node.to);
  const within = (more: Look) => inside(read, node, { ...look, ...more }, node.from, node.to);
  switch (node.name) {
    case 'Emphasis':
      return within({ italic: true });
    case 'StrongEmphasis':
      return within({ bold: true });
    case 'Strikethrough':
      return within({ strike: true });
    case 'InlineCode':
      return [{ ...look, code: true, text: source.replaceAll(/^`+ ?| ?`+$/g, '').replaceAll('\n', ' ') }];
    case 'Math':
      return [{ ...look, code: true, formula: true, text: source }];
    case 'Escape':
      return [{ ...look, text: source.slice(1) }];
    case 'Entity':
      return [{ ...look, text: decodeEntity(source) }];
    case 'HardBreak':
      return [{ ...look, text: '\n' }];
    case 'Link':
    case 'Image':
      return linked(read, node, look);
    case 'Autolink':
    case 'URL': {
      const address = source.replaceAll(/^<|>$/g, '');
      return [{ ...look, ...linkTo(/^\w+:/.test(address) ? address : `https://${address}`), text: address }];
    }
    default:
      return node.name.endsWith('Mark') ? [] : [{ ...look, text: source }];
  }
}

/** A picture is a link to it: nothing is fetched for a page. */
function linked(read: ReadMarkdown, node: SyntaxNode, look: Look): Span[] {
  const { source, definitions } = read;
  const [open, close] = node.getChildren('LinkMark');
  const url = node.getChild('URL');
  const label = { from: open?.to ?? node.from, to: close?.from ?? node.to };
  const named = node.getChild('LinkLabel') ?? { from: label.from - 1, to: label.to + 1 };
  const written = url
    ? source.slice(url.from, url.to)
    : definitions.get(labelOf(source.slice(named.from, named.to)));
  if (written === undefined) return [{ ...look, text: source.slice(node.from, node.to) }];
  const href = decodeText(written.replace(/^<(.*)>$/s, '$1')).trim();
  if (node.name === 'Image' && isPicture(href))
    return [{ ...look, picture: href, text: source.slice(label.from, label.to) || 'Picture' }];
  return inside(read, node, { ...look, ...linkTo(href) }, label.from, label.to);
}

const isPicture = (href: string) => /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/.test(href);
const linkTo = (href: string): Look => (isSafeLink(href) ? { href } : {});

/** Without the space that marks of headings and cells leave at the ends. */
function trimmed(spans: Span[]): Span[] {
  return spans.map((span, index) => {
    let { text } = span;
    if (index === 0) text = text.trimStart();
    if (index === spans.length - 1) text = text.trimEnd();
    return { ...span, text };
  });
}
