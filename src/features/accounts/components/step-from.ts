/** The step an address asks for, from 1 to `last`; the first one for anything else. */
export function stepFrom(value: string | null, last: number): number {
  const step = Number(value);
  return Number.isInteger(step) && step >= 1 && step <= last ? step : 1;
}
