import { longestSlug } from './limits.ts';

/** An address made of a title's words; `ending` tells two of the same title apart. */
export function slugFor(title: string, ending = ''): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  const room = longestSlug - (ending ? ending.length + 1 : 0);
  const start = words.join('-').slice(0, room).replace(/-+$/, '') || 'post';
  return ending ? `${start}-${ending}` : start;
}
