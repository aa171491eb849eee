/** The melody as bars of notes and rests, with the chords above: what sheet music is made of. */
import { barTicks, placesOf, step, type Note, type Piece } from '../piece.ts';

export interface SheetNote {
  /** In sixteenths. */
  length: number;
  pitch: number | null;
  /** It goes on in the next bar. */
  isTied: boolean;
}

export interface SheetBar {
  notes: SheetNote[];
  chords: { at: number; name: string }[];
  section: string | undefined;
}

export function leadSheet(piece: Piece): SheetBar[] {
  const steps = barTicks(piece) / step;
  return placesOf(piece).flatMap(({ section, place }) => {
    const line = place.off.includes('lead') ? [] : single(section.notes.lead ?? []);
    return Array.from({ length: section.bars }, (_, bar): SheetBar => ({
      notes: barOf(line, bar * steps, steps),
      chords: section.chords
        .filter(({ start }) => Math.floor(start / step / steps) === bar)
        .map(({ start, name }) => ({ at: start / step - bar * steps, name })),
      section: bar === 0 ? section.name : undefined,
    }));
  });
}

interface Sounding {
  start: number;
  end: number;
  pitch: number;
}

/** On the grid, one at a time: the highest of what starts together, each until the next. */
function single(notes: readonly Note[]): Sounding[] {
  const line: Sounding[] = [];
  for (const [start, length, pitch] of notes.toSorted(
    (one, other) => one[0] - other[0] || other[2] - one[2],
  )) {
    const from = Math.round(start / step);
    const last = line.at(-1);
    if (last && last.start === from) continue;
    if (last) last.end = Math.min(last.end, from);
    line.push({ start: from, end: from + Math.max(1, Math.round(length / step)), pitch });
  }
  return line;
}

function barOf(line: readonly Sounding[], from: number, steps: number): SheetNote[] {
  const notes: SheetNote[] = [];
  let now = from;
  const rest = (until: number) => {
    if (until > now) notes.push({ length: until - now, pitch: null, isTied: false });
    now = Math.max(now, until);
  };
  for (const { start, end, pitch } of line) {
    if (end <= from || start >= from + steps) continue;
    rest(Math.max(start, from));
    const until = Math.min(end, from + steps);
    notes.push({ length: until - now, pitch, isTied: end > from + steps });
    now = until;
  }
  rest(from + steps);
  return notes;
}
