/** Filters over all cards: one value of a column at a time, several columns together. */
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { ColumnFilter } from '../dashboard.ts';
import { formatValue } from '../format-value.ts';
import type { TypedTable } from '../table/typed-table.ts';

interface FiltersProps {
  /** Before it is filtered. */
  table: TypedTable;
  filters: readonly ColumnFilter[];
  onChange: (filters: ColumnFilter[]) => void;
}

const mostValues = 60;
const mostFilters = 5;

export function Filters({ table, filters, onChange }: FiltersProps) {
  const choices = useMemo(() => choicesOf(table), [table]);
  if (choices.length === 0) return null;
  const chosen = (name: string) => filters.find(({ column }) => column === name)?.values[0] ?? '';
  function set(name: string, value: string) {
    const others = filters.filter(({ column }) => column !== name);
    onChange(value === '' ? others : [...others, { column: name, values: [value] }]);
  }
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-end gap-3">
      {choices.map(({ name, values }) => (
        <Field key={name} label={name} className="min-w-32 flex-1 sm:max-w-48">
          <Select value={chosen(name)} onChange={({ target }) => set(name, target.value)}>
            <option value="">All</option>
            {values.toSorted().map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {filters.some(({ values }) => values.length > 0) && (
        <Button variant="ghost" onClick={() => onChange([])}>
          <X aria-hidden /> Clear filters
        </Button>
      )}
    </div>
  );
}

/** Columns with a few values, each of which is worth choosing. */
const choicesOf = (table: TypedTable) =>
  table.columns
    .filter(({ type }) => type === 'text' || type === 'yes-no')
    .map(({ name, values }) => ({
      name,
      values: [...new Set(values)].filter((value) => value !== null).map((value) => formatValue(value)),
    }))
    .filter(
      ({ values }) => values.length > 1 && values.length <= mostValues && values.length < table.rowCount,
    )
    .slice(0, mostFilters);
