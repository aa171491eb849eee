import { cn } from '#kit/ui/cn.ts';
import { isKit } from '../sound/voices.ts';
import { instruments, roleNames, type Piece, type Role } from '../piece.ts';

interface TrackChoiceProps {
  piece: Piece;
  role: Role;
  onChoose: (role: Role) => void;
}

/** Which track the piano roll shows; the drums have a grid of their own. */
export function TrackChoice({ piece, role, onChoose }: TrackChoiceProps) {
  return (
    <div role="group" aria-label="Track" className="flex flex-wrap gap-2">
      {piece.tracks
        .filter(({ instrument }) => !isKit(instrument))
        .map((track) => (
          <button
            key={track.role}
            type="button"
            aria-pressed={track.role === role}
            onClick={() => onChoose(track.role)}
            className={cn(
              'min-h-11 rounded-full border-[1.5px] px-4 text-sm font-semibold',
              track.role === role
                ? 'border-bamboo bg-bamboo-soft'
                : 'border-line bg-surface hover:border-edge',
            )}
          >
            {roleNames[track.role]}{' '}
            <span className="font-normal text-muted">{instruments[track.instrument]}</span>
          </button>
        ))}
    </div>
  );
}
