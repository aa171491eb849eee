/** What comes in at any door is text that can be kept: no NUL, no half of a surrogate pair, no nesting without end. */
import { AppError } from '#kit/errors.ts';

/** Deeper than anything we take, and less than what makes recursion overflow. */
export const deepestNesting = 64;
const cannotBeKept = 'Remove the invisible character.';

/** In names of fields too. Without recursion: it is here that nesting is bounded. */
export function refuseUnkeepable(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestNesting) throw new AppError('invalid', { message: 'It is nested too deeply.' });
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') refuseText(one);
      else if (Array.isArray(one)) for (const part of one as unknown[]) below.push(part);
      else if (typeof one === 'object' && one !== null)
        for (const [key, part] of Object.entries(one)) {
          refuseKey(key);
          below.push(part);
        }
    }
    level = below;
  }
}

function refuseKey(key: string) {
  if (key === '__proto__')
    throw new AppError('unknown_field', { message: 'The field __proto__ is not known here.' });
  refuseText(key);
}

function refuseText(text: string) {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError('invalid', { message: cannotBeKept });
}
