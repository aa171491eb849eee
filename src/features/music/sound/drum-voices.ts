/** Drums, computed: a falling tone for skins, metal from six squares, noise for wires and shakers. */
import { createHighpass, createLowpass, createNoise } from './oscillators.ts';

export type Kit = 'acoustic' | 'electronic' | 'soft';

interface DrumWish {
  kit: Kit;
  pitch: number;
  velocity: number;
  rate: number;
}

const tau = 2 * Math.PI;
const looks: Record<Kit, { kick: number; length: number; dull: number; snare: number }> = {
  acoustic: { kick: 52, length: 0.28, dull: 9000, snare: 190 },
  electronic: { kick: 46, length: 0.42, dull: 14_000, snare: 210 },
  soft: { kick: 54, length: 0.24, dull: 4200, snare: 170 },
};

export function drumVoice({ kit, pitch, velocity, rate }: DrumWish): Float32Array<ArrayBuffer> {
  const look = looks[kit];
  const { seconds, sound } = soundOf(pitch, look);
  const samples = new Float32Array(Math.ceil(seconds * rate));
  const next = sound(rate, velocity);
  const dull = createLowpass(rate);
  const fade = Math.min(samples.length, Math.floor(rate * 0.01));
  for (let at = 0; at < samples.length; at += 1) {
    const end = Math.min(1, (samples.length - at) / fade);
    samples[at] = velocity * end * dull(next(at / rate), look.dull * (0.5 + 0.5 * velocity));
  }
  return samples;
}

type Sound = (rate: number, velocity: number) => (time: number) => number;

function soundOf(pitch: number, look: (typeof looks)[Kit]): { seconds: number; sound: Sound } {
  if (pitch === 36) return { seconds: look.length * 2, sound: kick(look.kick, look.length) };
  if (pitch === 38) return { seconds: 0.35, sound: snare(look.snare) };
  if (pitch === 37) return { seconds: 0.12, sound: rim };
  if (pitch === 39) return { seconds: 0.35, sound: clap };
  if (pitch === 42) return { seconds: 0.12, sound: metal(0.028, 0.34, 7000) };
  if (pitch === 46) return { seconds: 0.5, sound: metal(0.14, 0.32, 6500) };
  if (pitch === 51) return { seconds: 1.2, sound: metal(0.38, 0.22, 5200) };
  if (pitch === 49) return { seconds: 2.2, sound: metal(0.7, 0.4, 3800) };
  if (pitch === 45) return { seconds: 0.6, sound: kick(88, 0.3) };
  if (pitch === 50) return { seconds: 0.5, sound: kick(140, 0.24) };
  return { seconds: 0.14, sound: shaker };
}

const kick =
  (low: number, length: number): Sound =>
  () => {
    let phase = 0;
    let last = 0;
    const noise = createNoise(low);
    return (time) => {
      const frequency = low + low * 3.2 * Math.exp(-time * 38);
      phase += tau * frequency * (time - last);
      last = time;
      const click = time < 0.006 ? 0.25 * noise() * (1 - time / 0.006) : 0;
      return (
        0.95 *
          Math.tanh(1.5 * Math.sin(phase) * Math.exp((-time * 4.5) / (length * 2))) *
          Math.min(1, time * 900) +
        click
      );
    };
  };

const snare =
  (tone: number): Sound =>
  (rate) => {
    const noise = createNoise(tone);
    const high = createHighpass(rate, 1400);
    return (time) =>
      0.45 *
        Math.exp(-time * 26) *
        (Math.sin(tau * tone * time) + 0.5 * Math.sin(tau * tone * 1.78 * time)) *
        Math.min(1, time * 1500) +
      0.5 * Math.exp(-time * 17) * high(noise());
  };

const rim: Sound = (rate) => {
  const noise = createNoise(37);
  const high = createHighpass(rate, 2000);
  return (time) =>
    0.4 *
      Math.exp(-time * 70) *
      (Math.sin(tau * 820 * time) + Math.sin(tau * 1720 * time) * 0.6) *
      Math.min(1, time * 2000) +
    0.15 * Math.exp(-time * 160) * high(noise());
};

const clap: Sound = (rate) => {
  const noise = createNoise(39);
  const high = createHighpass(rate, 900);
  return (time) => {
    const burst = time < 0.03 ? Math.exp(-(time % 0.01) * 220) : Math.exp(-(time - 0.03) * 20);
    return 0.55 * burst * high(noise()) * Math.min(1, time * 1500);
  };
};

const metal =
  (fade: number, loud: number, cutoff: number): Sound =>
  (rate) => {
    const ratios = [2, 3, 4.16, 5.43, 6.79, 8.21];
    const noise = createNoise(cutoff);
    const high = createHighpass(rate, cutoff);
    const higher = createHighpass(rate, cutoff * 0.8);
    return (time) => {
      let sum = 0;
      for (const ratio of ratios) sum += Math.sign(Math.sin(tau * 415 * ratio * time));
      return loud * Math.exp(-time / fade) * higher(high(sum / 5 + 0.7 * noise())) * Math.min(1, time * 2000);
    };
  };

const shaker: Sound = (rate) => {
  const noise = createNoise(70);
  const high = createHighpass(rate, 5000);
  return (time) => 0.4 * Math.min(1, time * 60) * Math.exp(-Math.max(0, time - 0.02) * 45) * high(noise());
};
