import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { briefPutRight, oldInBrief } from '../facts/stale.ts';
import { briefSchema, isLink, noLink } from '../fields.ts';
import { stateIn, withAllRight, type States } from '../part-state.ts';
import { partTitle, type StudioSet } from '../set.ts';
import { BriefFields, type BriefValues } from './brief-fields.tsx';
import { StaleWords } from './part-marks.tsx';
import type { ChangeSet } from './set-desk.tsx';

interface BriefTabProps {
  set: StudioSet;
  states: States;
  onChange: ChangeSet;
  onShow: (id: string) => void;
}

/** The brief to change, and at once which parts say otherwise. */
export function BriefTab({ set, states, onChange, onShow }: BriefTabProps) {
  const wrong = set.parts.filter((part) => stateIn(states, part).stale.length > 0);
  const fixable = wrong.filter((part) => stateIn(states, part).stale.some(({ now }) => now !== null));
  const old = oldInBrief(set);
  const issues = briefSchema.safeParse(set.brief).error?.issues ?? [];
  const errorOf = (name: keyof BriefValues) =>
    name === 'links' && set.brief.links.some(({ url }) => !isLink(url))
      ? noLink
      : issues.find(({ path }) => path[0] === name)?.message;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <BriefFields
          values={set.brief}
          errorOf={errorOf}
          onChange={(name, value) =>
            onChange({ ...set, brief: { ...set.brief, [name]: value } }, `brief ${name}`)
          }
        />
      </Card>
      <Card
        padding="lg"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100vh-6rem)] lg:overflow-y-auto"
      >
        <h2 className="flex items-center gap-2 font-display text-xl">
          <LockKeyhole aria-hidden className="size-5" /> Fact lock
        </h2>
        <p role="status" className="text-muted">
          {wrong.length === 0
            ? 'Every part matches the brief.'
            : `${wrong.length === 1 ? 'One part says' : `${wrong.length} parts say`} something that’s no longer in the brief.`}
        </p>
        {old.length > 0 && (
          <ul aria-label="In your text" className="grid gap-3 rounded-lg bg-honey p-3">
            {old.map((one) => (
              <li key={one.was} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  Your text still says “{one.was}”. It should be “{one.now}”.
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => onChange({ ...set, brief: briefPutRight(set.brief, one) })}
                >
                  Fix in your text
                </Button>
              </li>
            ))}
          </ul>
        )}
        {fixable.length > 0 && (
          <Button
            className="w-fit"
            onClick={() => onChange({ ...set, parts: set.parts.map((part) => withAllRight(part, set)) })}
          >
            Fix in {fixable.length === 1 ? 'that part' : `all ${fixable.length} parts`}
          </Button>
        )}
        <ul className="grid gap-4">
          {wrong.map((part) => (
            <li key={part.id} className="grid gap-1.5 rounded-lg bg-honey p-3">
              <Button variant="link" size="sm" className="w-fit" onClick={() => onShow(part.id)}>
                {partTitle(part.kind)}
              </Button>
              {stateIn(states, part).stale.map((stale) => (
                <StaleWords key={stale.id} stale={stale} />
              ))}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
