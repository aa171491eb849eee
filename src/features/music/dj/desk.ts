/** Two decks, a crossfader and a recorder on the sound card's clock: what is planned starts on the sample. */
import { mixRate, type Stereo } from '../sound/mix.ts';

export const deckNames = ['A', 'B'] as const;

export interface Strip {
  sound: AudioBuffer | null;
  title: string;
  /** Seconds to the first beat, at the tempo that it plays at. */
  firstBeat: number;
  cue: number;
  isPlaying: boolean;
}

interface Deck extends Strip {
  source: AudioBufferSourceNode | null;
  low: BiquadFilterNode;
  high: BiquadFilterNode;
  level: GainNode;
  startedAt: number;
  from: number;
}

export interface Planned {
  title: string;
  sound: Stereo;
  firstBeat: number;
  start: number;
  /** Seconds in which the next one takes over. */
  overlap: number;
}

export function bufferOf(sound: Stereo): AudioBuffer {
  const buffer = new AudioBuffer({
    length: Math.max(1, sound[0].length),
    numberOfChannels: 2,
    sampleRate: mixRate,
  });
  buffer.copyToChannel(sound[0], 0);
  buffer.copyToChannel(sound[1], 1);
  return buffer;
}

export function createDesk() {
  const context = new AudioContext();
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -3,
    knee: 2,
    ratio: 18,
    attack: 0.002,
    release: 0.12,
  });
  const master = new GainNode(context, { gain: 0.9 });
  const tape = new MediaStreamAudioDestinationNode(context);
  master.connect(limiter);
  limiter.connect(context.destination);
  limiter.connect(tape);
  const decks = deckNames.map((): Deck => {
    const low = new BiquadFilterNode(context, { type: 'lowshelf', frequency: 200 });
    const high = new BiquadFilterNode(context, { type: 'highshelf', frequency: 3500 });
    const level = new GainNode(context, { gain: Math.SQRT1_2 });
    low.connect(high).connect(level).connect(master);
    return {
      sound: null,
      title: '',
      firstBeat: 0,
      cue: 0,
      isPlaying: false,
      source: null,
      low,
      high,
      level,
      startedAt: 0,
      from: 0,
    };
  });
  const listeners = new Set<() => void>();
  let version = 0;
  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  let recorder: MediaRecorder | undefined;
  let planned: ReturnType<typeof setTimeout>[] = [];

  function positionOf(at: number): number {
    const deck = decks[at]!;
    if (!deck.isPlaying || !deck.sound) return deck.from;
    return Math.max(0, Math.min(deck.sound.duration, deck.from + context.currentTime - deck.startedAt));
  }
  function stop(at: number) {
    const deck = decks[at]!;
    deck.from = positionOf(at);
    deck.isPlaying = false;
    const { source } = deck;
    deck.source = null;
    source?.stop();
    notify();
  }
  function play(at: number, from = decks[at]!.from, when = context.currentTime) {
    const deck = decks[at]!;
    if (!deck.sound) return;
    void context.resume();
    if (deck.isPlaying) stop(at);
    const source = new AudioBufferSourceNode(context, { buffer: deck.sound });
    source.connect(deck.low);
    source.addEventListener('ended', () => {
      // It was stopped by hand, or another has taken its place.
      if (deck.source !== source) return;
      deck.isPlaying = false;
      deck.from = 0;
      deck.source = null;
      notify();
    });
    source.start(when, from);
    Object.assign(deck, { source, isPlaying: true, startedAt: when, from });
    notify();
  }
  function load(at: number, given: Pick<Strip, 'title' | 'firstBeat'> & { sound: AudioBuffer }) {
    stop(at);
    Object.assign(decks[at]!, { ...given, from: 0, cue: given.firstBeat });
    notify();
  }
  /** Equal power: the middle is as loud as the ends. */
  function fade(share: number) {
    for (const [at, deck] of decks.entries()) {
      deck.level.gain.cancelScheduledValues(0);
      deck.level.gain.value = at === 0 ? Math.cos((share * Math.PI) / 2) : Math.sin((share * Math.PI) / 2);
    }
  }

  return {
    decks: decks as readonly Strip[],
    positionOf,
    play,
    stop,
    load,
    fade,
    seek(at: number, to: number) {
      const deck = decks[at]!;
      if (deck.isPlaying) play(at, to);
      else deck.from = to;
      notify();
    },
    setCue(at: number) {
      decks[at]!.cue = positionOf(at);
      notify();
    },
    /** In decibels, from -40 to 6. */
    equalise(at: number, band: 'low' | 'high', gain: number) {
      decks[at]![band].gain.value = gain;
    },
    /** All of a set: each begins on its bar, and halfway through the change the bass goes from one deck to the other. */
    playSet(tracks: readonly Planned[]) {
      void context.resume();
      for (const timer of planned) clearTimeout(timer);
      const origin = context.currentTime + 0.3;
      for (const deck of decks) {
        deck.level.gain.cancelScheduledValues(0);
        deck.low.gain.cancelScheduledValues(0);
      }
      planned = tracks.map((track, at) => {
        const deck = at % 2;
        const begin = () => {
          load(deck, { title: track.title, firstBeat: track.firstBeat, sound: bufferOf(track.sound) });
          play(deck, 0, Math.max(context.currentTime, origin + track.start));
          automate(deck, track, { origin, before: tracks[at - 1] });
        };
        // Loaded a second before it is heard; the exact moment is the sound card's.
        return setTimeout(begin, Math.max(0, (origin + track.start - context.currentTime - 1) * 1000));
      });
    },
    stopAll() {
      for (const timer of planned) clearTimeout(timer);
      planned = [];
      for (const at of decks.keys()) stop(at);
    },
    record() {
      recorder = new MediaRecorder(tape.stream);
      recorder.start();
      notify();
    },
    async endRecording(): Promise<Blob> {
      const running = recorder!;
      recorder = undefined;
      const blob = await new Promise<Blob>((resolve) => {
        running.addEventListener('dataavailable', ({ data }) => resolve(data), { once: true });
        running.stop();
      });
      notify();
      return blob;
    },
    isRecording: () => recorder !== undefined,
    close() {
      for (const timer of planned) clearTimeout(timer);
      void context.close();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };

  function automate(
    at: number,
    track: Planned,
    { origin, before }: { origin: number; before: Planned | undefined },
  ) {
    const { level, low } = decks[at]!;
    const start = origin + track.start;
    level.gain.cancelScheduledValues(0);
    low.gain.cancelScheduledValues(0);
    if (!before) {
      level.gain.setValueAtTime(1, start);
      low.gain.setValueAtTime(0, start);
      return;
    }
    const half = start + before.overlap / 2;
    const end = start + before.overlap;
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(1, half);
    low.gain.setValueAtTime(-30, start);
    low.gain.setValueAtTime(-30, half - 0.05);
    low.gain.linearRampToValueAtTime(0, half);
    const other = decks[1 - at]!;
    other.level.gain.setValueAtTime(1, half);
    other.level.gain.linearRampToValueAtTime(0, end);
    other.low.gain.setValueAtTime(0, half - 0.05);
    other.low.gain.linearRampToValueAtTime(-30, half);
  }
}

export type Desk = ReturnType<typeof createDesk>;
