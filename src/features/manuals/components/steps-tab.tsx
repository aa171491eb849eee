import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { bases, mostSteps, type Basis, type Step, type StepGroup } from '../manual.ts';
import { newId, type ManualTabProps } from './manual-tab.ts';
import { RowsEditor } from './rows-editor.tsx';
import { TextField } from './text-fields.tsx';

const groups: readonly { group: StepGroup; title: string; noun: string }[] = [
  { group: 'setup', title: 'Setting up', noun: 'setup step' },
  { group: 'use', title: 'Using the product', noun: 'step' },
];
const basisNames: Record<Basis, string> = {
  shown: 'Shown: seen on the product or a photo',
  inferred: 'Inferred: not checked on the product',
};

export function StepsTab({ manual, onChange }: ManualTabProps) {
  const { steps, photos } = manual;
  const ofGroup = (wanted: StepGroup) => steps.filter(({ group }) => group === wanted);
  const change = (wanted: StepGroup, rows: Step[]) =>
    onChange({
      steps: [
        ...(wanted === 'setup' ? rows : ofGroup('setup')),
        ...(wanted === 'use' ? rows : ofGroup('use')),
      ],
    });
  return (
    <div className="grid gap-8">
      {groups.map(({ group, title, noun }) => (
        <RowsEditor
          key={group}
          title={title}
          noun={noun}
          rows={ofGroup(group)}
          most={mostSteps - steps.length + ofGroup(group).length}
          make={() => ({ id: newId(), group, text: '', basis: 'shown' as const, photo: '' })}
          onChange={(rows) => change(group, rows)}
        >
          {(step, changeStep, number) => (
            <>
              <TextField
                label={`Step ${number}`}
                value={step.text}
                onChange={(text) => changeStep({ text })}
              />
              <div className="grid gap-3 sm:grid-cols-2">
                <Field label="Basis">
                  <Select
                    value={step.basis}
                    onChange={({ target }) => changeStep({ basis: target.value as Basis })}
                  >
                    <Options values={bases} labelOf={(basis) => basisNames[basis]} />
                  </Select>
                </Field>
                {photos.length > 0 && (
                  <Field label="Photo">
                    <Select value={step.photo} onChange={({ target }) => changeStep({ photo: target.value })}>
                      <Options
                        values={['', ...photos.map(({ id }) => id)]}
                        labelOf={(id) => {
                          const at = photos.findIndex((photo) => photo.id === id);
                          return at < 0 ? 'None' : `Figure ${at + 1}`;
                        }}
                      />
                    </Select>
                  </Field>
                )}
              </div>
            </>
          )}
        </RowsEditor>
      ))}
    </div>
  );
}
