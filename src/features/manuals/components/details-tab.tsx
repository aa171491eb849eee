import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { mostRows } from '../manual.ts';
import { otherUnits } from '../units-both-ways.ts';
import { newId, type ManualTabProps } from './manual-tab.ts';
import { RowsEditor } from './rows-editor.tsx';
import { LineField, TextField } from './text-fields.tsx';

export function DetailsTab({ manual, onChange }: ManualTabProps) {
  return (
    <div className="grid gap-8">
      <RowsEditor
        title="Parts"
        noun="part"
        rows={manual.parts}
        most={mostRows}
        make={() => ({ id: newId(), name: '', count: 1 })}
        onChange={(parts) => onChange({ parts })}
      >
        {(part, change) => (
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
            <LineField label="Part" value={part.name} onChange={(name) => change({ name })} />
            <Field label="Quantity">
              <Input
                type="number"
                min={1}
                max={9999}
                value={part.count}
                onChange={({ target }) =>
                  change({ count: Math.min(9999, Math.max(1, Math.round(Number(target.value)) || 1)) })
                }
              />
            </Field>
          </div>
        )}
      </RowsEditor>
      <RowsEditor
        title="Specifications"
        noun="specification"
        hint="Lengths, weights, volumes, pressures and temperatures are printed in both systems."
        rows={manual.specs}
        most={mostRows}
        make={() => ({ id: newId(), name: '', value: '', unit: '' })}
        onChange={(specs) => onChange({ specs })}
      >
        {(spec, change) => (
          <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_6rem]">
            <LineField label="Property" value={spec.name} onChange={(name) => change({ name })} />
            <LineField label="Value" value={spec.value} onChange={(value) => change({ value })} />
            <Field label="Unit">
              <Input
                maxLength={40}
                value={spec.unit}
                onChange={({ target }) => change({ unit: target.value })}
              />
            </Field>
            {otherUnits(spec.value, spec.unit) && (
              <p className="text-sm text-muted sm:col-span-3">
                Also printed: {otherUnits(spec.value, spec.unit)}
              </p>
            )}
          </div>
        )}
      </RowsEditor>
      <RowsEditor
        title="Maintenance"
        noun="task"
        rows={manual.care}
        most={mostRows}
        make={() => ({ id: newId(), task: '', interval: '' })}
        onChange={(care) => onChange({ care })}
      >
        {(row, change) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <LineField label="Task" value={row.task} onChange={(task) => change({ task })} />
            <LineField label="When" value={row.interval} onChange={(interval) => change({ interval })} />
          </div>
        )}
      </RowsEditor>
      <RowsEditor
        title="Troubleshooting"
        noun="problem"
        rows={manual.troubles}
        most={mostRows}
        make={() => ({ id: newId(), problem: '', cause: '', remedy: '' })}
        onChange={(troubles) => onChange({ troubles })}
      >
        {(row, change) => (
          <div className="grid gap-3 sm:grid-cols-3">
            <LineField label="Problem" value={row.problem} onChange={(problem) => change({ problem })} />
            <LineField label="Possible cause" value={row.cause} onChange={(cause) => change({ cause })} />
            <LineField label="What to do" value={row.remedy} onChange={(remedy) => change({ remedy })} />
          </div>
        )}
      </RowsEditor>
      <TextField label="Disposal" value={manual.disposal} onChange={(disposal) => onChange({ disposal })} />
      <TextField label="Warranty" value={manual.warranty} onChange={(warranty) => onChange({ warranty })} />
    </div>
  );
}
