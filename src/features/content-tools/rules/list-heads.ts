/** What stands on a list, in a line: the beginnings of its items, as many as fit. */
import { countCharacters, within } from './prose.ts';

export function headsOf(items: readonly string[], most: number): string {
  const heads = items.map((item) => item.split(/[,:;(]|\s[–—-]\s/)[0]!.trim()).filter(Boolean);
  for (let count = heads.length; count > 0; count -= 1) {
    const rest = heads.length - count;
    const line = heads.slice(0, count).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
    if (countCharacters(line) <= most) return line;
  }
  return within(heads[0] ?? '', most);
}
