import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Piece } from '../piece.ts';
import { PieceView } from './piece-view.tsx';

export default function MusicWork({ content }: ViewedWork<Piece>) {
  return <PieceView piece={content} />;
}
