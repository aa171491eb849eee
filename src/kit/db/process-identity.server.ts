/** Who a process is, so that another can tell whether it still lives. */
import fs from 'node:fs';
import os from 'node:os';

export interface Identity {
  pid: number;
  /** When the kernel started it, so that a reused pid is not mistaken for it. Empty where unknown. */
  started: string;
  /** Where that pid means anything: another container and another boot count differently. */
  realm: string;
}

export function identify(): Identity {
  return { pid: process.pid, started: startTime(process.pid), realm: realm() };
}

/** Whether its pid can be asked about from here. */
export function isVisible(other: Identity): boolean {
  return other.realm === realm();
}

export function isRunning({ pid, started }: Identity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Anything else means that it lives and is not ours to signal.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === '' || startTime(pid) === started;
}

function realm() {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname(); // not Linux
  }
}

function startTime(pid: number) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return ''; // not Linux, or gone
  }
}
