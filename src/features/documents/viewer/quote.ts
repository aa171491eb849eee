/** Words of a document with where they stand, to be pasted elsewhere. */
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';

export function textOf(passages: readonly Passage[], pages: ReadonlyMap<number, ReadPage>): string {
  return passages
    .map(({ page, block, start, end }) => pages.get(page)?.blocks[block]?.text.slice(start, end).trim() ?? '')
    .filter(Boolean)
    .join('\n');
}

/** “The mill was built in 1784.” (Report.pdf, p. 4) */
export function withReference(
  name: string,
  passages: readonly Passage[],
  pages: ReadonlyMap<number, ReadPage>,
): string {
  const labels = [...new Set(passages.map(({ page }) => pages.get(page)?.label ?? String(page)))];
  const where = labels.length > 1 ? `pp. ${labels[0]}–${labels.at(-1)}` : `p. ${labels[0]}`;
  return `“${textOf(passages, pages)}” (${name}, ${where})`;
}
