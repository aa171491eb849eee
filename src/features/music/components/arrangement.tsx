/** The order of the sections: which comes when, and which tracks are silent there. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import Split from 'lucide-react/icons/split';
import Trash from 'lucide-react/icons/trash-2';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { movePlace, setOrder, splitPlace, toggleOff } from '../edit/edits.ts';
import { placesOf, roleNames } from '../piece.ts';
import { stepsToBar, useStep } from '../play/use-player.ts';
import type { Editing } from './editing.ts';

interface ArrangementProps extends Editing {
  /** The id of the section that is edited. */
  chosen: string;
  onChoose: (id: string) => void;
}

export function Arrangement({ piece, player, onChange, chosen, onChoose }: ArrangementProps) {
  const now = Math.floor(useStep(player, piece) / stepsToBar(piece));
  const places = placesOf(piece);
  return (
    <ol aria-label="Arrangement" className="flex gap-2 overflow-x-auto pb-2">
      {places.map(({ at, place, section, bar }) => {
        const isNow = now >= bar && now < bar + section.bars;
        const name = `${section.name}, part ${at + 1}`;
        return (
          <li
            key={at}
            className={cn(
              'grid w-52 shrink-0 content-start gap-2 rounded-card border-[1.5px] p-3',
              isNow ? 'border-bamboo' : 'border-line',
              section.id === chosen && 'bg-bamboo-soft',
            )}
          >
            <button
              type="button"
              aria-pressed={section.id === chosen}
              onClick={() => onChoose(section.id)}
              className="min-h-11 text-start"
            >
              <span className="font-semibold">{section.name}</span>
              <span className="block text-sm text-muted">
                Bars {bar + 1}–{bar + section.bars}
              </span>
            </button>
            <div role="group" aria-label={`Tracks in ${name}`} className="flex flex-wrap gap-1">
              {piece.tracks.map(({ role }) => (
                <button
                  key={role}
                  type="button"
                  aria-pressed={!place.off.includes(role)}
                  disabled={!onChange}
                  onClick={() => onChange?.(toggleOff(piece, at, role))}
                  className={cn(
                    'min-h-7 rounded-full border px-2 text-xs',
                    place.off.includes(role)
                      ? 'border-line text-muted line-through'
                      : 'border-bamboo bg-surface',
                  )}
                >
                  {roleNames[role]}
                </button>
              ))}
            </div>
            {onChange && (
              <div className="flex gap-0.5">
                <IconButton
                  size="sm"
                  label={`Move ${name} earlier`}
                  disabled={at === 0}
                  onClick={() => onChange(movePlace(piece, at, -1))}
                >
                  <ChevronLeft aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Move ${name} later`}
                  disabled={at === places.length - 1}
                  onClick={() => onChange(movePlace(piece, at, 1))}
                >
                  <ChevronRight aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Repeat ${name}`}
                  onClick={() => onChange(setOrder(piece, piece.order.toSpliced(at, 0, place)))}
                >
                  <Copy aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Edit ${name} on its own`}
                  onClick={() => onChange(splitPlace(piece, at))}
                >
                  <Split aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Remove ${name}`}
                  disabled={places.length === 1}
                  onClick={() => onChange(setOrder(piece, piece.order.toSpliced(at, 1)))}
                >
                  <Trash aria-hidden />
                </IconButton>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
