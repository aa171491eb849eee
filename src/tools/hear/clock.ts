/** Times as people read them: `1:05`, `1:02:03`; and as captions write them. */

export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** `00:01:02.345`, with the sign that the format has before the thousandths. */
export function stamp(seconds: number, sign: '.' | ','): string {
  const thousandths = Math.max(0, Math.round(seconds * 1000));
  const part = (each: number, of: number, width: number) =>
    String(Math.floor(thousandths / each) % of).padStart(width, '0');
  return `${part(3_600_000, Infinity, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}${sign}${part(1, 1000, 3)}`;
}

const written = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** The other way round, for all of these; undefined where it is no time. */
export function secondsOf(text: string): number | undefined {
  const match = written.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds, fraction = ''] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}0`);
}
