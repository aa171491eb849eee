/** What each page is for, by id. In the browser this is a file of its own that few pages load: see `scripts/light-pages.ts`. */
import { pages } from './pages.ts';

export const pageWords: Readonly<Record<string, string>> = Object.fromEntries(
  pages.map(({ id, description }) => [id, description]),
);
