import { setImmediate } from 'node:timers/promises';

/** How long other requests wait at most for a piece of this work. */
const sliceMilliseconds = 15;

/** Called often in a long loop, it lets others in when their turn has come. */
export function breather(): () => Promise<void> | undefined {
  let began = performance.now();
  async function pause() {
    await setImmediate();
    began = performance.now();
  }
  return () => (performance.now() - began < sliceMilliseconds ? undefined : pause());
}
