/** The whole piece as sound: voices into tracks, tracks into the room, and the sum to an even loudness. */
import { genres } from '../compose/genres.ts';
import { secondsOf, type Piece, type Role, type Track } from '../piece.ts';
import { eventsOf, type SoundEvent } from './events.ts';
import { loudnessOf } from './loudness.ts';
import { createRoom } from './room.ts';
import { isKit, makeVoice } from './voices.ts';

export const mixRate = 44_100;
const targetLoudness = -14;
const ceiling = 0.89;
const tail = 2.5;
/** What the browser plays and the mix begin with; the same in both. */
export const trackGain = 0.5;

export type Stereo = [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>];

export interface MixOptions {
  /** Ends exactly with the last bar, and what would ring on is heard at the start: it repeats without a seam. */
  isLoop?: boolean;
  rate?: number;
}

export function mix(piece: Piece, { isLoop = false, rate = mixRate }: MixOptions = {}): Stereo {
  const whole = mixDown(piece, { isLoop, rate });
  return mastered(whole, gainFor(whole, rate), rate);
}

/** Each track alone, at the level that it has in the mix. */
export function mixTracks(piece: Piece, rate = mixRate): { role: Role; sound: Stereo }[] {
  const gain = gainFor(mixDown(piece, { rate }), rate);
  return piece.tracks
    .filter(({ isMuted }) => !isMuted)
    .map(({ role }) => ({ role, sound: mastered(mixDown(piece, { rate, only: role }), gain, rate) }));
}

function mixDown(
  piece: Piece,
  { isLoop = false, only, rate = mixRate }: MixOptions & { only?: Role },
): Stereo {
  const body = Math.round(secondsOf(piece) * rate);
  const length = body + Math.round(tail * rate);
  const sum: Stereo = [new Float32Array(length), new Float32Array(length)];
  const send = new Float32Array(length);
  const events = eventsOf(piece);
  const duck = ducking(piece, events, { length, rate });
  const tracks = piece.tracks.filter(({ role, isMuted }) => !isMuted && (!only || role === only));
  for (const track of tracks) addTrack(track, events, { sum, send, duck, rate });
  addRoom(sum, send, rate);
  if (!isLoop) return sum;
  return sum.map((channel) => {
    for (let at = body; at < length; at += 1) channel[at - body]! += channel[at]!;
    return channel.slice(0, body);
  }) as Stereo;
}

interface Bus {
  sum: Stereo;
  send: Float32Array;
  duck: Float32Array | undefined;
  rate: number;
}

function addTrack(track: Track, events: readonly SoundEvent[], { sum, send, duck, rate }: Bus) {
  const voices = new Map<string, Float32Array>();
  const line = new Float32Array(send.length);
  for (const event of events) {
    if (event.role !== track.role) continue;
    const wish = voiceWish(track, event, rate);
    const key = `${wish.pitch} ${wish.velocity} ${wish.seconds}`;
    let voice = voices.get(key);
    if (!voice) voices.set(key, (voice = makeVoice(wish)));
    const from = Math.round(event.start * rate);
    const until = Math.min(voice.length, line.length - from);
    for (let at = 0; at < until; at += 1) line[from + at]! += voice[at]!;
  }
  const [left, right] = panned(track);
  const isDucked = duck && track.role !== 'drums' && track.role !== 'lead';
  for (let at = 0; at < line.length; at += 1) {
    const value = line[at]! * trackGain * track.volume * (isDucked ? duck[at]! : 1);
    sum[0][at]! += value * left;
    sum[1][at]! += value * right;
    send[at]! += value * track.room;
  }
}

/** What a voice is asked for as: rounded, so that few are made and many are played. */
export function voiceWish({ instrument }: Track, { pitch, velocity, seconds }: SoundEvent, rate: number) {
  return {
    instrument,
    pitch,
    velocity: Math.round(velocity * 12) / 12,
    seconds: isKit(instrument) ? 0 : Math.max(0.04, Math.round(seconds * 25) / 25),
    rate,
  };
}

/** Equal power, so that the middle is not louder than the sides. */
export function panned({ pan }: Pick<Track, 'pan'>): [number, number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2];
}

export const pumpSeconds = 0.24;

/** The kick pushes the others aside for a moment. */
function ducking(
  piece: Piece,
  events: readonly SoundEvent[],
  { length, rate }: { length: number; rate: number },
) {
  const { pump } = genres[piece.genre];
  if (pump === 0) return undefined;
  const gains = new Float32Array(length).fill(1);
  for (const { role, pitch, start } of events) {
    if (role !== 'drums' || pitch !== 36) continue;
    const from = Math.round(start * rate);
    const span = Math.round(pumpSeconds * rate);
    const down = Math.round(0.008 * rate);
    for (let at = 0; at < span && from + at < length; at += 1)
      gains[from + at] = Math.min(
        gains[from + at]!,
        1 - pump * (at < down ? at / down : 1 - (at - down) / (span - down)),
      );
  }
  return gains;
}

function addRoom(sum: Stereo, send: Float32Array, rate: number) {
  const room = createRoom(rate);
  for (let at = 0; at < send.length; at += 1) {
    const [left, right] = room(send[at]!);
    sum[0][at]! += left;
    sum[1][at]! += right;
  }
}

function gainFor(sum: Stereo, rate: number): number {
  const loudness = loudnessOf(sum, rate);
  return Number.isFinite(loudness) ? Math.min(8, 10 ** ((targetLoudness - loudness) / 20)) : 1;
}

/** No direct current, no peak above the ceiling: what would be is pressed down before it comes, and let go slowly. */
function mastered([left, right]: Stereo, gain: number, rate: number): Stereo {
  removeOffset(left, rate);
  removeOffset(right, rate);
  const ahead = Math.round(rate * 0.004);
  const needed = new Float32Array(left.length);
  for (let at = 0; at < left.length; at += 1) {
    const peak = Math.max(Math.abs(left[at]!), Math.abs(right[at]!)) * gain;
    needed[at] = peak > ceiling ? ceiling / peak : 1;
  }
  const least = lowestAhead(needed, ahead);
  const release = Math.exp(-1 / (rate * 0.12));
  let held = 1;
  let smooth = 1;
  for (let at = 0; at < left.length; at += 1) {
    held = Math.min(least[at]!, 1 - (1 - held) * release);
    smooth += (held - smooth) * (held < smooth ? 1 - Math.exp(-6 / ahead) : 1);
    const now = gain * Math.min(smooth, needed[at]!);
    left[at]! *= now;
    right[at]! *= now;
  }
  return [left, right];
}

function removeOffset(samples: Float32Array, rate: number) {
  const keep = Math.exp((-2 * Math.PI * 18) / rate);
  let before = 0;
  let out = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const value = samples[at]!;
    out = keep * (out + value - before);
    before = value;
    samples[at] = out;
  }
}

/** The lowest of each value and the next ones, in one pass. */
function lowestAhead(values: Float32Array, ahead: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let end = 0;
  for (let at = 0; at < values.length + ahead; at += 1) {
    if (at < values.length) {
      while (end > head && values[queue[end - 1]!]! >= values[at]!) end -= 1;
      queue[end++] = at;
    }
    const from = at - ahead;
    if (from < 0) continue;
    while (queue[head]! < from) head += 1;
    out[from] = values[queue[head]!]!;
  }
  return out;
}
