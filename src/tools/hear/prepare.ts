/** Says that someone is about to speak or to listen, so that what is needed for it loads meanwhile. */
import { call } from '#kit/contract/call.ts';
import { prepareModels } from './contract.ts';

type Soon = 'hearing' | 'speech';

/** Milliseconds in which saying it again changes nothing. */
const lasts = 45_000;
const said = new Map<Soon, number>();

export function prepare(soon: Soon) {
  const now = performance.now();
  if (now - (said.get(soon) ?? -lasts) < lasts) return;
  said.set(soon, now);
  // It only saves time: whatever comes of it, what is asked next is answered all the same.
  call(prepareModels, { body: { soon } }).catch(() => undefined);
}
