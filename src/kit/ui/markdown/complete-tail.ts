/**
 * A text that is still being written ends in the middle of something. It is completed as it will most likely go on, so
 * that nothing jumps when the rest comes: characters are cut off or added at the end alone, so places in the text stay true.
 */
export function completeTail(text: string): string {
  const start = lastParagraph(text);
  if (start === -1) return text;
  const tail = withoutLoneMarker(text.slice(start));
  return text.slice(0, start) + (asTable(tail) ?? completeLine(tail));
}

/** Where the last lines without an empty one between them begin; none while a block of code is open, which needs no help. */
function lastParagraph(text: string) {
  let fence: string | undefined;
  let start = 0;
  for (let at = 0; at <= text.length;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end === -1 ? text.length : end);
    const marker = /^[\s>]*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      if (marker) fence = marker;
      else if (line.trim() === '' && end !== -1) start = end + 1;
    } else if (marker?.startsWith(fence) && line.trim() === marker) {
      fence = undefined;
      start = end + 1;
    }
    if (end === -1) break;
    at = end + 1;
  }
  return fence === undefined ? start : -1;
}

/** `-`, `1.`, `##`, `==`, the first ticks of a fence: not yet known what becomes of it. */
function withoutLoneMarker(tail: string) {
  const at = tail.lastIndexOf('\n') + 1;
  return /^[\s>]*(?:[-*+=_]+|\d{1,9}[.)]?|#{1,6}|`{1,}|~{1,})[ \t]*$/.test(tail.slice(at))
    ? tail.slice(0, Math.max(at - 1, 0))
    : tail;
}

/** A first row, and the line under it as far as it is written, are a table already. */
function asTable(tail: string) {
  const [head = '', rule, ...rows] = tail.split('\n');
  if (!/^ {0,3}\|.*\S/.test(head)) return undefined;
  if (rows.length > 0) return undefined;
  if (rule !== undefined && !/^[\s|:-]*$/.test(rule)) return undefined;
  const cells =
    head
      .trim()
      .replace(/\|$/, '')
      .split(/(?<!\\)\|/).length - 1;
  return `${head.trimEnd().replace(/([^|\\])$/, '$1 |')}\n|${'-|'.repeat(Math.max(cells, 1))}`;
}

/** Closes what is open: code, formulas, emphasis and links, the innermost first. */
function completeLine(tail: string): string {
  const open: string[] = [];
  let at = 0;
  for (const { 0: found, index } of tail.matchAll(/\\[([]|\\[^]|`+|\$\$|\*{1,3}|_{1,3}|~~|!?\[|\]\(?/g)) {
    if (index < at) continue;
    at = index + found.length;
    const closer = enclosing[found] ?? (found.startsWith('`') ? found : undefined);
    if (closer) {
      const end = tail.indexOf(closer, at);
      // The rest is within it, and is shown as it will be.
      if (end === -1) return closeAll(tail + spaceAfterTick(tail, closer) + closer, open);
      at = end + closer.length;
    } else if (found === '](' && open.includes(']()')) {
      const end = tail.indexOf(')', at);
      while (open.pop() !== ']()');
      if (end === -1) return closeAll(`${tail.slice(0, at)})`, open);
      at = end + 1;
    } else if (found === ']') {
      if (open.includes(']()')) while (open.pop() !== ']()');
    } else if (found.endsWith('[')) {
      if (!/^[\d^ x]*$/i.test(tail.slice(at))) open.push(']()');
    } else if (!found.startsWith('\\')) emphasise(open, found, tail, index);
  }
  return closeAll(tail, open);
}

const enclosing: Record<string, string> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };

const spaceAfterTick = (tail: string, closer: string) =>
  closer.startsWith('`') && tail.endsWith('`') ? ' ' : '';

function emphasise(open: string[], found: string, tail: string, index: number) {
  const before = tail[index - 1] ?? ' ';
  const after = tail[index + found.length] ?? ' ';
  if (open.at(-1) === found && !/\s/.test(before)) open.pop();
  else if (!/\s/.test(after) && !(found.startsWith('_') && /\w/.test(before))) open.push(found);
}

function closeAll(tail: string, open: readonly string[]) {
  // A marker with nothing behind it yet would show as itself.
  const trimmed = tail.replace(/(?<=^|[\s([])(?:\*{1,3}|_{1,3}|~~|!?\[)$/, '');
  if (open.length === 0) return trimmed;
  const closers = open.toReversed().join('');
  return trimmed.trimEnd() + closers;
}
