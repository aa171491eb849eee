/** Values as people read them. */
import type { Value } from './table/value.ts';

export function formatValue(value: Value): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  return /^\d{4}-\d{2}-\d{2}T\d/.test(value) ? value.replace('T', ' ') : value;
}

/** Two places after the point, more only for what is small. */
export const formatNumber = (value: number) =>
  value.toLocaleString(
    'en',
    Math.abs(value) > 0 && Math.abs(value) < 1
      ? { maximumSignificantDigits: 3 }
      : { maximumFractionDigits: 2 },
  );
