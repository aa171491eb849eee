import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { Button } from '#kit/ui/button.tsx';
import { Select } from '#kit/ui/select.tsx';
import { changeTrack } from '../edit/edits.ts';
import { isKit } from '../sound/voices.ts';
import { instrumentIds, instruments, roleNames, type Instrument, type Track } from '../piece.ts';
import type { Editing } from './editing.ts';

export function Mixer({ piece, onChange }: Editing) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {piece.tracks.map((track) => (
        <li key={track.role} className="grid gap-3 rounded-card border-[1.5px] border-line p-4">
          <div className="flex items-center justify-between gap-2">
            <span className="font-semibold">{roleNames[track.role]}</span>
            <div className="flex gap-1">
              <Button
                size="sm"
                variant={isSolo(piece.tracks, track) ? 'primary' : 'ghost'}
                aria-pressed={isSolo(piece.tracks, track)}
                aria-label={`Solo ${roleNames[track.role]}`}
                disabled={!onChange}
                onClick={() => onChange?.({ ...piece, tracks: solo(piece.tracks, track) })}
              >
                Solo
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-pressed={track.isMuted}
                aria-label={`Mute ${roleNames[track.role]}`}
                disabled={!onChange}
                onClick={() => onChange?.(changeTrack(piece, track.role, { isMuted: !track.isMuted }))}
              >
                {track.isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />} Mute
              </Button>
            </div>
          </div>
          <Select
            aria-label={`Instrument of ${roleNames[track.role]}`}
            disabled={!onChange}
            value={track.instrument}
            onChange={({ target }) =>
              onChange?.(changeTrack(piece, track.role, { instrument: target.value as Instrument }))
            }
          >
            {instrumentIds
              .filter((id) => isKit(id) === isKit(track.instrument))
              .map((id) => (
                <option key={id} value={id}>
                  {instruments[id]}
                </option>
              ))}
          </Select>
          {(['volume', 'pan', 'room'] as const).map((knob) => (
            <label key={knob} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2 text-sm">
              {words[knob]}
              <input
                type="range"
                aria-label={`${words[knob]} of ${roleNames[track.role]}`}
                min={knob === 'pan' ? -1 : 0}
                max={1}
                step={0.01}
                disabled={!onChange}
                value={track[knob]}
                onChange={({ target }) =>
                  onChange?.(
                    changeTrack(piece, track.role, { [knob]: Number(target.value) }),
                    `${knob} ${track.role}`,
                  )
                }
                className="h-9 w-full accent-bamboo"
              />
            </label>
          ))}
        </li>
      ))}
    </ul>
  );
}

const words = { volume: 'Volume', pan: 'Pan', room: 'Reverb' };

const isSolo = (tracks: readonly Track[], track: Track) =>
  !track.isMuted && tracks.every(({ role, isMuted }) => role === track.role || isMuted);

/** This one alone, or all again. */
const solo = (tracks: readonly Track[], track: Track): Track[] =>
  tracks.map((one) => ({ ...one, isMuted: isSolo(tracks, track) ? false : one.role !== track.role }));
