/** What goes wrong around kills, in turn: nothing else, a clock that was moved, a disk without room. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Trouble } from '../e2e/reliability/kills.ts';

const hour = 3_600_000;
const shifts = [hour, -hour, 30 * 24 * hour, -24 * hour];
const clock = new URL('./shifted-clock.mjs', import.meta.url).href;

/** `room`: the data folder is a disk of its own, which may be filled. */
export function troubles(dataDir: string, room: boolean): (kill: number) => Trouble {
  const ballast = path.join(dataDir, 'ballast');
  return (kill) => {
    if (kill % 3 === 1) {
      const shift = shifts[kill % shifts.length]!;
      const env = { NODE_OPTIONS: `--import=${clock}`, CLOCK_SHIFT: String(shift) };
      return { name: `clock moved by ${shift / hour} h`, env };
    }
    if (kill % 3 === 2 && room)
      return {
        name: 'disk full',
        begin: () => fill(ballast, dataDir),
        end: () => fs.rmSync(ballast, { force: true }),
      };
    return { name: 'killed' };
  };
}

/** Whether the folder is a small disk of its own from now on. */
export function mountSmallDisk(dataDir: string, size = '300m'): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // not root, or not allowed here
  }
}

export const unmount = (dataDir: string) => execFileSync('umount', ['-l', dataDir]);

/** What is free at this moment, and then whatever still fits. */
function fill(ballast: string, dataDir: string) {
  const { bavail, bsize } = fs.statfsSync(dataDir);
  try {
    fs.writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
