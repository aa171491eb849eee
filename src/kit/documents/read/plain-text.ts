/** A text without marks: paragraphs by empty lines. */
import type { ReadBlock } from './document.ts';
import { isLabelLine } from './label-line.ts';

export function readText(text: string): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  for (const part of text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const lines = part
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length === 0) continue;
    // Lines that are kept apart on purpose: an address, a poem, a list.
    if (lines.length > 1 && lines.every((line) => /^(?:[-*•]|\d{1,3}[.)])\s/.test(line)))
      blocks.push(...lines.map((line): ReadBlock => ({ role: 'list-item', level: 1, text: line })));
    else if (lines.length > 1 && lines.filter(isLabelLine).length >= lines.length / 2)
      blocks.push(...lines.map((line): ReadBlock => ({ role: 'paragraph', text: line })));
    else
      blocks.push({
        role: isHeading(lines, blocks.length) ? 'heading' : 'paragraph',
        ...(isHeading(lines, blocks.length) ? { level: 2 } : {}),
        text: lines.join(' '),
      });
  }
  return blocks;
}

/** A short line by itself, in capitals or numbered, without an end. */
const isHeading = ([line, ...more]: readonly string[], at: number): boolean =>
  more.length === 0 &&
  line!.length < 80 &&
  !/[.,;:!?]$/.test(line!) &&
  (at === 0 ||
    /^(?:\d+(?:\.\d+)*\.?\s+\p{Lu}|chapter\b|section\b|part\b)/iu.test(line!) ||
    (/\p{Lu}{3}/u.test(line!) && line === line!.toUpperCase()));
