/**
 * How long the main loop does not come round, in processor time of its own thread: a clock would count what other programs do on a
 * busy machine. Looked at only while some work is under way, and that work is named.
 */
import { clearInterval, setInterval } from 'node:timers';

export interface Stall {
  /** Of processor time in one turn of the loop. */
  ms: number;
  /** Requests and runs under way during it. */
  names: readonly string[];
}

const tickMs = 10;
/** Shorter ones are nobody's concern. */
const leastMs = 50;

const underWay = new Map<symbol, () => string>();
const listeners = new Set<(stall: Stall) => void>();
let timer: NodeJS.Timeout | undefined;
let before = 0;

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Between two ticks lies one turn of the loop, or less than a tick of several. */
function look(): void {
  const now = cpuMs();
  const ms = now - before;
  before = now;
  if (ms < leastMs) return;
  const stall = { ms, names: [...underWay.values()].map((name) => name()) };
  for (const listener of listeners) listener(stall);
}

/** Call what it returns when the work has ended. `name` is asked for when there is something to say. */
export function meterWork(name: () => string): () => void {
  const key = Symbol('work');
  if (underWay.size === 0) {
    before = cpuMs();
    timer = setInterval(look, tickMs).unref();
  }
  underWay.set(key, name);
  return () => {
    if (!underWay.has(key)) return;
    if (underWay.size === 1) {
      look();
      clearInterval(timer);
    }
    underWay.delete(key);
  };
}

/** Returns what stops listening. */
export function onStall(listener: (stall: Stall) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
