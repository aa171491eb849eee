import type { Piece, Section } from '../piece.ts';
import type { Player } from '../play/player.ts';

/** What every part of the studio works on. */
export interface Editing {
  piece: Piece;
  player: Player;
  section: Section;
  /** Null while it can only be read. `what`: the same thing changed again without a pause is one step of undo. */
  onChange: ((piece: Piece, what?: string) => void) | null;
}
