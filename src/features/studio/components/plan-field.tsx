import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { isLocalTime } from '../calendar/when.ts';
import { partTitle, type Part } from '../set.ts';

interface PlanFieldProps {
  part: Part;
  onChange: (part: Part, what?: string) => void;
  className?: string;
  /** Names the part, where several stand below each other. */
  isNamed?: boolean;
}

/** When a part goes out, by keyboard. */
export function PlanField({ part, onChange, className, isNamed = false }: PlanFieldProps) {
  return (
    <Field
      label={isNamed ? `${partTitle(part.kind)}: publish date` : 'Publish date'}
      className={cn('min-w-0', className)}
    >
      <Input
        type="datetime-local"
        className="min-w-0"
        value={part.planned ?? ''}
        onChange={({ target: { value } }) => {
          const planned = value.slice(0, 16);
          if (value === '' || isLocalTime(planned))
            onChange({ ...part, planned: value === '' ? null : planned }, `${part.id} planned`);
        }}
      />
    </Field>
  );
}
