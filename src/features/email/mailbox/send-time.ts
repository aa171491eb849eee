/** When a mail shall leave, from the time on somebody's clock: in their zone, over the days on which clocks change. */
import { zoneClock } from '#kit/zone-clock.ts';

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
  const clock = zoneClock(zone);
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
      note: `The clocks go back that night, so ${time} happens twice. It will be sent the first time.`,
    };
  if (fitting.length === 1) return { at: new Date(fitting[0]!), note: null };
  const at = new Date(wall - Math.min(...ahead));
  const shown = new Date(clock(at.getTime())).toISOString().slice(11, 16);
  return {
    at,
    note: `The clocks go forward that night, so ${time} doesn’t exist. It will be sent at ${shown}.`,
  };
}
