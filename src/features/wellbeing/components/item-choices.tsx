import { useId } from 'react';

interface ItemChoicesProps {
  legend: string;
  options: readonly string[];
  /** The place of the chosen one. */
  value: number | undefined;
  onChange: (value: number) => void;
}

/** A question with a few answers, of which nothing is chosen at first. */
export function ItemChoices({ legend, options, value, onChange }: ItemChoicesProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-4">
        {options.map((option, index) => (
          <label
            key={option}
            className="relative flex min-h-11 cursor-pointer items-center rounded-lg border-[1.5px] border-line bg-surface px-4 py-2 hover:border-edge has-checked:border-bamboo has-checked:bg-bamboo-soft has-focus-visible:outline-[0.15rem] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === index}
              onChange={() => onChange(index)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
