import type { Viewed } from '#tools/kinds/kind-table.ts';
import { SearchView } from './components/search-view.tsx';
import type { SearchData } from './data.ts';

/** A search to read: on shared pages and in the gallery. */
export default function SearchViewer({ output, isGrowing = false }: Viewed<SearchData>) {
  const data = output.data;
  return data && <SearchView data={data} isGrowing={isGrowing} />;
}
