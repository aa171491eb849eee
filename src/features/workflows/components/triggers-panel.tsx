/** Schedules and webhooks that start a workflow by themselves. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { Time } from '#kit/ui/time.tsx';
import { addTrigger, deleteTrigger, listTriggers, switchTrigger, type TriggerView } from '../contract.ts';
import type { Flow } from '../flow/flow.ts';
import { everies, type Rhythm } from '../schedule/rhythm.ts';

const everyWords = {
  hour: 'Every hour',
  day: 'Every day',
  week: 'On days of the week',
  month: 'Every month',
};
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const refreshes = [listTriggers];

export function TriggersPanel({ work, flow }: { work: string; flow: Flow }) {
  const { data, error } = useQuery(query(listTriggers, { params: { id: work } }));
  const add = useCall(addTrigger, { refreshes });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <div className="grid gap-5">
      {data.items.map((trigger) => (
        <Trigger key={trigger.id} trigger={trigger} />
      ))}
      {add.error && <Notice tone="error">{wordsOf(add.error)}</Notice>}
      <ScheduleForm
        isPending={add.isPending}
        onAdd={(rhythm) =>
          add.mutate({
            params: { id: work },
            body: {
              kind: 'schedule',
              rhythm,
              input: Object.fromEntries(flow.inputs.map(({ name, sample }) => [name, sample])),
            },
          })
        }
      />
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        pending={add.isPending}
        onClick={() => add.mutate({ params: { id: work }, body: { kind: 'webhook' } })}
      >
        Add webhook
      </Button>
      {data.sendingSecret && flow.steps.some(({ kind }) => kind === 'send') && (
        <Secret label="Results that this workflow sends are signed with" value={data.sendingSecret} />
      )}
    </div>
  );
}

function Trigger({ trigger }: { trigger: TriggerView }) {
  const { id, isOn, rhythm, nextAt, lastError, address, secret } = trigger;
  const change = useCall(switchTrigger, { refreshes });
  const remove = useCall(deleteTrigger, { refreshes });
  return (
    <Card className="grid gap-3">
      <Switch
        label={rhythm ? rhythmWords(rhythm) : 'Webhook'}
        hint={
          nextAt ? (
            <>
              Next: <Time value={nextAt} />
            </>
          ) : undefined
        }
        checked={isOn}
        onChange={({ target }) => change.mutate({ params: { id }, body: { isOn: target.checked } })}
      />
      {address && <Secret label="Send a POST with JSON to" value={address} />}
      {secret && <Secret label="Sign it after Standard Webhooks with" value={secret} />}
      {lastError && <Notice tone="warning">{lastError}</Notice>}
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start text-danger"
        pending={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        Delete
      </Button>
    </Card>
  );
}

function Secret({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">{label}</p>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 rounded-md bg-sunken p-2 text-sm wrap-anywhere">{value}</code>
        <CopyButton size="sm" variant="ghost" value={value} />
      </div>
    </div>
  );
}

const two = (number: number) => String(number).padStart(2, '0');

function rhythmWords({ every, minute, hour, days, day, zone }: Rhythm): string {
  if (every === 'hour') return `Every hour at ${two(minute)} minutes past`;
  const at = `at ${two(hour)}:${two(minute)} (${zone})`;
  if (every === 'week') return `Every ${days.map((one) => dayNames[one - 1]).join(', ')} ${at}`;
  return every === 'month' ? `Every month on day ${day} ${at}` : `Every day ${at}`;
}

function ScheduleForm({ isPending, onAdd }: { isPending: boolean; onAdd: (rhythm: Rhythm) => void }) {
  const [rhythm, setRhythm] = useState<Rhythm>(() => ({
    every: 'day',
    minute: 0,
    hour: 8,
    days: [1],
    day: 1,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const change = (changed: Partial<Rhythm>) => setRhythm({ ...rhythm, ...changed });
  return (
    <form
      className="grid gap-4 rounded-card bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(rhythm);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="How often">
          <Select
            value={rhythm.every}
            onChange={({ target }) => change({ every: target.value as Rhythm['every'] })}
          >
            {everies.map((every) => (
              <option key={every} value={every}>
                {everyWords[every]}
              </option>
            ))}
          </Select>
        </Field>
        {rhythm.every === 'month' && (
          <Field label="Day">
            <Input
              type="number"
              min={1}
              max={31}
              value={rhythm.day}
              onChange={({ target }) => change({ day: Number(target.value) })}
            />
          </Field>
        )}
        <Field label="Time">
          <Input
            type="time"
            required
            value={`${two(rhythm.hour)}:${two(rhythm.minute)}`}
            onChange={({ target }) => {
              const [hour = 0, minute = 0] = target.value.split(':').map(Number);
              change({ hour, minute });
            }}
          />
        </Field>
        <Field label="Time zone">
          <Input value={rhythm.zone} onChange={({ target }) => change({ zone: target.value })} />
        </Field>
      </div>
      {rhythm.every === 'week' && (
        <fieldset className="flex flex-wrap gap-4">
          <legend className="sr-only">Days</legend>
          {dayNames.map((name, at) => (
            <Checkbox
              key={name}
              label={name}
              checked={rhythm.days.includes(at + 1)}
              onChange={({ target }) =>
                change({
                  days: target.checked
                    ? [...rhythm.days, at + 1].toSorted((a, b) => a - b)
                    : rhythm.days.filter((day) => day !== at + 1),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <Button type="submit" variant="secondary" size="sm" className="justify-self-start" pending={isPending}>
        Add schedule
      </Button>
    </form>
  );
}
