/** Two starts at once install once. */
import fs from 'fs';
import { lockFile, readOr, Refusal } from './places.mjs';
import { startProgress } from './progress.mjs';

const pollMs = 250;
const silentPolls = 240; // a minute without a sign of life

/** The second waits here until the first is done, or dead. */
export async function takeLock() {
  const mine = String(process.pid);
  let stopProgress;
  let lastBeat;
  let silence = 0;
  while (!createLock(mine)) {
    const beat = (fs.statSync(lockFile, { throwIfNoEntry: false }) || {}).mtimeMs;
    silence = beat === lastBeat ? silence + 1 : 0;
    lastBeat = beat;
    // A living process is not proof enough: after a crash its id may be someone else's by now.
    const abandoned = silence > silentPolls || !readOr(lockFile, '').split(' ').some(mayLive);
    // Of several that find it abandoned at once, the last to write its name has the lock.
    if (abandoned) fs.writeFileSync(lockFile, mine);
    else if (!stopProgress)
      stopProgress = startProgress({ words: 'Another start is installing the packages; waiting' });
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    if (abandoned && readOr(lockFile, '') === mine) break;
  }
  if (stopProgress) stopProgress();
}

function createLock(content) {
  try {
    fs.writeFileSync(lockFile, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Refusal(
      `${lockFile} cannot be written (${error.code}). Make the folder writable for this user.`,
    );
  }
}

function mayLive(pid) {
  if (!(Number(pid) > 0)) return true; // the lock is being written just now
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export function releaseLock() {
  fs.rmSync(lockFile, { force: true });
}
