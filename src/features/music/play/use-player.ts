import { useEffect, useState, useSyncExternalStore } from 'react';
import { barTicks, secondsPerTick, step, type Piece } from '../piece.ts';
import { createPlayer, type Player } from './player.ts';

/** A player of this piece, which follows its changes and ends with the page. */
export function usePiecePlayer(piece: Piece): Player {
  const [player] = useState(createPlayer);
  useEffect(() => player.load(piece), [player, piece]);
  useEffect(() => () => player.close(), [player]);
  return player;
}

export const useIsPlaying = ({ subscribe, isPlaying }: Player) =>
  useSyncExternalStore(subscribe, isPlaying, () => false);

export const useIsLooping = ({ subscribe, isLooping }: Player) =>
  useSyncExternalStore(subscribe, isLooping, () => true);

/** The sixteenth that is heard now, from the start of the piece; drawn anew only when it changes. */
export function useStep(player: Player, piece: Piece): number {
  const [now, setNow] = useState(0);
  const isPlaying = useIsPlaying(player);
  useEffect(() => {
    const second = step * secondsPerTick(piece);
    const read = () => setNow(Math.floor(player.position() / second + 1e-6));
    read();
    if (!isPlaying) return player.subscribe(read);
    let frame = requestAnimationFrame(function follow() {
      read();
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [player, piece, isPlaying]);
  return now;
}

export const stepsToBar = (piece: Piece) => barTicks(piece) / step;
