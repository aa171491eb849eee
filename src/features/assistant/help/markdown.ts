/** Help as data, from the product's one reader of Markdown: headings, paragraphs, lists, code, bold and links; the rest is text. */
import type { SyntaxNode } from '@lezer/common';
import { decodeEntity } from '#kit/ui/markdown/characters.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { childrenOf, readMarkdown } from '#kit/ui/markdown/read-markdown.ts';
import type { Block, Inline, Line } from './blocks.ts';

export function parseMarkdown(source: string): Block[] {
  const { blocks, rest } = readMarkdown(source);
  const read = blocks.map((block) => toBlock(block, source));
  return rest ? [...read, { is: 'paragraph', line: [{ is: 'text', text: rest }] }] : read;
}

function toBlock(node: SyntaxNode, source: string): Block {
  switch (node.name) {
    case 'BulletList':
    case 'OrderedList': {
      const items = node.getChildren('ListItem').map((item) => toLine(item, source));
      return { is: 'list', ordered: node.name === 'OrderedList', items };
    }
    case 'FencedCode': {
      const code = node.getChildren('CodeText').map(({ from, to }) => source.slice(from, to));
      return { is: 'code', text: code.join('') };
    }
    case 'ATXHeading2':
    case 'ATXHeading3':
      return { is: 'heading', level: node.name === 'ATXHeading2' ? 2 : 3, line: toLine(node, source) };
    default:
      return { is: 'paragraph', line: toLine(node, source) };
  }
}

/** What a node says, in a line: line ends become spaces, marks of syntax go. */
function toLine(node: SyntaxNode, source: string): Line {
  const line: Line = [];
  const add = (part: Inline) => {
    const last = line.at(-1);
    if (part.is === 'text' && last?.is === 'text') last.text += part.text;
    else if (part.text) line.push(part);
  };
  const walk = (parent: SyntaxNode) => {
    let at = parent.from;
    for (const child of childrenOf(parent)) {
      add({ is: 'text', text: inLine(source.slice(at, child.from)) });
      if (child.name === 'Paragraph') walk(child);
      else if (!child.name.endsWith('Mark')) add(toInline(child, source));
      at = child.to;
    }
    add({ is: 'text', text: inLine(source.slice(at, parent.to)) });
  };
  walk(node);
  return trimmed(line);
}

function toInline(node: SyntaxNode, source: string): Inline {
  const written = source.slice(node.from, node.to);
  const marks = node.getChildren('LinkMark');
  const url = node.getChild('URL');
  switch (node.name) {
    case 'StrongEmphasis':
      return { is: 'strong', text: inLine(written.slice(2, -2)) };
    case 'InlineCode':
      return { is: 'code', text: written.replaceAll(/^`+|`+$/g, '') };
    case 'Link': {
      if (!url) return { is: 'text', text: inLine(written) };
      const text = inLine(source.slice(marks[0]!.to, marks[1]!.from));
      const href = source.slice(url.from, url.to);
      return isSafeLink(href) ? { is: 'link', text, href } : { is: 'text', text };
    }
    case 'Escape':
      return { is: 'text', text: written.slice(1) };
    case 'Entity':
      return { is: 'text', text: decodeEntity(written) };
    default:
      return { is: 'text', text: inLine(written) };
  }
}

const inLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

function trimmed(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return line.filter(({ text }) => text !== '');
}
