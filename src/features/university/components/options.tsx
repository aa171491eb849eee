interface OptionsProps {
  name: string;
  legend: string;
  options: readonly string[];
  value: number | undefined;
  onChange: (choice: number) => void;
  disabled?: boolean;
}

/** One question and what can be answered to it. */
export function Options({ name, legend, options, value, onChange, disabled }: OptionsProps) {
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2 text-lg font-medium">{legend}</legend>
      {options.map((option, place) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 has-checked:border-bamboo has-checked:bg-bamboo-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bamboo"
        >
          <input
            type="radio"
            name={name}
            checked={value === place}
            onChange={() => onChange(place)}
            className="size-4 shrink-0 accent-bamboo"
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
