/** Times on a clock in a zone, and days of a month. */
import { zoneClock } from '#kit/zone-clock.ts';

const localForm = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

export const isLocalTime = (text: string) =>
  localForm.test(text) &&
  !Number.isNaN(Date.parse(`${text}:00Z`)) &&
  new Date(`${text}:00Z`).toISOString().slice(0, 16) === text;

/** Undefined where it is no time or no zone. One that clocks leave out becomes the hour after, one that comes twice the first. */
export function instantOf(local: string, zone: string): Date | undefined {
  if (!isLocalTime(local)) return undefined;
  const wall = Date.parse(`${local}:00Z`);
  const clock = zoneClock(zone);
  if (!clock) return undefined;
  const ahead = [wall - 26 * 3600_000, wall + 26 * 3600_000].map((at) => clock(at) - at);
  const fitting = ahead.map((by) => wall - by).filter((at) => clock(at) === wall);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wall - Math.min(...ahead));
}

export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const isZone = (zone: string) => zone === '' || zoneClock(zone) !== undefined;

/** Six weeks from the Monday before the first: `2026-03-01` … */
export function daysAround(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const back = (first.getUTCDay() + 6) % 7;
  const days = Array.from({ length: 42 }, (_, at) =>
    new Date(first.getTime() + (at - back) * 86_400_000).toISOString().slice(0, 10),
  );
  // A sixth week that is all of the next month is not shown.
  return days[35]!.startsWith(month) ? days : days.slice(0, 35);
}

export function monthAfter(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
