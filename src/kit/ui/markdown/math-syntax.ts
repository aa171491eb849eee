/** Formulas: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`, within a line or as blocks of their own. */
import type { BlockContext, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';

const dollar = 36;
const backslash = 92;
/** No formula within a sentence is longer, so no search for its end takes long. */
const longestInline = 500;

export const mathSyntax: MarkdownConfig = {
  defineNodes: [{ name: 'MathBlock', block: true }, 'Math'],
  parseBlock: [
    {
      name: 'MathBlock',
      before: 'IndentedCode',
      parse: readBlock,
      endLeaf: (_cx, line) => closerOfLine(line) !== undefined,
    },
  ],
  parseInline: [{ name: 'Math', before: 'Escape', parse: readInline }],
};

/** What would close the block that this line opens. `$$x$$ and on` opens none: it is a sentence. */
function closerOfLine(line: Line) {
  if (line.indent - line.baseIndent > 3) return undefined;
  const text = line.text.slice(line.pos).trimEnd();
  const closer = text.startsWith('$$') ? '$$' : text.startsWith('\\[') ? '\\]' : undefined;
  if (!closer) return undefined;
  const end = text.indexOf(closer, 2);
  return end === -1 || end === text.length - 2 ? closer : undefined;
}

/** Runs to its closer, and at the most to the next empty line: one that is never closed must not swallow the rest. */
function readBlock(cx: BlockContext, line: Line) {
  const closer = closerOfLine(line);
  if (!closer) return false;
  const from = cx.lineStart + line.pos;
  const depth = cx.depth;
  let isClosed = line.text.trimEnd().length > line.pos + 2 && line.text.trimEnd().endsWith(closer);
  while (cx.nextLine()) {
    if (isClosed || depthOf(line) < depth || line.pos >= line.text.length) break;
    isClosed = line.text.trimEnd().endsWith(closer);
  }
  cx.addElement(cx.elt('MathBlock', from, cx.prevLineEnd()));
  return true;
}

/** How many of the blocks around still hold this line; the parser's own blocks end by it too. */
const depthOf = (line: Line) => (line as Line & { depth: number }).depth;

function readInline(cx: InlineContext, next: number, pos: number) {
  const opener = openerAt(cx, next, pos);
  if (!opener) return -1;
  const text = cx.slice(pos + opener.length, Math.min(cx.end, pos + longestInline));
  const length = lengthOf(text, opener);
  if (length === -1) return -1;
  return cx.addElement(cx.elt('Math', pos, pos + 2 * opener.length + length));
}

function openerAt(cx: InlineContext, next: number, pos: number) {
  const second = cx.char(pos + 1);
  if (next === dollar) return second === dollar ? '$$' : '$';
  if (next !== backslash) return undefined;
  return second === 40 ? '\\(' : second === 91 ? '\\[' : undefined;
}

const closers: Record<string, string> = { $$: '$$', '\\(': '\\)', '\\[': '\\]' };

function lengthOf(text: string, opener: string) {
  if (opener !== '$') return text.indexOf(closers[opener]!);
  // Sums of money are no formulas: a single dollar hugs what it encloses and no digit follows it.
  const match = /^(?![\s$])(?:[^$\\`]|\\[^])*?(?<!\s)\$(?!\d)/.exec(text);
  return match && !/^[^$]*\n\s*\n/.test(match[0]) ? match[0].length - 1 : -1;
}

/** The formula without its delimiters, and whether it stands on a line of its own. */
export function formulaOf(source: string) {
  const opener = /^(?:\$\$|\$|\\\(|\\\[)/.exec(source)![0];
  const closer = closers[opener] ?? '$';
  const isClosed = source.length >= opener.length + closer.length && source.endsWith(closer);
  return {
    tex: source.slice(opener.length, isClosed ? -closer.length : undefined).trim(),
    isDisplay: opener === '$$' || opener === '\\[',
    isClosed,
  };
}
