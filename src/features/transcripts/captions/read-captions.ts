/** Caption files and pasted transcripts: SRT, WebVTT, SBV, and lines that begin with a time. */
import type { Cue } from '#kit/videos/cue.ts';
import { secondsOf } from '#tools/hear/clock.ts';
import { readCueText } from './cue-text.ts';
import { withNamedSpeakers } from './named-speakers.ts';

const time = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{1,2}(?:[.,]\d{1,3})?`;
const arrow = new RegExp(String.raw`^\s*(${time})\s*-->\s*(${time})`);
const comma = new RegExp(String.raw`^(${time}),(${time})$`);
/** `0:05 Words`, `[00:00:05] Words`, `0:05 - Words`, or the time alone with the words below. */
const leading = new RegExp(String.raw`^[[(]?(${time})[\])]?(?:\s*[-–:])?(?:\s+(\S.*))?$`);
/** How long the last line of a paste is said to take, as nobody knows. */
const lastSeconds = 5;

/** An empty list where there are no times in it. */
export function readCaptions(given: string): Cue[] {
  const lines = given.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const timed = timedCues(lines);
  const cues = timed.length > 0 ? timed : pastedCues(lines);
  return withNamedSpeakers(withoutRepeats(ordered(cues)));
}

function timedCues(lines: readonly string[]): Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length; at++) {
    const timing = timingOf(lines[at]!);
    if (!timing) continue;
    const said: string[] = [];
    while (at + 1 < lines.length && lines[at + 1]!.trim() !== '' && !timingOf(lines[at + 1]!))
      said.push(lines[++at]!);
    // Without an empty line between them, the number of the next cue stands at the end of this one.
    if (at + 1 < lines.length && timingOf(lines[at + 1]!) && /^\s*\d+\s*$/.test(said.at(-1) ?? ''))
      said.pop();
    cues.push({ ...timing, ...readCueText(said.join('\n'), timing.start) });
  }
  return cues;
}

function timingOf(line: string): { start: number; end: number } | undefined {
  if (line.length > 400) return undefined;
  const match = arrow.exec(line) ?? comma.exec(line.trim());
  const [start, end] = [secondsOf(match?.[1] ?? ''), secondsOf(match?.[2] ?? '')];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function pastedCues(lines: readonly string[]): Cue[] {
  const cues: { start: number; said: string[] }[] = [];
  for (const line of lines) {
    const match = line.length > 10_000 ? null : leading.exec(line.trim());
    const start = match ? secondsOf(match[1]!) : undefined;
    if (start !== undefined) cues.push({ start, said: [match![2] ?? ''] });
    else cues.at(-1)?.said.push(line.trim());
  }
  return cues.map(({ start, said }, at) => ({
    start,
    end: cues[at + 1]?.start ?? start + lastSeconds,
    text: said.filter(Boolean).join(' '),
  }));
}

/** By their times; an end that is no end becomes the next beginning. */
function ordered(cues: Cue[]): Cue[] {
  const sorted = cues.filter(({ text }) => text !== '').sort((a, b) => a.start - b.start);
  return sorted.map((cue, at) => {
    const next = sorted[at + 1]?.start ?? cue.start + lastSeconds;
    const end = cue.end > cue.start ? cue.end : Math.max(next, cue.start + 0.5);
    return { ...cue, end: Math.min(end, Math.max(next, cue.start + 0.1)), text: cue.text };
  });
}

/** Captions that roll show each line twice: once as it comes, once above the next. */
function withoutRepeats(cues: Cue[]): Cue[] {
  const kept: Cue[] = [];
  let shown = '';
  for (const cue of cues) {
    const lines = cue.text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const isNew = lines[0] !== shown;
    const fresh = isNew ? lines : lines.slice(1);
    shown = lines.at(-1) ?? shown;
    if (fresh.length === 0) continue;
    const { words, ...rest } = cue;
    const text = fresh.join(' ');
    const count = text.split(/\s+/).length;
    kept.push({ ...rest, text, ...(words ? { words: words.slice(-count) } : {}) });
  }
  return kept;
}
