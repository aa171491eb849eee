/** A moment of a transcript in an address: `#t=83` within a page, `?t=83` in a link that is sent on. */

const written = /^(\d{1,6})(?:\.\d{1,3})?$/;

export const momentHash = (seconds: number) => `#t=${Math.floor(seconds)}`;

export function withMoment(address: string, seconds: number): string {
  const [path = '', query = ''] = address.split('#', 1)[0]!.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('t', String(Math.floor(seconds)));
  return `${path}?${params}`;
}

/** The one after the hash goes before the other, since it was clicked last. */
export function momentIn({ search, hash }: { search: string; hash: string }): number | null {
  const asked = /^#t=(.+)$/.exec(hash)?.[1] ?? new URLSearchParams(search).get('t');
  const match = written.exec(asked ?? '');
  return match ? Number(match[1]) : null;
}
