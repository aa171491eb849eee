/** When a mail shall leave, from the time on somebody's clock: in their zone, over the days on which clocks change. */

export interface SendTime {
  at: Date;
  /** What to tell about it. */
  note: string | null;
}

const localForm = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Undefined where it is no time or no zone. */
export function sendTimeOf(local: string, zone: string): SendTime | undefined {
  const match = localForm.exec(local);
  if (!match) return undefined;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== local) return undefined;
  const clock = clockOf(zone);
  if (!clock) return undefined;
  // What the clock is ahead by shortly before and after: where both lead to that time it comes twice, where none does, never.
  const ahead = [...new Set([wall - 26 * 3600_000, wall + 26 * 3600_000].map((at) => clock(at) - at))];
  const fitting = ahead
    .map((by) => wall - by)
    .filter((at) => clock(at) === wall)
    .sort((a, b) => a - b);
  const time = local.slice(11);
  if (fitting.length > 1)
    return {
      at: new Date(fitting[0]!),
      note: `Clocks are put back that night, so ${time} comes twice. It leaves the first time.`,
    };
  if (fitting.length === 1) return { at: new Date(fitting[0]!), note: null };
  const at = new Date(wall - Math.min(...ahead));
  const shown = new Date(clock(at.getTime())).toISOString().slice(11, 16);
  return { at, note: `Clocks are put forward that night, so there is no ${time}. It leaves at ${shown}.` };
}

/** What a clock in the zone shows at an instant, as if it were UTC. */
function clockOf(zone: string): ((at: number) => number) | undefined {
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
    return undefined; // no such zone
  }
}
