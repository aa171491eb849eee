import type { DocNode } from '../document/content.ts';

/** A paragraph for each that empty lines part; single line breaks stay. */
export function fromText(text: string): DocNode {
  const content = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n+/)
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((block): DocNode => ({
      type: 'paragraph',
      content: block
        .split('\n')
        .flatMap((line, at) => [
          ...(at > 0 ? [{ type: 'hardBreak' }] : []),
          ...(line ? [{ type: 'text', text: line }] : []),
        ]),
    }));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
