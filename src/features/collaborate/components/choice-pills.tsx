interface ChoicePillsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few ways to look at the same thing, of which one holds. */
export function ChoicePills<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoicePillsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex max-w-full gap-1 overflow-x-auto rounded-full bg-sunken p-1"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="h-10 shrink-0 rounded-full px-4 font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
