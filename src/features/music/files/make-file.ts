/** The files that a piece is taken away as. */
import { zipSync } from 'fflate';
import { AppError } from '#kit/errors.ts';
import { roleNames, secondsOf, type Piece } from '../piece.ts';
import { mix, mixRate, mixTracks } from '../sound/mix.ts';
import { abcOf } from './abc.ts';
import { midiOf } from './midi.ts';
import { writeWav } from './wav.ts';

export interface MusicFile {
  format: string;
  label: string;
  extension: string;
  contentType: string;
}

export const musicFiles: readonly MusicFile[] = [
  { format: 'wav', label: 'Audio (WAV)', extension: 'wav', contentType: 'audio/wav' },
  { format: 'loop', label: 'Seamless loop (WAV)', extension: 'wav', contentType: 'audio/wav' },
  { format: 'stems', label: 'One file per track (ZIP)', extension: 'zip', contentType: 'application/zip' },
  { format: 'midi', label: 'MIDI', extension: 'mid', contentType: 'audio/midi' },
  { format: 'abc', label: 'Sheet music (ABC)', extension: 'abc', contentType: 'text/vnd.abc; charset=utf-8' },
];

type Made = string | Uint8Array<ArrayBuffer>;
/** Seconds of all tracks together. */
const mostStems = 900;

const makers: Record<string, (piece: Piece, title: string) => Made> = {
  wav: (piece) => writeWav(mix(piece), mixRate),
  loop: (piece) => writeWav(mix(piece, { isLoop: true }), mixRate),
  stems,
  midi: midiOf,
  abc: abcOf,
};

export function fileByName(format: string) {
  const make = makers[format];
  if (!make)
    throw new AppError('invalid:setting', { issues: [{ path: 'format', message: 'No such format.' }] });
  return make;
}

function stems(piece: Piece): Made {
  if (secondsOf(piece) * piece.tracks.length > mostStems)
    throw new AppError('too_large', {
      message: 'Separate tracks are made for pieces of up to two and a half minutes.',
    });
  const files = mixTracks(piece).map(
    ({ role, sound }) => [`${roleNames[role]}.wav`, writeWav(sound, mixRate)] as const,
  );
  return zipSync(Object.fromEntries(files), { level: 0 });
}
