/** What stands where in a document: its own table of contents, or else its headings. */
import type { ReadPage } from '#kit/documents/read/document.ts';
import type { Pdf } from '../pdf/open-pdf.ts';

export interface OutlineEntry {
  title: string;
  page: number;
  /** How deep, from 1. */
  level: number;
}

const deepest = 6;
const most = 2000;

export async function outlineOfPdf(pdf: Pdf): Promise<OutlineEntry[]> {
  type Node = Awaited<ReturnType<Pdf['getOutline']>>[number];
  const entries: OutlineEntry[] = [];
  await walk((await pdf.getOutline()) ?? [], 1);
  return entries;

  async function walk(nodes: readonly Node[], level: number): Promise<void> {
    for (const { title, dest, items } of nodes) {
      if (entries.length >= most) return;
      const page = await pageOf(dest);
      if (page !== undefined && title.trim() !== '') entries.push({ title: title.trim(), page, level });
      if (level < deepest) await walk(items as Node[], level + 1);
    }
  }

  async function pageOf(dest: Node['dest']): Promise<number | undefined> {
    const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const page: unknown = place?.[0];
    if (typeof page === 'number') return page + 1;
    // A broken entry leads nowhere, and the others still do.
    if (page) return (await pdf.getPageIndex(page as never).catch(() => -1)) + 1 || undefined;
    return undefined;
  }
}

export function headingsOf(page: ReadPage): OutlineEntry[] {
  return page.blocks
    .filter(({ role, text }) => role === 'heading' && text.trim() !== '')
    .map(({ text, level = 1 }) => ({
      title: text.trim(),
      page: page.number,
      level: Math.min(level, deepest),
    }));
}
