const mark = '.source.html';

/** Where a page stands as it was written, when the one under its own name was built from it. */
export const sourcePageOf = (page: string) => page.replace(/\.html$/i, mark);

/** The page that a file is the source of; undefined for every other file. */
export const pageOfSource = (path: string): string | undefined =>
  path.endsWith(mark) ? `${path.slice(0, -mark.length)}.html` : undefined;
