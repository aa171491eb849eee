import Search from 'lucide-react/icons/search';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';

interface HubSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Finds as one types. */
export function HubSearch({ label, value, onChange, className }: HubSearchProps) {
  return (
    <div role="search" aria-label={label} className={cn('relative max-w-xl', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-4 left-5 z-10 size-5 text-muted" />
      <Field label={label} hideLabel>
        <Input
          type="search"
          maxLength={100}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-13 rounded-full pl-13 text-lg"
        />
      </Field>
    </div>
  );
}
