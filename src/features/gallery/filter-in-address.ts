/** Which creations the gallery's address asks for. What makes no sense in it is left out. */
import { gallerySorts, type GalleryFilter } from './contract.ts';

const words = ['q', 'kind', 'tool', 'tag', 'by', 'before'] as const;

export function filterIn(search: URLSearchParams): GalleryFilter {
  const sort = gallerySorts.find((known) => known === search.get('sort'));
  const said = words.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(said), ...(sort && { sort }) };
}

/** The same address without some of it, from its first page on. */
export function without(search: URLSearchParams, ...names: string[]): string {
  const params = new URLSearchParams(search);
  for (const name of [...names, 'before']) params.delete(name);
  return `?${params}`;
}
