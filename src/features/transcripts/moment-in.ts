import { quoteIn } from '#kit/quotes/quote-link.ts';

const written = /^(\d{1,6})(?:\.\d{1,3})?$/;

/** The second that an address leads to: `?quote=s83.5`. Links made before there was one form said `?t=83` or `#t=83`. */
export function momentIn({ search, hash }: { search: string; hash: string }): number | null {
  const quote = quoteIn(search);
  if (quote && 'second' in quote) return quote.second;
  const asked = /^#t=(.+)$/.exec(hash)?.[1] ?? new URLSearchParams(search).get('t');
  const match = written.exec(asked ?? '');
  return match ? Number(match[1]) : null;
}
