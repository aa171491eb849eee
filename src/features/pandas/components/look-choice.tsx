import { useId, type ReactNode } from 'react';

interface LookChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One thing about a panda, chosen by its picture; the word is there as well. */
export function LookChoice<Value extends string>(props: LookChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid max-w-[30rem] grid-cols-3 min-[22rem]:grid-cols-5 gap-1.5 sm:gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid justify-items-center gap-1 rounded-card border-[1.5px] border-line bg-surface px-0.5 pt-3 pb-2 text-sm transition-colors duration-150 hover:border-edge has-checked:border-bamboo has-checked:bg-bamboo-soft has-checked:font-medium has-focus-visible:outline-[0.15rem] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none rounded-card focus-visible:outline-none"
            />
            <span aria-hidden className="grid h-12 place-items-center">
              {option.picture}
            </span>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
