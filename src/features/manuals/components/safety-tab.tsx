import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { labelsIn } from '../labels.ts';
import { hazardNames, hazards, mostRows, signals, type Hazard, type Signal } from '../manual.ts';
import { newId, type ManualTabProps } from './manual-tab.ts';
import { RowsEditor } from './rows-editor.tsx';
import { SafetySign } from './safety-sign.tsx';
import { LineField, TextField } from './text-fields.tsx';

const meanings: Record<Signal, string> = {
  danger: 'Danger: will kill or seriously injure',
  warning: 'Warning: could kill or seriously injure',
  caution: 'Caution: could injure slightly',
  notice: 'Notice: damage, but no injury',
};

export function SafetyTab({ manual, onChange }: ManualTabProps) {
  const words = labelsIn(manual.language).signals;
  return (
    <RowsEditor
      title="Safety notices"
      noun="notice"
      hint="Signal words and colours follow ANSI Z535. In the manual, the gravest come first."
      rows={manual.notices}
      most={mostRows}
      make={() => ({
        id: newId(),
        signal: 'warning' as const,
        hazard: 'general' as const,
        danger: '',
        consequence: '',
        avoidance: '',
      })}
      onChange={(notices) => onChange({ notices })}
    >
      {(notice, change) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Signal word">
              <Select
                value={notice.signal}
                onChange={({ target }) => change({ signal: target.value as Signal })}
              >
                <Options values={signals} labelOf={(signal) => meanings[signal]} />
              </Select>
            </Field>
            <Field label="Symbol">
              <Select
                value={notice.hazard}
                onChange={({ target }) => change({ hazard: target.value as Hazard })}
              >
                <Options values={hazards} labelOf={(hazard) => hazardNames[hazard]} />
              </Select>
            </Field>
            <LineField label="Hazard" value={notice.danger} onChange={(danger) => change({ danger })} />
            <LineField
              label="Consequence"
              value={notice.consequence}
              onChange={(consequence) => change({ consequence })}
            />
            <TextField
              className="sm:col-span-2"
              label="How to avoid it"
              value={notice.avoidance}
              onChange={(avoidance) => change({ avoidance })}
            />
          </div>
          {(notice.danger || notice.avoidance) && <SafetySign {...notice} word={words[notice.signal]} />}
        </>
      )}
    </RowsEditor>
  );
}
