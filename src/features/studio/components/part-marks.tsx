/** What a part says otherwise than its brief or its voice, each with a way out. */
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Button } from '#kit/ui/button.tsx';
import { sentencesOf } from '#language/sentences.ts';
import type { Added } from '../facts/added.ts';
import { putRight, type Stale } from '../facts/stale.ts';
import { networks } from '../networks.ts';
import { isNetwork, wordFields, type Part, type StudioSet } from '../set.ts';
import type { PartState } from '../part-state.ts';

interface PartMarksProps {
  part: Part;
  state: PartState;
  set: StudioSet;
  onChange: (part: Part) => void;
}

export function PartMarks({ part, state, set, onChange }: PartMarksProps) {
  const { stale, added, voice, over } = state;
  if (stale.length + added.length + voice.length + over === 0) return null;
  return (
    <div className="grid gap-3">
      {(stale.length > 0 || added.length > 0) && (
        <section aria-label="Fact lock" className="grid gap-3 rounded-card bg-honey p-4">
          <h3 className="flex items-center gap-2 text-base font-semibold">
            <LockKeyhole aria-hidden className="size-4.5" /> Fact lock
          </h3>
          <ul className="grid gap-3">
            {stale.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <StaleWords stale={one} />
                {one.now !== null ? (
                  <Button size="sm" onClick={() => onChange(putRight(part, one, set.brief))}>
                    Fix
                  </Button>
                ) : (
                  <Button size="sm" onClick={() => onChange(withoutSaying(part, one.was))}>
                    Remove
                  </Button>
                )}
              </li>
            ))}
            {added.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <AddedWords added={one} />
                <span className="flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => onChange(withoutSaying(part, one.says))}>
                    Remove
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    onClick={() => onChange({ ...part, settled: [...part.settled, one.id].slice(-200) })}
                  >
                    Keep
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {over > 0 && isNetwork(part.kind) && (
        <p role="status" className="rounded-card bg-blush p-4">
          {over.toLocaleString('en')} characters over the limit for {networks[part.kind].title}. Cut a
          sentence, or regenerate it below.
        </p>
      )}
      {voice.length > 0 && (
        <section aria-label="Voice" className="grid gap-2 rounded-card bg-sky p-4">
          <h3 className="text-base font-semibold">Not quite your voice</h3>
          <ul className="grid gap-2">
            {voice.map(({ rule, words, fix }) => (
              <li key={rule} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {words}
                </span>
                {fix && (
                  <Button
                    size="sm"
                    variant="secondary"
                    onClick={() =>
                      onChange({
                        ...part,
                        ...Object.fromEntries(wordFields.map((field) => [field, fix(part[field])])),
                      })
                    }
                  >
                    Fix
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export const StaleWords = ({ stale: { label, was, now } }: { stale: Stale }) => (
  <span dir="auto" className="min-w-0 wrap-anywhere">
    {label && <strong>{label}: </strong>}
    It says “{was}”. {now === null ? 'That’s no longer in the brief.' : <>It should be “{now}”.</>}
  </span>
);

const AddedWords = ({ added: { says } }: { added: Added }) => (
  <span dir="auto" className="min-w-0 wrap-anywhere">
    It says “{says}”. That’s not in the brief.
  </span>
);

/** Whole sentences and lines go: what is left of them would say something else. */
function withoutSaying(part: Part, words: string): Part {
  const without = (text: string) =>
    text
      .split('\n')
      .map((line) =>
        !line.includes(words)
          ? line
          : line.includes(' · ')
            ? line
                .split(' · ')
                .filter((one) => !one.includes(words))
                .join(' · ')
            : sentencesOf(line)
                .filter((sentence) => !sentence.includes(words))
                .join(' '),
      )
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  return {
    ...part,
    text: without(part.text),
    title: part.title.replaceAll(words, '').replaceAll(/ {2,}/g, ' ').trim(),
    aside: without(part.aside),
  };
}
