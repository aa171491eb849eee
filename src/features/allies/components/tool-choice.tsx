import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listAllyTools } from '../contract.ts';

interface ToolChoiceProps {
  chosen: readonly string[];
  onChange: (tools: string[]) => void;
}

/** The tools that an ally may use. */
export function ToolChoice({ chosen, onChange }: ToolChoiceProps) {
  const { data } = useQuery({ ...query(listAllyTools), staleTime: Infinity });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">Tools it may use</legend>
      {!data && <Skeleton className="h-24" />}
      <div className="grid max-h-72 gap-x-6 gap-y-2 overflow-y-auto pr-1 sm:grid-cols-2">
        {data?.items.map(({ id, title, description }) => (
          <Checkbox
            key={id}
            label={title}
            hint={description}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
