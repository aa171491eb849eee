export const count = (value: number, word: string) =>
  `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${word}${value === 1 ? '' : 's'}`;

/** "Mon 16 Nov" */
export const shortDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/** "12 more than the 7 days before" */
export function comparedWith(now: number, before: number, days: number): string {
  if (now === before) return `Same as the previous ${days} days`;
  const by = Math.abs(now - before).toLocaleString('en', { maximumFractionDigits: 1 });
  return `${by} ${now > before ? 'more' : 'fewer'} than the previous ${days} days`;
}
