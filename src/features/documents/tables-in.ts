/** The tables of a document; one that goes on over pages is put together again. */
import type { ReadPage } from '#kit/documents/read/document.ts';

export interface FoundTable {
  page: number;
  block: number;
  lastPage: number;
  /** Its caption, or the heading above it. */
  title: string;
  heads: number;
  rows: string[][];
  rowCount: number;
}

const mostTables = 200;
const mostRowsListed = 5000;
const mostCharactersListed = 2_000_000;

export async function tablesIn(pages: AsyncIterable<ReadPage>): Promise<FoundTable[]> {
  const tables: FoundTable[] = [];
  let heading = '';
  let letters = 0;
  for await (const { number, blocks } of pages)
    for (const [index, { role, text, table }] of blocks.entries()) {
      if (role === 'heading') heading = text;
      if (!table) continue;
      letters += text.length;
      if (letters > mostCharactersListed) return tables;
      const last = tables.at(-1);
      if (table.continues && last) {
        const repeated =
          last.heads > 0 && table.rows[0]?.join('\t') === last.rows[0]?.join('\t') ? last.heads : 0;
        const more = table.rows.slice(repeated);
        last.rowCount += more.length;
        last.lastPage = number;
        last.rows.push(...more.slice(0, Math.max(0, mostRowsListed - last.rows.length)));
        continue;
      }
      if (tables.length === mostTables) return tables;
      const beside = [blocks[index - 1], blocks[index + 1]].find((one) => one?.role === 'caption');
      tables.push({
        page: number,
        block: index,
        lastPage: number,
        title: beside?.text ?? heading,
        heads: table.heads,
        rows: [...table.rows],
        rowCount: table.rows.length,
      });
    }
  return tables;
}
