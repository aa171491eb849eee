import { Checkbox } from '#kit/ui/checkbox.tsx';
import { blockGroups, type BlockId } from '../blocks/block.ts';
import { blocks } from '../blocks/table.ts';

interface BlockChoiceProps {
  chosen: readonly BlockId[];
  onChange: (chosen: BlockId[]) => void;
}

/** Every building block by its group, to choose from. */
export function BlockChoice({ chosen, onChange }: BlockChoiceProps) {
  return (
    <div className="grid gap-4">
      {blockGroups.map((group) => (
        <fieldset key={group} className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{group}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
            {blocks
              .filter((block) => block.group === group)
              .map(({ id, title }) => (
                <Checkbox
                  key={id}
                  label={title}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
