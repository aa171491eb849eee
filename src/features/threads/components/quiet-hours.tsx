import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { Link } from 'react-router';
import { putThreadQuietHours, threadQuietHours } from '../contract.ts';

const asClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const asMinutes = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const night = { from: 22 * 60, to: 7 * 60 };

/** When no e-mail about threads comes. */
export function QuietHours() {
  const { data } = useQuery(query(threadQuietHours));
  const put = useCall(putThreadQuietHours, { refreshes: [threadQuietHours] });
  if (!data) return null;
  const isOn = data.from !== data.to;
  const save = (hours: { from: number; to: number }) =>
    put.mutate({ body: { ...hours, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
  return (
    <section aria-label="Quiet hours" className="grid max-w-md gap-3">
      <Switch
        label="Quiet hours"
        hint="No e-mail about threads during these hours. You get it afterwards."
        checked={isOn}
        onChange={({ target }) => save(target.checked ? night : { from: 0, to: 0 })}
      />
      {isOn && (
        <div className="grid grid-cols-2 gap-3">
          <Field label="From">
            <Input
              type="time"
              value={asClock(data.from)}
              onChange={({ target }) => target.value && save({ from: asMinutes(target.value), to: data.to })}
            />
          </Field>
          <Field label="To" hint={data.timeZone}>
            <Input
              type="time"
              value={asClock(data.to)}
              onChange={({ target }) =>
                target.value && save({ from: data.from, to: asMinutes(target.value) })
              }
            />
          </Field>
        </div>
      )}
      {put.error && (
        <p role="alert" className="text-sm text-danger">
          {wordsOf(put.error)}
        </p>
      )}
      <p className="text-sm text-muted">
        Manage notifications in <Link to="/settings?tab=notifications">your settings</Link>.
      </p>
    </section>
  );
}
