import { randomBytes } from 'node:crypto';

const poolSize = 8192;
let pool = randomBytes(poolSize);
let used = 0;

/** Fresh random text. Bytes are drawn from the system in bulk: a call for sixteen costs as much as one for thousands. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > poolSize) {
    pool = randomBytes(poolSize);
    used = 0;
  }
  used += bytes;
  return pool.toString(encoding, used - bytes, used);
}
