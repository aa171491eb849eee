import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';

/** Long enough to finish a word, short enough to feel at once. */
const pause = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (value: string) => void;
}

/** Searches once typing pauses, so that not every letter is a question to the server. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The address may change under the field: back, forward, a link.
  if (lastValue !== value) {
    setLastValue(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <Field label={label}>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4.5 text-muted"
        />
        <Input
          type="search"
          maxLength={100}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="pl-11"
        />
      </div>
    </Field>
  );
}
