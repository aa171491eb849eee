interface ChoiceFieldProps {
  label: string;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Any number of words from a list. */
export function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((one) => one !== option) : [...value, option]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-line bg-surface px-4 hover:border-edge has-checked:border-bamboo has-checked:bg-bamboo-soft has-focus-visible:outline-[0.15rem] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={value.includes(option)}
              onChange={() => toggle(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
