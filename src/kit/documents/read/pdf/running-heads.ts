/** What stands at the edge of page after page: names, dates, numbers. Compared with the pages around, so that no page waits for all. */
import type { Line } from './paragraphs.ts';

/** Shares of the page. */
const edge = 0.09;
const pageNumber =
  /^(?:(?:page|seite|p\.?)\s*)?[-–—]?\s*(?:\d{1,4}|[ivxlc]{1,7})\s*[-–—]?(?:\s*(?:of|von|\/)\s*\d{1,4})?$/i;

/** Keys of the lines at the edges of a page. */
export function edgesOf(lines: readonly Line[], height: number): Set<string> {
  return new Set(lines.filter((line) => isAtEdge(line, height)).map(keyOf));
}

export function isRunningHead(line: Line, height: number, around: readonly ReadonlySet<string>[]): boolean {
  if (!isAtEdge(line, height)) return false;
  if (pageNumber.test(line.text)) return true;
  const key = keyOf(line);
  const having = around.filter((edges) => edges.has(key)).length;
  // Chapters may be short; a number that changes is proof enough.
  return having >= (/^\d+\b|\b\d+$/.test(line.text) || around.length < 3 ? 1 : 2);
}

const isAtEdge = ({ top, bottom }: Line, height: number) =>
  bottom < edge * height || top > (1 - edge) * height;

/** Numbers differ from page to page. Where it stands counts roughly. */
const keyOf = ({ text, top }: Line) =>
  `${Math.round(top / 6)} ${text.replaceAll(/\d+/g, '#').replaceAll(/\b[ivxlc]+\b/gi, '#')}`;
