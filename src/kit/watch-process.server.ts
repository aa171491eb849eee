/** How long a process of ours may work at one thing: by its own processor time, since on a busy machine the clock counts what others do. */
import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second. */
const ticksPerSecond = 100;
const lookEvery = 100;
/** What takes longer by the clock, and longer than four times its limit, waits for something that does not come. */
const longestWait = 120;

/** Processor seconds that a process has used; undefined where it is gone or the system does not say. */
export function cpuSeconds(pid: number | undefined): number | undefined {
  try {
    // The name of the program stands in brackets, and may hold anything.
    const [, after] = /^.*\)\s(.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = after!.split(' ').slice(11, 13).map(Number) as [number, number];
    return (user + system) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

interface ProcessWatch {
  /** It has done something: its time begins anew. */
  refresh(): void;
  stop(): void;
}

/** Several threads use more processor time than the clock shows, so both have to be over. */
export function watchProcess(
  pid: number | undefined,
  { seconds, onOver }: { seconds: number; onOver: () => void },
): ProcessWatch {
  const now = () => ({ clock: performance.now() / 1000, cpu: cpuSeconds(pid) });
  let begun = now();
  const timer = setInterval(() => {
    const { clock, cpu } = now();
    const passed = clock - begun.clock;
    const used = cpu === undefined || begun.cpu === undefined ? passed : cpu - begun.cpu;
    if (Math.min(passed, used) < seconds && passed < Math.max(longestWait, seconds * 4)) return;
    clearInterval(timer);
    onOver();
  }, lookEvery);
  return {
    refresh: () => void (begun = now()),
    stop: () => clearInterval(timer),
  };
}
