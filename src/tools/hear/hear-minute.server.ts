/** A minute of a recording, heard: first where someone speaks, then what, then how the voices sound. */
import type { OpenedSound } from '#kit/models/open-sound.server.ts';
import type { PackProgress } from '#kit/packs/packs.server.ts';
import type { Cue } from '#kit/videos/cue.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { cuesOf } from './cues.ts';
import { cutOf, stretchesOf, windowsOf } from './stretches.ts';

const minute = 60;
const rate = 16_000;

export interface HeardCue extends Cue {
  words: number[];
  /** Empty where it is too short to tell. */
  voice: number[];
}

export interface HeardMinute {
  cues: HeardCue[];
  /** Where the next one begins, in seconds from the beginning. */
  next: number;
  language: string | null;
  certainty: number;
}

interface MinuteRequest {
  from: number;
  language: string | null;
  signal: AbortSignal;
  onFetch: (progress: PackProgress) => void;
  /** As they are heard. */
  onCues: (cues: readonly Cue[]) => void;
}

export async function hearMinute(
  sound: OpenedSound,
  models: Pick<RunContext['models'], 'findSpeech' | 'hear' | 'describeVoices'>,
  { from, signal, onFetch, onCues, ...asked }: MinuteRequest,
): Promise<HeardMinute> {
  const pcm = await sound.read(from, from + minute);
  const isLast = from + minute >= sound.seconds;
  const call = { signal, onFetch };
  const speech = await models.findSpeech(pcm, call);
  const all = stretchesOf(speech);
  const cut = isLast ? pcm.length / rate : cutOf(speech, all);
  const stretches = all
    .filter(({ start }) => start < cut)
    .map(({ start, end }) => ({ start, end: Math.min(end, cut) }));
  const cues: (Cue & { words: number[] })[] = [];
  let { language } = asked;
  let certainty = 1;
  for (const { start, end } of windowsOf(stretches, speech)) {
    const heard = await models.hear(
      pcm.subarray(Math.floor(start * rate), Math.ceil(Math.min(end, cut) * rate)),
      {
        ...call,
        language: language ?? undefined,
      },
    );
    if (language === null) ({ language, certainty } = heard);
    const words = heard.segments.map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    }));
    const found = cuesOf(words);
    cues.push(...found);
    onCues(found.map((cue) => moved(cue, from)));
  }
  const voices = await models.describeVoices(
    pcm,
    cues.map((cue) => [cue.start, cue.end]),
    call,
  );
  return {
    cues: cues.map((cue, at) => ({ ...moved(cue, from), voice: voices[at] ?? [] })),
    next: isLast ? sound.seconds : from + cut,
    language,
    certainty,
  };
}

const moved = <One extends Cue & { words: number[] }>(cue: One, by: number): One => ({
  ...cue,
  start: round(cue.start + by),
  end: round(cue.end + by),
  words: cue.words.map((word) => round(word + by)),
});
const round = (seconds: number) => Math.round(seconds * 100) / 100;
