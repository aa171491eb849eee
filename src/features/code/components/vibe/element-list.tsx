import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { partOf, selectorOf } from '../../point/selector.ts';
import type { Picked } from '../../preview/picked.ts';

interface ElementListProps {
  elements: readonly Picked[];
  picked: Picked | null;
  onPick: (element: Picked) => void;
}

/** What can be pointed at, for whoever points with a keyboard or a screen reader. */
export function ElementList({ elements, picked, onPick }: ElementListProps) {
  const at = picked ? elements.findIndex((one) => selectorOf(one) === selectorOf(picked)) : -1;
  return (
    <Field label="Element" hint={elements.length === 0 ? 'The page shows nothing.' : undefined}>
      <Select value={String(at)} onChange={({ target }) => onPick(elements[Number(target.value)]!)}>
        <option value="-1" disabled>
          Choose an element
        </option>
        {elements.map((element, place) => (
          <option key={`${place} ${selectorOf(element)}`} value={place}>
            {[partOf(element), element.tag, element.text.slice(0, 50)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
