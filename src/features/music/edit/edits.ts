/** Changes of a piece, each as a new piece. */
import {
  barTicks,
  step,
  type Note,
  type Piece,
  type Place,
  type Role,
  type Section,
  type Track,
} from '../piece.ts';

export const changeTrack = (piece: Piece, role: Role, change: Partial<Track>): Piece => ({
  ...piece,
  tracks: piece.tracks.map((track) => (track.role === role ? { ...track, ...change } : track)),
});

export const changeSection = (piece: Piece, id: string, change: Partial<Section>): Piece => ({
  ...piece,
  sections: piece.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
});

export const notesOf = (piece: Piece, id: string, role: Role): Note[] =>
  piece.sections.find((section) => section.id === id)?.notes[role] ?? [];

export function setNotes(piece: Piece, id: string, role: Role, notes: readonly Note[]): Piece {
  const section = piece.sections.find((one) => one.id === id);
  if (!section) return piece;
  const end = section.bars * barTicks(piece);
  const kept = notes
    .filter(([start]) => start >= 0 && start < end)
    .map(([start, length, pitch, velocity]): Note => [
      start,
      Math.max(1, Math.min(length, end - start)),
      pitch,
      velocity,
    ])
    .toSorted((one, other) => one[0] - other[0] || one[2] - other[2]);
  return changeSection(piece, id, { notes: { ...section.notes, [role]: kept } });
}

/** A hit of the drums on or off. */
export function toggleHit(piece: Piece, id: string, start: number, pitch: number): Piece {
  const notes = notesOf(piece, id, 'drums');
  const isThere = notes.some((note) => note[2] === pitch && Math.round(note[0] / step) * step === start);
  return setNotes(
    piece,
    id,
    'drums',
    isThere
      ? notes.filter((note) => note[2] !== pitch || Math.round(note[0] / step) * step !== start)
      : [...notes, [start, step, pitch, 100]],
  );
}

/** One bar of the drums in all bars of the section. */
export function repeatBar(piece: Piece, id: string, bar: number): Piece {
  const section = piece.sections.find((one) => one.id === id);
  if (!section) return piece;
  const length = barTicks(piece);
  const one = notesOf(piece, id, 'drums').filter(([start]) => Math.floor(start / length) === bar);
  const all = Array.from({ length: section.bars }, (_, at) =>
    one.map(([start, long, pitch, velocity]): Note => [start + (at - bar) * length, long, pitch, velocity]),
  );
  return setNotes(piece, id, 'drums', all.flat());
}

export const setOrder = (piece: Piece, order: readonly Place[]): Piece => ({ ...piece, order: [...order] });

export function movePlace(piece: Piece, at: number, by: number): Piece {
  const order = [...piece.order];
  const [place] = order.splice(at, 1);
  if (place) order.splice(Math.max(0, Math.min(order.length, at + by)), 0, place);
  return setOrder(piece, order);
}

export function toggleOff(piece: Piece, at: number, role: Role): Piece {
  return setOrder(
    piece,
    piece.order.map((place, of) =>
      of === at
        ? {
            ...place,
            off: place.off.includes(role) ? place.off.filter((one) => one !== role) : [...place.off, role],
          }
        : place,
    ),
  );
}

/** A section of its own with the same notes, so that one place can differ. */
export function splitPlace(piece: Piece, at: number): Piece {
  const section = piece.sections.find(({ id }) => id === piece.order[at]?.section);
  if (!section || piece.sections.length >= 8) return piece;
  const ids = new Set(piece.sections.map(({ id }) => id));
  const id = Array.from({ length: 9 }, (_, of) => `${section.id.slice(0, 16)}${of + 2}`).find(
    (one) => !ids.has(one),
  )!;
  const copy = { ...section, id, name: `${section.name.slice(0, 36)} ${id.at(-1)}` };
  return {
    ...piece,
    sections: [...piece.sections, copy],
    order: piece.order.map((place, of) => (of === at ? { ...place, section: id } : place)),
  };
}
