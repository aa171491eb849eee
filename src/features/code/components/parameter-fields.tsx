/** The numbers that the chosen blocks begin with: as the description says, as is usual, or as someone enters them. */
import { useDeferredValue, useMemo } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import type { BlockId } from '../blocks/block.ts';
import { chooseBlocks } from '../blocks/choose-blocks.ts';
import { takeFields } from '../blocks/field-type.ts';
import { parametersOf, problemOfValue, unitWords, type ParameterValue } from '../blocks/parameters.ts';
import { readParameters } from '../blocks/read-parameters.ts';
import { blockOf } from '../blocks/table.ts';

interface ParameterFieldsProps {
  description: string;
  blocks: readonly BlockId[];
  /** What someone entered. */
  values: readonly ParameterValue[];
  onChange: (values: ParameterValue[]) => void;
}

export function ParameterFields({ description, blocks, values, onChange }: ParameterFieldsProps) {
  const described = useDeferredValue(description);
  const { ids, read } = useMemo(() => {
    const { rest } = takeFields(described);
    const chosen = blocks.length > 0 ? blocks : chooseBlocks(rest).blocks;
    return { ids: chosen, read: readParameters(rest, chosen) };
  }, [described, blocks]);
  const shown = ids.flatMap((block) => parametersOf(block).map((parameter) => ({ block, parameter })));
  if (shown.length === 0) return null;
  const valueIn = (from: readonly ParameterValue[], block: BlockId, name: string) =>
    from.find((one) => one.block === block && one.name === name)?.value;
  function change(block: BlockId, name: string, text: string) {
    const others = values.filter((one) => one.block !== block || one.name !== name);
    onChange(text === '' ? others : [...others, { block, name, value: Number(text) }]);
  }
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Numbers to begin with</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {shown.map(({ block, parameter: { name, label, unit, default: usual, min, max } }) => {
          const entered = valueIn(values, block, name);
          const isRead = entered === undefined && valueIn(read.values, block, name) !== undefined;
          return (
            <Field
              key={`${block} ${name}`}
              label={`${ids.length > 1 ? `${blockOf(block).title}: ` : ''}${label}`}
              hint={[unitWords[unit], isRead ? 'from your description' : ''].filter(Boolean).join(', ')}
              error={entered === undefined ? undefined : problemOfValue({ block, name, value: entered })}
            >
              <Input
                type="number"
                min={min}
                max={max}
                value={entered ?? valueIn(read.values, block, name) ?? usual}
                onChange={({ target }) => change(block, name, target.value)}
              />
            </Field>
          );
        })}
      </div>
      {read.refused.map((words) => (
        <p key={words} className="text-sm text-muted">
          {words}
        </p>
      ))}
    </fieldset>
  );
}
