import type { Viewed } from '#tools/kinds/kind-table.ts';
import type { SearchData } from './data.ts';

/** A search to read: on shared pages and in the gallery. */
export default function SearchViewer({ output }: Viewed) {
  const data = output.data as SearchData | null;
  return data && <p>{data.q}</p>;
}
