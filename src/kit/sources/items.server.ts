/** Reads a list of a source's answer: what does not fit is left out, and where nothing fits it was no such list. */
import { z } from 'zod';
import { SourceFailure } from './failure.server.ts';

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((values): z.output<Item>[] => {
    const read = values.flatMap((value) => {
      const parsed = item.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
    if (values.length > 0 && read.length === 0) throw new SourceFailure('garbled');
    return read;
  });
}

/** A day of what stands at the beginning of a time, or the year alone. */
export function dayOf(time: string | number | null | undefined): string | undefined {
  if (typeof time === 'number') {
    const date = new Date(time * 1000);
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
  }
  return /^\d{4}(-\d{2}(-\d{2})?)?/.exec(time ?? '')?.[0];
}

/** The first few, and how many there are besides. */
export function namesOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
