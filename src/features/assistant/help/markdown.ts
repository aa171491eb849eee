/** The part of Markdown that help is written in: headings, paragraphs, lists, code, bold and links. The rest is text. */
import type { Block, Inline, Line } from './blocks.ts';

const fence = /^```/;
const heading = /^(#{2,3})\s+(.*)$/;
const bullet = /^[-*]\s+(.*)$/;
const numbered = /^\d{1,3}\.\s+(.*)$/;

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) at = readBlock(lines, at, blocks);
  return blocks;
}

/** Reads what begins here and answers where the next begins. */
function readBlock(lines: readonly string[], at: number, blocks: Block[]): number {
  const line = lines[at]!;
  if (line.trim() === '') return at + 1;
  if (fence.test(line)) {
    const end = lines.findIndex((other, index) => index > at && fence.test(other));
    const stop = end === -1 ? lines.length : end;
    blocks.push({ is: 'code', text: lines.slice(at + 1, stop).join('\n') });
    return stop + 1;
  }
  const title = heading.exec(line);
  if (title) {
    blocks.push({ is: 'heading', level: title[1]!.length === 2 ? 2 : 3, line: parseLine(title[2]!) });
    return at + 1;
  }
  const marker = [bullet, numbered].find((candidate) => candidate.test(line));
  if (marker) return readList(lines, at, marker, blocks);
  const end = endOfText(lines, at);
  blocks.push({ is: 'paragraph', line: parseLine(lines.slice(at, end).map(trim).join(' ')) });
  return end;
}

function readList(lines: readonly string[], start: number, marker: RegExp, blocks: Block[]): number {
  const items: string[] = [];
  let at = start;
  for (let item = marker.exec(lines[at]!); item; item = marker.exec(lines[at] ?? '')) {
    const end = endOfText(lines, at);
    items.push([item[1]!, ...lines.slice(at + 1, end).map(trim)].join(' '));
    at = end;
  }
  blocks.push({ is: 'list', ordered: marker === numbered, items: items.map(parseLine) });
  return at;
}

/** Text runs on over line ends, until something else begins. */
function endOfText(lines: readonly string[], start: number) {
  const begins = [fence, heading, bullet, numbered, /^\s*$/];
  let end = start + 1;
  while (end < lines.length && !begins.some((pattern) => pattern.test(lines[end]!))) end += 1;
  return end;
}

/** Lengths are bounded, so that no line of anyone's makes the search long. */
const marks = /`([^`\n]{1,300})`|\*\*([^*\n]{1,300})\*\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/g;

export function parseLine(source: string): Line {
  const line: Line = [];
  let last = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > last) line.push({ is: 'text', text: source.slice(last, match.index) });
    line.push(markOf(match));
    last = match.index + match[0].length;
  }
  if (last < source.length) line.push({ is: 'text', text: source.slice(last) });
  return line;
}

function markOf([, code, strong, label = '', href = '']: RegExpExecArray): Inline {
  if (code !== undefined) return { is: 'code', text: code };
  if (strong !== undefined) return { is: 'strong', text: strong };
  return isSafeLink(href) ? { is: 'link', text: label, href } : { is: 'text', text: label };
}

/** A path of ours, an https address or a mail address; anything that could run loses its link. */
export function isSafeLink(href: string) {
  return /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s\\]*$/.test(href);
}

const trim = (text: string) => text.trim();
