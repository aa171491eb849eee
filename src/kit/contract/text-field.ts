/** Text that people write: trimmed, of bounded length, and without NUL, which PostgreSQL cannot store. */
import { z } from 'zod';

export const textField = (most: number, tooLong = `Use at most ${most.toLocaleString('en')} characters.`) =>
  z
    .string()
    .trim()
    .max(most, tooLong)
    .regex(/^[^\0]*$/, 'Remove the invisible character.');

/** The same in one line: line breaks and repeated spaces become one space. */
export const lineField = (most: number) => textField(most).transform((text) => text.replaceAll(/\s+/g, ' '));
