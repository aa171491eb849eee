/** What a clock in a time zone shows at an instant, as if it were UTC; undefined where there is no such zone. */
export function zoneClock(zone: string): ((at: number) => number) | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    return (at) => {
      const part = Object.fromEntries(
        format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
      );
      return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
    };
  } catch {
    return undefined;
  }
}
