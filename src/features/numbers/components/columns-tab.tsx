/** Every column: what it is and why, what is missing, how its values lie, and what can be put right. */
import { useMemo } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { Dashboard } from '../dashboard.ts';
import { formatValue } from '../format-value.ts';
import { profileOf, type ColumnProfile } from '../table/profile.ts';
import type { TypedTable } from '../table/typed-table.ts';
import { columnTypes, type ColumnSetting, type ColumnType } from '../table/value.ts';

interface ColumnsTabProps {
  table: TypedTable;
  dashboard: Dashboard;
  onChange?: ((dashboard: Dashboard) => void) | undefined;
}

const typeNames: Record<ColumnType, string> = {
  number: 'Number',
  date: 'Date',
  'yes-no': 'Yes or no',
  text: 'Text',
};

export function ColumnsTab({ table, dashboard, onChange }: ColumnsTabProps) {
  const profiles = useMemo(() => profileOf(table), [table]);
  function set(column: string, setting: ColumnSetting) {
    const before = dashboard.settings.find((one) => one.column === column);
    const others = dashboard.settings.filter((one) => one.column !== column);
    onChange?.({ ...dashboard, settings: [...others, { ...before, column, ...setting }] });
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
      {profiles.map((column) => (
        <Card key={column.name} asChild>
          <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            <ColumnCard
              column={column}
              rowCount={table.rowCount}
              onSet={onChange && ((setting) => set(column.name, setting))}
            />
          </li>
        </Card>
      ))}
    </ul>
  );
}

interface ColumnCardProps {
  column: ColumnProfile;
  rowCount: number;
  onSet: ((setting: ColumnSetting) => void) | undefined;
}

function ColumnCard({ column, rowCount, onSet }: ColumnCardProps) {
  const { name, type, reason, unit, missing, distinct, isKey, outliers, fixes } = column;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {name}
        </h3>
        <Badge tone="accent">{typeNames[type]}</Badge>
      </div>
      <p className="text-sm text-muted">
        {reason}
        {unit && ` In ${unit}.`}
        {isKey && ' Each value comes once.'}
      </p>
      <Values column={column} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        <Fact
          name="Empty"
          value={
            missing === 0
              ? 'None'
              : `${missing.toLocaleString('en')} (${Math.round((missing / Math.max(1, rowCount)) * 100)} %)`
          }
        />
        <Fact name="Distinct values" value={distinct.toLocaleString('en')} />
        {column.mean !== undefined && <Fact name="Average" value={formatValue(column.mean, unit)} />}
        {column.median !== undefined && <Fact name="Median" value={formatValue(column.median, unit)} />}
        {column.least !== undefined && <Fact name="From" value={formatValue(column.least, unit)} />}
        {column.most !== undefined && <Fact name="To" value={formatValue(column.most, unit)} />}
      </dl>
      {outliers.count > 0 && (
        <p className="text-sm">
          {outliers.count === 1 ? 'One value lies' : `${outliers.count.toLocaleString('en')} values lie`} far
          from the rest, such as {outliers.examples.map((value) => formatValue(value, unit)).join(', ')}.
        </p>
      )}
      {fixes.map(({ problem, action, setting }) => (
        <div key={action} className="grid justify-items-start gap-2 rounded-lg bg-honey p-3 text-sm">
          <p dir="auto">{problem}</p>
          {onSet && (
            <Button size="sm" variant="secondary" onClick={() => onSet(setting)}>
              {action}
            </Button>
          )}
        </div>
      ))}
      {onSet && (
        <Field label={`Type of ${name}`} hideLabel>
          <Select value={type} onChange={({ target }) => onSet({ type: target.value as ColumnType })}>
            <Options values={columnTypes} labelOf={(one) => `Read as ${typeNames[one].toLowerCase()}`} />
          </Select>
        </Field>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
    </div>
  );
}

/** Bars of how numbers lie, or the most common values. */
function Values({ column: { bins, top, isKey } }: { column: ColumnProfile }) {
  if (bins.length > 0) {
    const most = Math.max(...bins);
    return (
      <svg
        viewBox={`0 0 ${bins.length * 10} 40`}
        preserveAspectRatio="none"
        className="h-12 w-full"
        aria-hidden
      >
        {bins.map((count, at) => (
          <rect
            key={at}
            x={at * 10 + 1}
            width={8}
            y={40 - (count / most) * 40}
            height={(count / most) * 40}
            className="fill-bamboo"
          />
        ))}
      </svg>
    );
  }
  if (isKey || top.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {top.slice(0, 4).map(({ value, count }) => (
        <li key={String(value)} className="flex justify-between gap-3">
          <span dir="auto" className="truncate">
            {formatValue(value)}
          </span>
          <span className="text-muted tabular-nums">{count.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  );
}
