/** Text while someone speaks: what is not settled yet is sent again with what came since, one call at a time, so nothing is lost where one fails. */
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { encodeWav } from '#kit/models/wav.ts';
import { hearSpeech, longestHearing, type HeardWord } from './contract.ts';
import { heardRate } from './microphone.ts';

export interface HeardSoFar {
  /** What does not change any more. */
  settled: string;
  /** What may still be heard differently. */
  open: string;
}

interface Options {
  language?: string | undefined;
  onText: (text: HeardSoFar) => void;
  onProblem: (words: string | undefined) => void;
  /** Asks the server; replaced in tests. */
  hear?: (wav: Blob) => Promise<{ words: HeardWord[]; language: string | null; settled: number }>;
}

/** Less than this is not worth a call. */
const shortest = 0.6;
const mostFailures = 4;

export type LiveHearing = ReturnType<typeof createLiveHearing>;

export function createLiveHearing({ language, onText, onProblem, ...replaced }: Options) {
  const hear = replaced.hear ?? ask;
  let pcm = new Int16Array(0);
  let heardUpTo = 0;
  let settled = '';
  let open = '';
  let isAsking = false;
  let isStopped = false;
  let failures = 0;
  let finish: (() => void) | undefined;
  let found = language;

  function ask(wav: Blob) {
    return call(hearSpeech, { query: found ? { language: found } : {}, body: wav });
  }

  async function step() {
    const isLast = isStopped && pcm.length <= longestHearing * heardRate;
    if (isAsking) return;
    const isNew = pcm.length > heardUpTo;
    if (pcm.length - heardUpTo < shortest * heardRate && !(isLast && isNew)) {
      if (isStopped) finish?.();
      return;
    }
    isAsking = true;
    const piece = pcm.slice(0, longestHearing * heardRate);
    try {
      const heard = await hear(wavOf(piece));
      failures = 0;
      onProblem(undefined);
      found ??= heard.language ?? undefined;
      take(heard, isLast ? piece.length / heardRate : heard.settled, piece.length);
    } catch (error) {
      failures += 1;
      onProblem(`${wordsOf(error)} What you said is saved.`);
      if (failures >= mostFailures || isStopped) {
        isAsking = false;
        return void finish?.();
      }
      await new Promise((resolve) => setTimeout(resolve, 1000 * failures));
    }
    isAsking = false;
    void step();
  }

  function take({ words }: { words: HeardWord[] }, until: number, sent: number) {
    const isDone = ({ end }: HeardWord) => end <= until + 0.05;
    settled = joined([settled, ...words.filter(isDone).map(({ text }) => text)]);
    open = joined(words.filter((word) => !isDone(word)).map(({ text }) => text));
    const cut = Math.min(pcm.length, Math.floor(until * heardRate));
    pcm = pcm.slice(cut);
    heardUpTo = Math.max(0, sent - cut);
    onText({ settled, open });
  }

  return {
    add(samples: Int16Array) {
      if (isStopped) return;
      const whole = new Int16Array(pcm.length + samples.length);
      whole.set(pcm);
      whole.set(samples, pcm.length);
      pcm = whole;
      void step();
    },
    /** Hears what is left; answers all of it. */
    async stop(): Promise<string> {
      isStopped = true;
      const ended = new Promise<void>((resolve) => (finish = resolve));
      void step();
      await ended;
      const all = joined([settled, open]);
      onText({ settled: all, open: '' });
      return all;
    },
  };
}

const joined = (parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

const wavOf = (samples: Int16Array) =>
  new Blob([encodeWav({ sampleRate: heardRate, pcm: Float32Array.from(samples, (one) => one / 0x8000) })], {
    type: 'audio/wav',
  });
