/** The Markdown that short answers are written in, as data: what a page draws from it can only be text, lists and links. */

export type Inline =
  | { is: 'text' | 'strong' | 'emphasis' | 'code'; text: string }
  | { is: 'link'; text: string; href: string };

export type AnswerBlock =
  | { is: 'paragraph' | 'heading'; lines: Inline[][] }
  | { is: 'list'; ordered: boolean; items: Inline[][] }
  | { is: 'code'; text: string };

const fence = /^\s*```/;
const heading = /^#{1,6}\s+/;
const bullet = /^\s*[-*•]\s+/;
const numbered = /^\s*\d{1,3}[.)]\s+/;

export function readAnswer(source: string): AnswerBlock[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: AnswerBlock[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (fence.test(line)) {
      const end = lines.findIndex((other, index) => index > at && fence.test(other));
      const stop = end === -1 ? lines.length : end;
      blocks.push({ is: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop;
    } else if (line.trim() !== '') addLine(blocks, line, lines[at - 1]?.trim() === '');
  }
  return blocks;
}

/** A line goes on with the block before it, unless it is of another kind or stands apart. */
function addLine(blocks: AnswerBlock[], line: string, apart: boolean) {
  const last = blocks.at(-1);
  const marker = [bullet, numbered].find((candidate) => candidate.test(line));
  if (marker) {
    const ordered = marker === numbered;
    const item = readLine(line.replace(marker, ''));
    if (last?.is === 'list' && last.ordered === ordered) last.items.push(item);
    else blocks.push({ is: 'list', ordered, items: [item] });
  } else if (heading.test(line)) {
    blocks.push({ is: 'heading', lines: [readLine(line.replace(heading, ''))] });
  } else if (last?.is === 'paragraph' && !apart) last.lines.push(readLine(line));
  else blocks.push({ is: 'paragraph', lines: [readLine(line)] });
}

/** Lengths are bounded, so that no line makes the search long. */
const marks =
  /`([^`\n]{1,300})`|\*\*([^*\n]{1,500})\*\*|(?<![\w*])[*_]([^*_\s][^*_\n]{0,300})[*_](?![\w*])|\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/g;

function readLine(source: string): Inline[] {
  const line: Inline[] = [];
  let last = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > last) line.push({ is: 'text', text: source.slice(last, match.index) });
    line.push(markOf(match));
    last = match.index + match[0].length;
  }
  if (last < source.length) line.push({ is: 'text', text: source.slice(last) });
  return line;
}

function markOf([, code, strong, emphasis, label = '', href = '']: RegExpExecArray): Inline {
  if (code !== undefined) return { is: 'code', text: code };
  if (strong !== undefined) return { is: 'strong', text: strong };
  if (emphasis !== undefined) return { is: 'emphasis', text: emphasis };
  return isSafeLink(href) ? { is: 'link', text: label, href } : { is: 'text', text: label };
}

/** A path of ours, a web or a mail address; anything that could run loses its link. */
export function isSafeLink(href: string) {
  return /^(?:\/(?![/\\])|https?:\/\/|mailto:)[^\s\\]*$/.test(href);
}
