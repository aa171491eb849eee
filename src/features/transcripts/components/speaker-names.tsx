import { Input } from '#kit/ui/input.tsx';
import { longestName } from '../data.ts';
import type { TranscriptEdits } from './use-transcript-edits.ts';

interface SpeakerNamesProps {
  speakers: readonly string[];
  isSuggested: boolean;
  edits: TranscriptEdits | null;
}

/** Who speaks. A name is written once and holds everywhere; two that are called the same become one. */
export function SpeakerNames({ speakers, isSuggested, edits }: SpeakerNamesProps) {
  if (speakers.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">Speakers</h3>
      {isSuggested && (
        <p className="text-sm text-muted">
          Identified by voice, so some may be wrong. {edits ? 'Correct them at each row.' : ''}
        </p>
      )}
      <ul className="grid gap-2">
        {speakers.map((name, place) => (
          <li key={`${place} ${name}`}>
            {edits ? (
              <Input
                aria-label={`Name of ${name}`}
                defaultValue={name}
                maxLength={longestName}
                onBlur={({ target }) => edits.rename(place, target.value)}
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
              />
            ) : (
              <bdi>{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
