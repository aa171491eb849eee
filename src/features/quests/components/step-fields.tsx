import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { listTools } from '#tools/run/contract.ts';
import { deedKinds, deedWords, type DeedName } from '../deed-words.ts';
import { longestHint, longestStepTitle, mostTimes } from '../limits.ts';
import { remixAsked, toolAsked } from '../asked.ts';
import type { QuestStep, StepCheck } from '../quest.ts';

interface StepFieldsProps {
  step: QuestStep;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  error: (name: string) => string | undefined;
  onChange: (step: QuestStep) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

export function StepFields(props: StepFieldsProps) {
  const { step, number, isFirst, isLast, error, onChange, onMove, onRemove } = props;
  const { title, hint, check } = step;
  const { data: tools } = useQuery(query(listTools));
  const setCheck = (some: Partial<StepCheck>) => onChange({ ...step, check: { ...check, ...some } });
  return (
    <Card asChild>
      <li className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-xl">Step {number}</h2>
          <div className="flex">
            <IconButton
              label={`Move step ${number} up`}
              size="sm"
              disabled={isFirst}
              onClick={() => onMove(-1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move step ${number} down`}
              size="sm"
              disabled={isLast}
              onClick={() => onMove(1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton label={`Remove step ${number}`} size="sm" onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        </div>
        <Field label="What to do" error={error('title')} required>
          <Input
            dir="auto"
            maxLength={longestStepTitle}
            value={title}
            onChange={({ target }) => onChange({ ...step, title: target.value })}
          />
        </Field>
        <Field label="Hint" optional error={error('hint')}>
          <Input
            dir="auto"
            maxLength={longestHint}
            value={hint}
            onChange={({ target }) => onChange({ ...step, hint: target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
          <Field label="Completed by" error={error('check')}>
            <Select
              value={check.did}
              onChange={({ target }) => setCheck({ did: target.value as DeedName, where: [] })}
            >
              <Options values={deedKinds} labelOf={(kind) => deedWords[kind].asks} />
            </Select>
          </Field>
          {check.did === 'run' ? (
            <Field label="Tool">
              <Select
                value={toolAsked(check) ?? ''}
                onChange={({ target }) =>
                  setCheck({ where: target.value ? [{ fact: 'tool', is: target.value }] : [] })
                }
              >
                <option value="">Any tool</option>
                {(tools?.items ?? []).map(({ id, title: name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          ) : (
            <span />
          )}
          <Field label="Times" error={error('check.times')}>
            <Input
              type="number"
              min={1}
              max={mostTimes}
              value={check.times}
              onChange={({ target }) => setCheck({ times: Number(target.value) })}
            />
          </Field>
        </div>
        {remixAsked(check) && (
          <p className="text-sm text-muted">Counts when it starts from this quest’s creation.</p>
        )}
      </li>
    </Card>
  );
}
