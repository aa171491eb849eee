/** When each note sounds, in seconds: sections in their order, with swing and the small deviations of a player. */
import { barTicks, placesOf, secondsPerTick, step, type Piece, type Role } from '../piece.ts';

export interface SoundEvent {
  role: Role;
  start: number;
  seconds: number;
  pitch: number;
  /** From 0 to 1. */
  velocity: number;
}

/** A number from -1 to 1 that is the same for the same note. */
function deviation(...of: readonly number[]): number {
  let hash = 2166136261;
  for (const value of of) hash = Math.imul(hash ^ Math.floor(value), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  return (hash >>> 0) / 2 ** 31 - 1;
}

const order: Record<Role, number> = { drums: 0, bass: 1, chords: 2, pad: 3, arp: 4, lead: 5 };

/** The tick at which a note of the grid sounds. */
export function swung(tick: number, { swing }: Pick<Piece, 'swing'>): number {
  const place = tick % (2 * step);
  const late = swing * step;
  // Of a pair of sixteenths the second begins later; what is between moves with it.
  return (
    tick -
    place +
    (place <= step ? (place * (step + late)) / step : step + late + ((place - step) * (step - late)) / step)
  );
}

const mostLate = 0.012;

export function eventsOf(piece: Piece): SoundEvent[] {
  const second = secondsPerTick(piece);
  const bar = barTicks(piece);
  const silent = new Set(piece.tracks.filter(({ isMuted }) => isMuted).map(({ role }) => role));
  const events: SoundEvent[] = [];
  for (const { place, section, bar: from } of placesOf(piece))
    for (const { role } of piece.tracks) {
      if (silent.has(role) || place.off.includes(role)) continue;
      for (const [start, length, pitch, velocity] of section.notes[role] ?? []) {
        const at = from * bar + swung(start, piece);
        const chance = deviation(piece.seed, order[role], from * bar + start, pitch);
        // The first beat of a bar is where players meet.
        const late = start % bar === 0 ? 0 : chance * piece.feel * mostLate * (role === 'drums' ? 0.4 : 1);
        events.push({
          role,
          start: Math.max(0, at * second + late),
          seconds: (swung(start + length, piece) - swung(start, piece)) * second,
          pitch,
          velocity: Math.min(
            1,
            Math.max(0.05, velocity / 127 + deviation(pitch, start, piece.seed) * piece.feel * 0.06),
          ),
        });
      }
    }
  return events.toSorted((one, other) => one.start - other.start);
}
