const day = 24 * 3600_000;
const asDay = (date: Date) => date.toISOString().slice(0, 10);

/** Today and the days before it, oldest first, in UTC. */
export function lastDays(count: number, today: Date): string[] {
  return Array.from({ length: count }, (_, index) =>
    asDay(new Date(today.getTime() - (count - 1 - index) * day)),
  );
}
