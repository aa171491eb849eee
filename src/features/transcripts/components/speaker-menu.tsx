import UserRound from 'lucide-react/icons/user-round';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { mostSpeakers } from '../data.ts';
import type { TranscriptEdits } from './use-transcript-edits.ts';

interface SpeakerMenuProps {
  at: number;
  current: number | null;
  speakers: readonly string[];
  edits: TranscriptEdits;
}

/** Who says a row: chosen in two clicks, for the row or for all that this voice says from here on. */
export function SpeakerMenu({ at, current, speakers, edits }: SpeakerMenuProps) {
  const name = current === null ? 'Speaker?' : (speakers[current] ?? 'Speaker?');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`${name}, change speaker`}
        className="-mx-1.5 rounded-md px-1.5 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink"
      >
        <bdi>{name}</bdi>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>Speaker</DropdownMenuLabel>
        {speakers.map((one, place) => (
          <DropdownMenuItem key={place} onSelect={() => edits.assign(at, place, 'row')}>
            <UserRound aria-hidden /> <bdi>{one}</bdi>
          </DropdownMenuItem>
        ))}
        {speakers.length < mostSpeakers && (
          <DropdownMenuItem onSelect={() => edits.addSpeaker(at)}>
            <UserRoundPlus aria-hidden /> New speaker
          </DropdownMenuItem>
        )}
        {speakers.length > 1 && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuLabel>This and all later rows by {name}</DropdownMenuLabel>
            {speakers.map(
              (one, place) =>
                place !== current && (
                  <DropdownMenuItem key={place} onSelect={() => edits.assign(at, place, 'onwards')}>
                    <UserRound aria-hidden /> <bdi>{one}</bdi>
                  </DropdownMenuItem>
                ),
            )}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
