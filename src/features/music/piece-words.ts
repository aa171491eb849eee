/** A piece in words: what it is, how it goes, and with what it is played. */
import { genres } from './compose/genres.ts';
import { moods } from './compose/moods.ts';
import { keyName } from './files/spell.ts';
import { barsOf, instruments, placesOf, roleNames, secondsOf, type Piece } from './piece.ts';

export function describePiece(piece: Piece): string {
  const seconds = Math.round(secondsOf(piece));
  const head = `${moods[piece.mood].title} ${genres[piece.genre].title.toLowerCase()} in ${keyName(piece)}, ${piece.tempo} beats per minute, ${barsOf(piece)} bars, ${seconds} seconds.`;
  const form = placesOf(piece).map(({ section }) => section.name);
  const chords = piece.sections.map(
    ({ name, chords: all }) => `${name}: ${all.map((chord) => chord.name).join(' – ')}`,
  );
  const tracks = piece.tracks.map(({ role, instrument }) => `${roleNames[role]}: ${instruments[instrument]}`);
  return [head, `Form: ${form.join(', ')}.`, ...chords, ...tracks].join('\n');
}
