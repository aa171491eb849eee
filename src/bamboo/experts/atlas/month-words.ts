/** "June 2025" for `2025-06`, and a year as it is. */
export function monthWords(asOf: string): string {
  if (!asOf.includes('-')) return asOf;
  const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${asOf}-01T00:00:00Z`));
}
