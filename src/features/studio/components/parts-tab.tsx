import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { sayWhy } from '#tools/page/say-why.ts';
import { writeStudioPart } from '../contract.ts';
import { needsWork, stateIn, type PartState, type States } from '../part-state.ts';
import { newPart } from '../renew.ts';
import { partKinds, partTitle, type Part, type PartKind, type StudioSet } from '../set.ts';
import { zoneHere } from '../calendar/when.ts';
import { OpenedPart } from './opened-part.tsx';
import type { ChangeSet } from './set-desk.tsx';

interface PartsTabProps {
  set: StudioSet;
  states: States;
  open: string | undefined;
  onOpen: (id: string) => void;
  onChange: ChangeSet;
}

export function PartsTab({ set, states, open, onOpen, onChange }: PartsTabProps) {
  const shown = set.parts.find(({ id }) => id === open) ?? set.parts[0];
  const replace = (part: Part, what?: string) =>
    onChange(
      {
        ...set,
        // What is planned is planned on the clock of whoever plans first.
        zone: part.planned && !set.zone ? zoneHere() : set.zone,
        parts: set.parts.map((one) => (one.id === part.id ? part : one)),
      },
      what,
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label="Parts of the set"
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-20"
      >
        <ul className="flex gap-1.5 overflow-x-auto pb-1 lg:grid lg:overflow-visible">
          {set.parts.map((part) => (
            <li key={part.id} className="shrink-0">
              <PartButton
                part={part}
                state={stateIn(states, part)}
                isOpen={part.id === shown?.id}
                onOpen={() => onOpen(part.id)}
              />
            </li>
          ))}
        </ul>
        <AddPart set={set} onChange={onChange} onOpen={onOpen} />
      </nav>
      {shown ? (
        <OpenedPart
          key={shown.id}
          part={shown}
          state={stateIn(states, shown)}
          set={set}
          onChange={replace}
          onCard={(card) => onChange({ ...set, card })}
          onRemove={() => onChange({ ...set, parts: set.parts.filter(({ id }) => id !== shown.id) })}
        />
      ) : (
        <Notice tone="info">No parts left. Add one to continue.</Notice>
      )}
    </div>
  );
}

interface PartButtonProps {
  part: Part;
  state: PartState;
  isOpen: boolean;
  onOpen: () => void;
}

function PartButton({ part, state, isOpen, onOpen }: PartButtonProps) {
  const isWrong = needsWork(state);
  return (
    <button
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
      className={cn(
        'flex min-h-11 w-full items-center gap-2 rounded-full px-4 text-left whitespace-nowrap transition-colors duration-150',
        isOpen ? 'bg-bamboo-soft font-semibold' : 'hover:bg-sunken',
      )}
    >
      {isWrong ? (
        <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      ) : (
        <CircleCheck aria-hidden className="size-4.5 shrink-0 text-bamboo" />
      )}
      {partTitle(part.kind)}
      {isWrong && <span className="sr-only">(needs review)</span>}
    </button>
  );
}

function AddPart({ set, onChange, onOpen }: Pick<PartsTabProps, 'set' | 'onChange' | 'onOpen'>) {
  const [isAsking, setIsAsking] = useState(false);
  const write = useCall(writeStudioPart);
  const missing = partKinds.filter((kind) => !set.parts.some((part) => part.kind === kind));
  if (missing.length === 0) return null;
  function add(kind: PartKind) {
    setIsAsking(true);
    write.mutate(
      { body: { brief: set.brief, voice: set.voice, kind } },
      {
        onSuccess(fresh) {
          const part = newPart(crypto.randomUUID(), kind, fresh, set.brief);
          onChange({ ...set, parts: [...set.parts, part] });
          onOpen(part.id);
        },
        onError: sayWhy,
        onSettled: () => setIsAsking(false),
      },
    );
  }
  return (
    <Field label="Add a part" hideLabel>
      <Select value="" disabled={isAsking} onChange={({ target }) => add(target.value as PartKind)}>
        <option value="">Add a part…</option>
        <Options values={missing} labelOf={partTitle} />
      </Select>
    </Field>
  );
}
