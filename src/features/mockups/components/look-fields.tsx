import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { angles, backgrounds, devices, schemes, shadows, type Look } from '../content.ts';
import { deviceShapes } from '../drawing/geometry.ts';
import { angleWords, backgroundWords, deviceWords, schemeWords, shadowWords } from '../present-words.ts';

interface LookFieldsProps {
  look: Look;
  onChange: (look: Look) => void;
}

/** The frame and what surrounds it. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const choice = <Name extends Exclude<keyof Look, 'turned'>>(
    name: Name,
    label: string,
    values: readonly Look[Name][],
    words: Record<Look[Name], string>,
  ) => (
    <Field label={label}>
      <Select
        value={look[name]}
        onChange={({ target }) => onChange({ ...look, [name]: target.value as Look[Name] })}
      >
        <Options values={values} labelOf={(value) => words[value]} />
      </Select>
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-1">
      {choice('device', 'Frame', devices, deviceWords)}
      {choice('scheme', 'Frame colour', schemes, schemeWords)}
      {choice('angle', 'Angle', angles, angleWords)}
      {choice('background', 'Background', backgrounds, backgroundWords)}
      {choice('shadow', 'Shadow', shadows, shadowWords)}
      {deviceShapes[look.device].canTurn && (
        <Switch
          label="Landscape"
          checked={look.turned}
          onChange={({ target }) => onChange({ ...look, turned: target.checked })}
        />
      )}
    </div>
  );
}
