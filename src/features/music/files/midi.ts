/** A piece as a MIDI file, with the swing and the small deviations that it is played with. */
import { writeMidi, type MidiEvent } from 'midi-file';
import { isKit } from '../sound/voices.ts';
import {
  keyOf,
  roleNames,
  secondsPerTick,
  ticksPerBeat,
  type Instrument,
  type Piece,
  type Track,
} from '../piece.ts';
import { eventsOf } from '../sound/events.ts';

const scale = 10;
/** General MIDI. */
const programs: Partial<Record<Instrument, number>> = {
  'electric-piano': 4,
  piano: 0,
  pad: 89,
  strings: 48,
  organ: 16,
  guitar: 25,
  bell: 14,
  lead: 81,
  flute: 73,
  'sub-bass': 39,
  'synth-bass': 38,
  'upright-bass': 32,
};
/** Sharps, or flats below zero, of the major keys. */
const signatures = [0, -5, 2, -3, 4, -1, 6, 1, -4, 3, -2, 5];

export function midiOf(piece: Piece, title: string): Uint8Array<ArrayBuffer> {
  const head: MidiEvent[] = [
    { deltaTime: 0, type: 'trackName', text: plain(title) },
    { deltaTime: 0, type: 'setTempo', microsecondsPerBeat: Math.round(60_000_000 / piece.tempo) },
    {
      deltaTime: 0,
      type: 'timeSignature',
      numerator: piece.beats,
      denominator: 4,
      metronome: 24,
      thirtyseconds: 8,
    },
    {
      deltaTime: 0,
      type: 'keySignature',
      key: signatures[piece.mode === 'major' ? piece.tonic : (piece.tonic + 3) % 12]!,
      scale: piece.mode === 'major' ? 0 : 1,
    },
    { deltaTime: 0, type: 'text', text: plain(keyOf(piece)) },
    { deltaTime: 0, type: 'endOfTrack' },
  ];
  const tracks = piece.tracks.map((track, at) => trackOf(piece, track, at));
  const bytes = writeMidi({
    header: { format: 1, numTracks: tracks.length + 1, ticksPerBeat: ticksPerBeat * scale },
    tracks: [head, ...tracks],
  });
  return new Uint8Array(bytes);
}

function trackOf(piece: Piece, track: Track, at: number): MidiEvent[] {
  // The tenth channel is for drums.
  const channel = isKit(track.instrument) ? 9 : at < 9 ? at : at + 1;
  const perTick = secondsPerTick(piece) / scale;
  const marks = eventsOf({ ...piece, tracks: [{ ...track, isMuted: false }] }).flatMap(
    ({ start, seconds, pitch, velocity }) => {
      const from = Math.round(start / perTick);
      const until = Math.max(from + 1, Math.round((start + seconds) / perTick) - 1);
      const loud = Math.round(velocity * 127);
      return [
        { tick: from, isOn: true, pitch, velocity: loud },
        { tick: until, isOn: false, pitch, velocity: 0 },
      ];
    },
  );
  // What ends goes before what begins at the same moment, or a repeated note would be cut.
  marks.sort((one, other) => one.tick - other.tick || Number(one.isOn) - Number(other.isOn));
  const events: MidiEvent[] = [
    { deltaTime: 0, type: 'trackName', text: roleNames[track.role] },
    { deltaTime: 0, channel, type: 'programChange', programNumber: programs[track.instrument] ?? 0 },
    { deltaTime: 0, channel, type: 'controller', controllerType: 7, value: Math.round(track.volume * 127) },
    {
      deltaTime: 0,
      channel,
      type: 'controller',
      controllerType: 10,
      value: Math.round((track.pan + 1) * 63.5),
    },
  ];
  let before = 0;
  for (const { tick, isOn, pitch, velocity } of marks) {
    events.push({
      deltaTime: tick - before,
      channel,
      type: isOn ? 'noteOn' : 'noteOff',
      noteNumber: pitch,
      velocity,
    });
    before = tick;
  }
  return [...events, { deltaTime: 0, type: 'endOfTrack' }];
}

/** Names in these files are bytes. */
const plain = (text: string) =>
  text
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 120);
