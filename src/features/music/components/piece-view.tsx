/** A piece to listen to: play, the bars with their reasons, the tracks, and the melody as sheet music. */
import { Badge } from '#kit/ui/badge.tsx';
import { genres } from '../compose/genres.ts';
import { moods } from '../compose/moods.ts';
import { keyName } from '../files/spell.ts';
import { instruments, roleNames, type Piece } from '../piece.ts';
import { usePiecePlayer } from '../play/use-player.ts';
import { BarStrip } from './bar-strip.tsx';
import { SheetMusic } from './sheet-music.tsx';
import { Transport } from './transport.tsx';

export function PieceView({ piece }: { piece: Piece }) {
  const player = usePiecePlayer(piece);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Transport piece={piece} player={player} />
      <ul className="flex flex-wrap gap-2" aria-label="About this piece">
        {[
          genres[piece.genre].title,
          moods[piece.mood].title,
          keyName(piece),
          `${piece.tempo} bpm`,
          `${piece.beats}/4`,
          ...piece.tracks.map(({ role, instrument }) => `${roleNames[role]}: ${instruments[instrument]}`),
        ].map((fact) => (
          <li key={fact}>
            <Badge>{fact}</Badge>
          </li>
        ))}
      </ul>
      <BarStrip piece={piece} player={player} />
      <details className="rounded-lg border-[1.5px] border-line p-4">
        <summary className="cursor-pointer font-semibold">Sheet music</summary>
        <SheetMusic piece={piece} />
      </details>
    </div>
  );
}
