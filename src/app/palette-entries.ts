/** The pages that one can go to by name. */
import { mayOffer, type Viewer } from './navigation.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { plainAddress, type Category, type PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { shortcuts, type Keys } from './shortcuts.ts';

export interface PaletteEntry {
  id: string;
  title: string;
  description: string;
  category: Category;
  to: string;
  shortcuts: readonly Keys[];
}

export function paletteEntries(viewer: Viewer = {}, table: readonly PageRow[] = pages): PaletteEntry[] {
  return table
    .filter((row) => !row.noindex && mayOffer(row, viewer))
    .flatMap(({ id, path, title, category }) => {
      const to = plainAddress(path);
      if (to === null) return [];
      return [
        {
          id,
          title,
          description: pageDescriptions[id]!,
          category,
          to,
          shortcuts: shortcuts.filter((keys) => keys.to === to),
        },
      ];
    });
}
