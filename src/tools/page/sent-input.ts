/** How a tool's page is opened with something in it. The address names it, so that it survives a reload; it holds only words that someone typed. */

/** A run or a work of one's own to go on with, or one piece of a work that holds several, a creation or an example of the gallery to begin with, an example of the tool by its place, or words. */
type Sent =
  | { from: string }
  | { fromWork: string; piece?: string }
  | { remix: string }
  | { galleryExample: string }
  | { example: number }
  | { q: string };

const names = ['from', 'fromWork', 'remix', 'galleryExample', 'example', 'q'] as const;
const pieceName = 'piece';

export function toolAddress(page: string, sent: Sent): string {
  const [path, search] = page.split('?', 2);
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(sent)) params.set(name, String(value));
  return `${path}?${params}`;
}

/** Undefined where nothing was sent, or what came of it is shown already. */
export function sentIn(search: URLSearchParams): Sent | undefined {
  const name = names.find((known) => search.has(known));
  if (!name || search.has('run')) return undefined;
  const value = search.get(name)!;
  if (name === 'example') return { example: Number(value) };
  const piece = search.get(pieceName);
  if (name === 'fromWork' && piece) return { fromWork: value, piece };
  return { [name]: value } as Sent;
}

export function withoutSent(search: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of [...names, pieceName]) params.delete(name);
  return params;
}
