/** Where someone speaks, from how surely each moment is speech; and in which pieces that is given to the model. */

/** Seconds that one number stands for. */
export const moment = 512 / 16_000;
const surely = 0.5;
/** Less than this, and the voice has stopped. */
const hardly = 0.35;
const shortestSpeech = 0.25;
const shortestPause = 0.4;
/** Before and after, so that no sound is cut off. */
const margin = 0.2;
/** The model hears thirty seconds; a little less keeps the last word whole. */
const longestWindow = 28;
/** A window does not stretch over more silence than this. */
const longestSilence = 3;

export interface Stretch {
  start: number;
  end: number;
}

export function stretchesOf(speech: ArrayLike<number>): Stretch[] {
  const found: Stretch[] = [];
  let start = -1;
  let silentSince = -1;
  const close = (end: number) => {
    if (end - start >= shortestSpeech) found.push({ start, end });
    start = -1;
    silentSince = -1;
  };
  for (let at = 0; at < speech.length; at++) {
    const time = at * moment;
    const sure = speech[at]!;
    if (start < 0) {
      if (sure >= surely) start = time;
    } else if (sure >= hardly) silentSince = -1;
    else {
      if (silentSince < 0) silentSince = time;
      if (time - silentSince >= shortestPause) close(silentSince);
    }
  }
  if (start >= 0) close(silentSince >= 0 ? silentSince : speech.length * moment);
  return found;
}

/**
 * Where the next minute begins: in the last pause of the second half, or where it is least surely speech. What comes before is whole,
 * so that no word is cut in two and none is heard twice.
 */
export function cutOf(speech: ArrayLike<number>, stretches: readonly Stretch[]): number {
  const whole = speech.length * moment;
  const pauses = stretches.map(({ start }, at) => ({ start: stretches[at - 1]?.end ?? 0, end: start }));
  const after = { start: stretches.at(-1)?.end ?? 0, end: whole };
  const pause = [...pauses, after].findLast(
    ({ start, end }) => end - start >= shortestPause && start >= whole / 2,
  );
  if (pause)
    return pause === after
      ? Math.max(pause.start + shortestPause / 2, whole - margin)
      : (pause.start + pause.end) / 2;
  let best = Math.floor((speech.length * 3) / 4);
  // The last of them, so that silence is not gone through twice.
  for (let at = best; at < speech.length; at++) if (speech[at]! <= speech[best]!) best = at;
  return best * moment;
}

/** Stretches that are near each other are heard together: the model understands more of more. */
export function windowsOf(stretches: readonly Stretch[], speech: ArrayLike<number>): Stretch[] {
  const whole = speech.length * moment;
  const windows: Stretch[] = [];
  for (const stretch of stretches.flatMap((one) => halved(one, speech))) {
    const last = windows.at(-1);
    const start = Math.max(last?.end ?? 0, stretch.start - margin);
    const end = Math.min(whole, stretch.end + margin);
    if (last && end - last.start <= longestWindow && start - last.end <= longestSilence) last.end = end;
    else windows.push({ start, end });
  }
  return windows;
}

/** Someone who does not pause is cut where it is least surely speech. */
function halved(stretch: Stretch, speech: ArrayLike<number>): Stretch[] {
  if (stretch.end - stretch.start <= longestWindow - 2 * margin) return [stretch];
  const [from, to] = [stretch.start + longestWindow / 2, stretch.start + longestWindow - 1];
  let best = Math.floor(from / moment);
  for (let at = best; at < Math.min(speech.length, Math.floor(to / moment)); at++)
    if (speech[at]! < speech[best]!) best = at;
  const middle = best * moment;
  return [{ start: stretch.start, end: middle }, ...halved({ start: middle, end: stretch.end }, speech)];
}
