/** What the directory is narrowed to stands in the address, so that it can be linked to, kept and gone back from. */
import { longestDirectorySearch, type DirectoryQuery } from './contract.ts';

export const facetIds = ['offering', 'skill', 'language', 'country', 'active'] as const;

const longestChoice = 400;

/** What cannot be is left out: an address that someone mistyped shows everyone. */
export function filterIn(search: URLSearchParams): DirectoryQuery {
  const q = (search.get('q') ?? '').trim().slice(0, longestDirectorySearch).toWellFormed();
  const before = search.get('before') ?? '';
  const chosen = facetIds.flatMap((id) => {
    const value = search.get(id) ?? '';
    return value && value.length <= longestChoice ? [[id, value.toWellFormed()] as const] : [];
  });
  return {
    ...(q && { q }),
    ...Object.fromEntries(chosen),
    ...(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(before) && { before }),
  };
}

export const valuesOf = (search: URLSearchParams, id: string) =>
  (search.get(id) ?? '').split(',').filter(Boolean);

/** The address with one value more, or without it. */
export function toggled(search: URLSearchParams, id: string, value: string): string {
  const next = new URLSearchParams(search);
  const now = valuesOf(search, id);
  const values = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  if (values.length > 0) next.set(id, values.join(','));
  else next.delete(id);
  next.delete('before');
  return `?${next}`;
}
