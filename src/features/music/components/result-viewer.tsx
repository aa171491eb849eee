import type { Viewed } from '#tools/kinds/kind-table.ts';
import type { Piece } from '../piece.ts';
import { PieceView } from './piece-view.tsx';

export default function MusicResult({ output }: Viewed<Piece>) {
  return output.data ? <PieceView piece={output.data} /> : null;
}
