import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { Analysis } from '../dj/analyse.ts';
import { deckNames } from '../dj/desk.ts';
import { wheelName } from '../dj/plan-set.ts';
import { keyName } from '../files/spell.ts';
import type { Stereo } from '../sound/mix.ts';

export interface LibraryTrack extends Analysis {
  id: string;
  title: string;
  sound: Stereo;
}

interface TrackTableProps {
  tracks: readonly LibraryTrack[];
  onLoad: (track: LibraryTrack, deck: number) => void;
  onRemove: (id: string) => void;
}

/** Below this it is said that something may be wrong. */
const certain = 0.35;
const doubt = (certainty: number) =>
  certainty >= 1 ? '' : certainty < certain ? ' (uncertain)' : ' (detected)';

export function TrackTable({ tracks, onLoad, onRemove }: TrackTableProps) {
  return (
    <ol aria-label="Tracks of the set" className="grid gap-2">
      {tracks.map((track) => (
        <li
          key={track.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-2"
        >
          <span dir="auto" className="min-w-40 flex-1 font-medium wrap-anywhere">
            {track.title}
          </span>
          <span className="text-sm tabular-nums">
            {track.tempo.toFixed(track.tempoCertainty >= 1 ? 0 : 1)} bpm{doubt(track.tempoCertainty)}
          </span>
          <span className="text-sm">
            {keyName(track)}, {wheelName(track)}
            {doubt(track.keyCertainty)}
          </span>
          <span className="flex gap-1">
            {deckNames.map((name, at) => (
              <Button
                key={name}
                variant="ghost"
                size="sm"
                aria-label={`Load ${track.title} on deck ${name}`}
                onClick={() => onLoad(track, at)}
              >
                Deck {name}
              </Button>
            ))}
            <IconButton size="sm" label={`Remove ${track.title}`} onClick={() => onRemove(track.id)}>
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        </li>
      ))}
    </ol>
  );
}
