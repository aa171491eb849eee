/** The same work on every machine and every day, so that figures of different runs can be compared. */
import { numbersFrom } from '#kit/search/quantise.server.ts';

const rounds = 100_000_000;

export interface MachineSpeed {
  cpuSeconds: number;
  /** Of the clock: how much longer than the processor's time says how busy the machine is with others. */
  seconds: number;
}

export function measureMachine(): MachineSpeed {
  const next = numbersFrom(1);
  const [before, began] = [process.cpuUsage(), performance.now()];
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += next();
  if (!Number.isFinite(sum)) throw new Error('unreachable: it keeps the loop from being left out');
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6, seconds: (performance.now() - began) / 1000 };
}
