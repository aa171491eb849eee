/** A lead sheet in ABC notation, which other programs print and play. */
import type { Piece } from '../piece.ts';
import { leadSheet, type SheetNote } from './lead-sheet.ts';
import { spell } from './spell.ts';

const signMarks: Record<number, string> = { 2: '^^', 1: '^', 0: '=', [-1]: '_', [-2]: '__' };
const barsToLine = 4;

export function abcOf(piece: Piece, title: string): string {
  const key = spell(60 + piece.tonic, piece);
  const keyField = `${key.letter}${key.sign === 1 ? '#' : key.sign === -1 ? 'b' : ''}${piece.mode === 'minor' ? 'm' : ''}`;
  const head = [
    'X:1',
    `T:${title.replaceAll(/[\r\n]+/g, ' ')}`,
    `M:${piece.beats}/4`,
    'L:1/16',
    `Q:1/4=${piece.tempo}`,
    `K:${keyField}`,
  ];
  const bars = leadSheet(piece).map(({ notes, chords }) => {
    let at = 0;
    const signs = new Map<string, number>();
    return notes
      .map((note) => {
        const chord = chords.find((one) => one.at >= at && one.at < at + note.length);
        at += note.length;
        return `${chord ? `"${plainChord(chord.name)}"` : ''}${noteOf(note, piece, signs)}`;
      })
      .join(' ');
  });
  const lines: string[] = [];
  for (let at = 0; at < bars.length; at += barsToLine)
    lines.push(
      `${bars.slice(at, at + barsToLine).join(' | ')} ${at + barsToLine >= bars.length ? '|]' : '|'}`,
    );
  return `${[...head, ...lines].join('\n')}\n`;
}

const plainChord = (name: string) => name.replaceAll('♯', '#').replaceAll('♭', 'b').replaceAll('"', '');

function noteOf({ pitch, length, isTied }: SheetNote, piece: Piece, signs: Map<string, number>): string {
  const long = length === 1 ? '' : String(length);
  if (pitch === null) return `z${long}`;
  const { letter, sign, octave, isUsual } = spell(pitch, piece);
  const place = `${letter}${octave}`;
  // A sign holds until the bar ends: it is written where the note differs from what stands there.
  const isSigned = signs.has(place) ? signs.get(place) !== sign : !isUsual;
  if (isSigned) signs.set(place, sign);
  const name = octave >= 5 ? letter.toLowerCase() + "'".repeat(octave - 5) : letter + ','.repeat(4 - octave);
  return `${isSigned ? signMarks[sign] : ''}${name}${long}${isTied ? '-' : ''}`;
}
