/** What a step repeats over, as a list: a text counts line by line, and a single thing is a list of one. */
import { AppError } from '#kit/errors.ts';
import { mostItems } from '../flow/flow.ts';

export function listOf(value: unknown, most = mostItems): unknown[] {
  const items = toList(value);
  if (items.length > most)
    throw new AppError('too_large:items', {
      message: `This list has ${items.length.toLocaleString('en')} items; a step repeats at most ${most.toLocaleString('en')} times. Shorten the list, or split it over several executions.`,
    });
  return items;
}

function toList(value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return Array.isArray(value) ? value : [value];
}
