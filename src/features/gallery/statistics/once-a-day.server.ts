/** Whether someone is counted already today, without keeping who they are. */
import { createHmac, randomBytes } from 'node:crypto';

/** Beyond that the oldest are forgotten: a count may then be one too many, and memory is not filled. */
const most = 200_000;

/**
 * Keeps hashes by a key that exists only in this process and only for a day: afterwards nobody can tell whom they stood for,
 * and nothing of it is ever written down.
 */
export function createOnceADay() {
  let day = '';
  let key = randomBytes(32);
  const known = new Set<string>();
  return {
    /** True the first time that day. */
    isFirst(who: string, what: string, today: string): boolean {
      if (today !== day) {
        day = today;
        key = randomBytes(32);
        known.clear();
      }
      const hash = createHmac('sha256', key).update(`${who}\0${what}`).digest('base64');
      if (known.has(hash)) return false;
      if (known.size >= most) known.delete(known.values().next().value!);
      known.add(hash);
      return true;
    },
  };
}
