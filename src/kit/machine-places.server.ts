/** How much long work a machine bears at once, by its cores and its memory. */
import os from 'node:os';

const gigabyte = 2 ** 30;

interface Machine {
  cores: number;
  /** Bytes that this process may use: a container has less than its machine. */
  memory: number;
}

const thisMachine = (): Machine => ({
  cores: os.availableParallelism(),
  memory: Math.min(os.totalmem(), process.constrainedMemory() || Infinity),
});

/** Long runs mostly wait for engines; media keep a core busy and fill memory. Two of each at least leave one for others. */
export function placesOn({ cores, memory }: Machine = thisMachine()) {
  return {
    long: within(2, 16, Math.min(cores * 2, memory / (gigabyte / 2))),
    media: within(2, 8, Math.min(cores / 2, memory / (2 * gigabyte))),
  };
}

const within = (least: number, most: number, wish: number) =>
  Math.max(least, Math.min(most, Math.floor(wish)));
