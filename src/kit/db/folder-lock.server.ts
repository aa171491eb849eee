/** One process per data folder: PGlite lets two open the same folder and silently loses rows. */
import fs from 'node:fs';
import path from 'node:path';

export class FolderHeldError extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`);
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  started: string;
}

export function lockFolder(folder: string): { release(): void } {
  const file = path.join(folder, 'frenly.lock');
  const me: Holder = { pid: process.pid, started: startTime(process.pid) };
  // The content is written before the name exists, so nobody ever reads half a lock.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(me));
  try {
    for (;;) {
      try {
        fs.linkSync(draft, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = readHolder(file);
        if (holder && isAlive(holder)) throw new FolderHeldError(folder, holder.pid);
        fs.rmSync(file, { force: true });
      }
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return {
    release() {
      if (readHolder(file)?.pid === process.pid) fs.rmSync(file, { force: true });
    },
  };
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // gone, or not ours: either way nobody provably holds the folder
  }
}

function isAlive({ pid, started }: Holder) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === '' || startTime(pid) === started;
}

/** Start time as the kernel knows it, so that a reused pid is not mistaken for the holder. Empty where unknown. */
function startTime(pid: number) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
