import { useMemo, useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { longestCron, nextRuns, readCron } from '../../helpers/cron.ts';
import { ExplainedTable } from './explained-table.tsx';

/** A cron expression in words, and when it runs next. */
export function CronHelper() {
  const [text, setText] = useState('30 9 * * mon-fri');
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [now] = useState(() => Date.now());
  const cron = useMemo(() => readCron(text), [text]);
  const runs = useMemo(
    () => ('fields' in cron ? nextRuns(cron, now, zone, 8) : undefined),
    [cron, now, zone],
  );
  const zones = useMemo(() => [...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])], [zone]);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Cron expression"
          hint="Minute, hour, day of the month, month, weekday"
          error={'problem' in cron ? cron.problem : undefined}
        >
          <Input
            className="font-mono"
            spellCheck={false}
            maxLength={longestCron}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Field label="Time zone">
          <Select value={zone} onChange={({ target }) => setZone(target.value)}>
            {zones.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      </div>
      {'words' in cron && (
        <ExplainedTable
          label="Explanation"
          rows={cron.words.map(({ name, field, words }) => ({ part: field, words: `${name}: ${words}` }))}
        />
      )}
      {runs && (
        <section className="grid gap-2">
          <h2 className="text-lg">Next runs</h2>
          {runs.length === 0 && <p>Never: there is no such day.</p>}
          <ol className="grid gap-1">
            {runs.map((at) => (
              <li key={at}>
                {format(at, zone)} <span className="text-sm text-muted">({new Date(at).toISOString()})</span>
              </li>
            ))}
          </ol>
          <p className="text-sm text-muted">
            What falls into an hour that is skipped when clocks are put forward does not run; in one that is
            repeated it runs once.
          </p>
        </section>
      )}
    </>
  );
}

const format = (at: number, zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'full', timeStyle: 'short' }).format(at);
