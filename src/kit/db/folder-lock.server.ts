/** One process per data folder: PGlite lets two open the same folder and silently loses rows. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, isRunning, isVisible, type Identity } from './process-identity.server.ts';

export interface Holder extends Identity {
  /** Folder of the holder's unix sockets, whose paths must be short where data folders may be deep. */
  sockets: string;
}

export class FolderHeldError extends Error {
  readonly holder: Holder;
  constructor(folder: string, holder: Holder) {
    super(`${folder} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`);
    this.holder = holder;
  }
}

export interface FolderLock {
  sockets: string;
  release(): void;
}

/** The holder shows life this often, for those who cannot see its pid. */
const beatEvery = 2000;
const socketsPrefix = path.join(os.tmpdir(), 'frenly-');

export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'frenly.lock');
  const sockets = fs.mkdtempSync(socketsPrefix); // only this user may enter
  const me: Holder = { ...identify(), sockets };
  try {
    await take(file, me);
  } catch (error) {
    fs.rmdirSync(sockets);
    throw error;
  }
  const beating = setInterval(() => beat(file), beatEvery).unref();
  return {
    sockets,
    release() {
      clearInterval(beating);
      if (isSame(readHolder(file), me)) fs.rmSync(file);
      fs.rmSync(sockets, { recursive: true, force: true });
    },
  };
}

async function take(file: string, me: Holder) {
  if (create(file, me)) return;
  for (;;) {
    const holder = readHolder(file);
    if (holder && (await isAlive(file, holder))) throw new FolderHeldError(path.dirname(file), holder);
    bury(file, holder);
    if (!create(file, me)) continue;
    // A rival who saw the same dead holder may have buried ours; by now it has seen that and put it back.
    await pause(100);
    if (isSame(readHolder(file), me)) return;
  }
}

/** The content is written before the name exists, so nobody ever reads half a lock. */
function create(file: string, me: Holder): boolean {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  return linkAndRemove(draft, file);
}

/** Takes a dead holder's lock away. Renaming lets only one rival have it; should it be a living one's, it goes back. */
function bury(file: string, dead: Holder | undefined) {
  const grave = `${file}.${process.pid}.dead`;
  try {
    fs.renameSync(file, grave);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return; // a rival was quicker
    throw error;
  }
  const buried = readHolder(grave);
  if (buried && !isSame(buried, dead)) return linkAndRemove(grave, file);
  fs.rmSync(grave);
  if (dead?.sockets.startsWith(socketsPrefix)) fs.rmSync(dead.sockets, { recursive: true, force: true });
}

function linkAndRemove(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(from);
  }
}

async function isAlive(file: string, holder: Holder) {
  if (isVisible(holder)) return isRunning(holder);
  const before = beatOf(file);
  await pause(2.5 * beatEvery);
  return beatOf(file) !== before;
}

function beat(file: string) {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch {
    // A full or vanished disk: those who can see our pid still know that we live.
  }
}

function beatOf(file: string) {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // gone, or not ours: either way nobody provably holds the folder
  }
}

function isSame(a: Holder | undefined, b: Holder | undefined) {
  return a?.pid === b?.pid && a?.started === b?.started && a?.sockets === b?.sockets;
}

function codeOf(error: unknown) {
  return (error as NodeJS.ErrnoException).code;
}
