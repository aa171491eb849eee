/**
 * The instruments, computed: no recordings, so nothing to fetch and no licence. A voice is one note from its start until it has faded;
 * the browser plays these and the server mixes the same ones.
 */
import type { Instrument } from '../piece.ts';
import { drumVoice, type Kit } from './drum-voices.ts';
import { createLowpass, createNoise, envelope, saw } from './oscillators.ts';

export interface VoiceWish {
  instrument: Instrument;
  pitch: number;
  /** From 0 to 1. */
  velocity: number;
  seconds: number;
  rate: number;
}

const tau = 2 * Math.PI;
const kits: Partial<Record<Instrument, Kit>> = {
  'acoustic-kit': 'acoustic',
  'electronic-kit': 'electronic',
  'soft-kit': 'soft',
};
export const isKit = (instrument: Instrument) => instrument in kits;

/** How long a voice goes on after its key is let go. */
const releases: Partial<Record<Instrument, number>> = {
  pad: 0.9,
  strings: 0.5,
  bell: 1.2,
  piano: 0.35,
  'electric-piano': 0.35,
  guitar: 0.3,
  flute: 0.15,
};

export function makeVoice(wish: VoiceWish): Float32Array<ArrayBuffer> {
  const { instrument, pitch, velocity, seconds, rate } = wish;
  const kit = kits[instrument];
  if (kit) return drumVoice({ kit, pitch, velocity, rate });
  const release = releases[instrument] ?? 0.08;
  const samples = new Float32Array(Math.ceil((seconds + release) * rate));
  const frequency = 440 * 2 ** ((pitch - 69) / 12);
  makers[instrument as keyof typeof makers](samples, { frequency, velocity, rate, seconds });
  // Let go softly: a voice that is cut is heard as a click.
  const hold = Math.floor(seconds * rate);
  for (let at = hold; at < samples.length; at += 1) {
    const left = 1 - (at - hold) / (samples.length - hold);
    samples[at]! *= left * left;
  }
  return samples;
}

interface Sounding {
  frequency: number;
  velocity: number;
  rate: number;
  seconds: number;
}
type Maker = (samples: Float32Array, sounding: Sounding) => void;

const electricPiano: Maker = (samples, { frequency, velocity, rate }) => {
  const step = (tau * frequency) / rate;
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const body = Math.exp(-time * (0.9 + frequency / 900));
    const index = (0.3 + 1.5 * velocity) * Math.exp(-time * 3.2);
    const tine = 0.18 * velocity * Math.exp(-time * 14) * Math.sin(step * 14 * at);
    const tremolo = 1 + 0.05 * Math.sin(tau * 4.6 * time);
    samples[at] =
      0.42 *
      velocity *
      body *
      tremolo *
      Math.min(1, time * 400) *
      (Math.sin(step * at + index * Math.sin(step * at)) + tine);
  }
};

interface Ringing {
  by: number;
  loud: number;
  fade: number;
  rate: number;
  phase: number;
}

/** A sine that fades, turned on by multiplication: a piano has a dozen of them in every note. */
function addRinging(samples: Float32Array, { by, loud, fade, rate, phase }: Ringing) {
  const gone = Math.exp(-fade / rate);
  const cosine = Math.cos(by) * gone;
  const sine = Math.sin(by) * gone;
  let x = Math.cos(phase) * loud;
  let y = Math.sin(phase) * loud;
  const until = Math.min(samples.length, Math.ceil((7.2 / fade) * rate));
  for (let at = 0; at < until; at += 1) {
    samples[at]! += y;
    const next = x * cosine - y * sine;
    y = x * sine + y * cosine;
    x = next;
  }
}

const piano: Maker = (samples, { frequency, velocity, rate }) => {
  const partials = Math.min(14, Math.floor((rate * 0.42) / frequency));
  const noise = createNoise(frequency);
  for (let of = 1; of <= partials; of += 1) {
    // Strings are stiff: their partials are a little sharp, and the high ones fade first.
    const real = of * frequency * Math.sqrt(1 + 0.0004 * of * of);
    if (real > rate * 0.45) break;
    const loud = (Math.sin((Math.PI * of) / 8.3) ** 2 + 0.05) / of ** (1.25 - 0.45 * velocity);
    const fade = 0.5 + 0.28 * of + frequency / 700;
    addRinging(samples, { by: (tau * real) / rate, loud, fade, rate, phase: 0 });
    addRinging(samples, { by: ((tau * real) / rate) * 1.0006, loud: loud * 0.6, fade, rate, phase: 0.8 });
  }
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const hammer = time < 0.03 ? 0.09 * noise() * Math.exp(-time * 180) : 0;
    samples[at] = velocity * (0.95 * samples[at]! + hammer) * Math.min(1, time * 700);
  }
};

/** Saws a little apart, through a filter that opens slowly. */
function sawPad(
  voices: number,
  {
    spread,
    cutoff,
    attack,
    vibrato,
    loud,
  }: { spread: number; cutoff: number; attack: number; vibrato: number; loud: number },
): Maker {
  return (samples, { frequency, velocity, rate, seconds }) => {
    const phases = Array.from({ length: voices }, (_, of) => (of * 0.37) % 1);
    const steps = phases.map((_, of) => (frequency * (1 + spread * (of - (voices - 1) / 2))) / rate);
    const filter = createLowpass(rate);
    for (let at = 0; at < samples.length; at += 1) {
      const time = at / rate;
      const wobble = 1 + vibrato * Math.sin(tau * 5.1 * time) * Math.min(1, time);
      let sum = 0;
      for (let of = 0; of < voices; of += 1) {
        const by = steps[of]! * wobble;
        sum += saw(phases[of]!, by);
        phases[of] = (phases[of]! + by) % 1;
      }
      const open =
        cutoff * (0.7 + 0.6 * velocity) * (0.75 + 0.25 * Math.min(1, time / Math.max(0.4, seconds)));
      samples[at] =
        loud *
        velocity *
        envelope(time, attack) *
        filter(sum / voices, Math.min(open + frequency, rate * 0.4));
    }
  };
}

const organ: Maker = (samples, { frequency, velocity, rate }) => {
  const drawbars = [
    [0.5, 0.5],
    [1, 0.8],
    [1.5, 0.35],
    [2, 0.5],
    [3, 0.22],
    [4, 0.16],
  ] as const;
  for (const [ratio, loud] of drawbars) {
    const by = (tau * frequency * ratio) / rate;
    for (let at = 0; at < samples.length; at += 1) samples[at]! += loud * Math.sin(by * at);
  }
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    samples[at]! *=
      0.2 * (0.5 + 0.5 * velocity) * envelope(time, 0.008) * (1 + 0.06 * Math.sin(tau * 6.2 * time));
  }
};

/** A plucked string: noise that goes round in a loop, and loses its edge each time. */
function plucked({
  bright,
  sustain,
  loud,
  tone,
}: {
  bright: number;
  sustain: number;
  loud: number;
  tone: number;
}): Maker {
  return (samples, { frequency, velocity, rate }) => {
    const noise = createNoise(frequency);
    const period = rate / frequency;
    const length = Math.floor(period - 0.5);
    const part = period - 0.5 - length;
    const line = new Float32Array(length + 1);
    let soft = 0;
    for (let at = 0; at <= length; at += 1) {
      soft += bright * (0.4 + 0.6 * velocity) * (noise() - soft);
      line[at] = soft;
    }
    const middle = line.reduce((sum, value) => sum + value, 0) / line.length;
    let last = 0;
    let smooth = 0;
    const loss = sustain ** (110 / Math.max(60, frequency));
    for (let at = 0; at < samples.length; at += 1) {
      const place = at % (length + 1);
      const next = line[(place + 1) % (length + 1)]!;
      const value = line[place]! - (at <= length ? middle : 0);
      const between = value * (1 - part) + next * part;
      line[place] = loss * 0.5 * (between + last);
      last = between;
      smooth += tone * (value - smooth);
      samples[at] = loud * velocity * smooth * Math.min(1, (at / rate) * 500);
    }
  };
}

const bell: Maker = (samples, { frequency, velocity, rate }) => {
  const by = (tau * frequency) / rate;
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const index = 1.1 * velocity * Math.exp(-time * 2.6);
    const ring = Math.exp(-time * 1.9);
    samples[at] =
      0.34 *
      velocity *
      Math.min(1, time * 500) *
      (ring * Math.sin(by * at + index * Math.sin(by * 3.5 * at)) +
        0.25 * Math.exp(-time * 4) * Math.sin(by * 2.0 * at));
  }
};

const lead: Maker = (samples, { frequency, velocity, rate }) => {
  const filter = createLowpass(rate);
  let phase = 0;
  let other = 0.4;
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const wobble = 1 + 0.004 * Math.sin(tau * 5.4 * time) * Math.min(1, Math.max(0, time - 0.2) * 4);
    const by = (frequency * wobble) / rate;
    const sound = 0.6 * saw(phase, by) + 0.4 * saw(other, by * 1.005);
    phase = (phase + by) % 1;
    other = (other + by * 1.005) % 1;
    const open = 700 + 2600 * velocity * Math.exp(-time * 5) + frequency;
    samples[at] =
      0.42 * velocity * envelope(time, 0.006) * (0.7 + 0.3 * Math.exp(-time * 3)) * filter(sound, open);
  }
};

const flute: Maker = (samples, { frequency, velocity, rate }) => {
  const noise = createNoise(frequency);
  const filter = createLowpass(rate);
  let phase = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const wobble = 1 + 0.005 * Math.sin(tau * 5 * time) * Math.min(1, Math.max(0, time - 0.25) * 3);
    phase += (tau * frequency * wobble) / rate;
    const breath =
      filter(noise(), Math.min(frequency * 2.5, rate * 0.3)) * (0.07 + 0.25 * Math.exp(-time * 30));
    const tone = Math.sin(phase) + 0.28 * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase) * velocity;
    samples[at] = 0.42 * velocity * envelope(time, 0.045) * (tone + breath);
  }
};

const subBass: Maker = (samples, { frequency, velocity, rate }) => {
  const by = (tau * frequency) / rate;
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const tone = Math.sin(by * at) + 0.22 * Math.sin(2 * by * at) + 0.08 * Math.sin(3 * by * at);
    samples[at] =
      0.62 * velocity * envelope(time, 0.008) * Math.tanh(1.3 * tone) * (0.75 + 0.25 * Math.exp(-time * 3));
  }
};

const synthBass: Maker = (samples, { frequency, velocity, rate }) => {
  const filter = createLowpass(rate);
  let phase = 0;
  const by = frequency / rate;
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const sound = 0.7 * saw(phase, by) + 0.6 * Math.sin(tau * phase);
    phase = (phase + by) % 1;
    samples[at] =
      0.5 *
      velocity *
      envelope(time, 0.004) *
      Math.tanh(1.4 * filter(sound, 180 + 1500 * velocity * Math.exp(-time * 9)));
  }
};

const makers = {
  'electric-piano': electricPiano,
  piano,
  pad: sawPad(5, { spread: 0.0035, cutoff: 900, attack: 0.25, vibrato: 0, loud: 0.6 }),
  strings: sawPad(4, { spread: 0.0026, cutoff: 1900, attack: 0.12, vibrato: 0.003, loud: 0.5 }),
  organ,
  guitar: plucked({ bright: 0.75, sustain: 0.994, loud: 0.95, tone: 0.5 }),
  bell,
  lead,
  flute,
  'sub-bass': subBass,
  'synth-bass': synthBass,
  'upright-bass': plucked({ bright: 0.25, sustain: 0.992, loud: 1.9, tone: 0.25 }),
} satisfies Partial<Record<Instrument, Maker>>;
