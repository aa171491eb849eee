/** Where a recording is, for all who show it: told by the player many times a second, so nobody is drawn anew but who asks. */
import { createContext, useContext, useSyncExternalStore } from 'react';

export type Playback = ReturnType<typeof createPlayback>;

interface Player {
  seek(seconds: number, play: boolean): void;
  toggle(): void;
}

export function createPlayback() {
  const listeners = new Set<() => void>();
  let player: Player | undefined;
  let seconds = 0;
  let hasMoved = false;
  /** What was asked for before there was a player. */
  let wanted: number | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get seconds() {
      return seconds;
    },
    /** Nothing is marked before it has been played or sought. */
    get hasMoved() {
      return hasMoved;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** By the player, as it goes. */
    moveTo(now: number) {
      if (now === seconds && hasMoved) return;
      if (now > 0) hasMoved = true;
      seconds = now;
      tell();
    },
    seek(to: number, { play = true } = {}) {
      hasMoved = true;
      seconds = to;
      if (player) player.seek(to, play);
      else wanted = to;
      tell();
    },
    toggle: () => player?.toggle(),
    attach(next: Player) {
      player = next;
      if (wanted !== undefined) next.seek(wanted, false);
      return () => {
        if (player === next) player = undefined;
      };
    },
  };
}

export const PlaybackContext = createContext<Playback>(createPlayback());

/** Captions that were pasted have no recording to play. */
export const HasRecordingContext = createContext(true);

export const usePlayback = () => useContext(PlaybackContext);

/** Drawn anew only when what is selected changes. */
export function usePlayed<Part extends string | number | boolean>(
  select: (seconds: number) => Part,
  before: Part,
): Part {
  const playback = usePlayback();
  return useSyncExternalStore(
    playback.subscribe,
    () => (playback.hasMoved ? select(playback.seconds) : before),
    () => before,
  );
}
