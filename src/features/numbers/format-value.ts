/** Values as people read them. */
import type { Value } from './table/value.ts';

/** `unit`: what the number is marked with, such as `€` or `%`. */
export function formatValue(value: Value, unit = ''): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return withUnit(value, unit);
  return /^\d{4}-\d{2}-\d{2}T\d/.test(value) ? value.replace('T', ' ') : value;
}

function withUnit(value: number, unit: string): string {
  if (unit === '') return formatNumber(value);
  if (unit === '%') return `${formatNumber(value)}%`;
  return `${value < 0 ? '−' : ''}${unit}${formatAmount(Math.abs(value))}`;
}

/** Cents where there are some; less than one cent is not nothing. */
function formatAmount(value: number): string {
  if (value > 0 && value < 0.01) return formatNumber(value);
  const places = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** Two places after the point, more only for what is small. */
export const formatNumber = (value: number) =>
  value.toLocaleString(
    'en',
    Math.abs(value) > 0 && Math.abs(value) < 1
      ? { maximumSignificantDigits: 3 }
      : { maximumFractionDigits: 2 },
  );
