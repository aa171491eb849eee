/** What pages will do that are not open yet, by id. In the browser this is a file of its own: see `scripts/light-pages.ts`. */
import { isBuilt } from '../page-row.ts';
import { pages } from '../pages.ts';

export const unbuiltWords: Readonly<Record<string, string>> = Object.fromEntries(
  pages.filter((row) => !isBuilt(row)).map(({ id, description }) => [id, description]),
);
