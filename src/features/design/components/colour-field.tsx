import { useId, use } from 'react';
import { DeskContext } from '../editor/desk-state.ts';
import { contrastWords } from '../colour/contrast-words.ts';

interface ColourFieldProps {
  label: string;
  value: string;
  /** What it is read on. */
  against?: string | undefined;
  onChange: (colour: string) => void;
}

/** The browser's own choice of colours, and those that the design has already. */
export function ColourField({ label, value, against, onChange }: ColourFieldProps) {
  const id = useId();
  const desk = use(DeskContext);
  const used = desk
    ? [
        ...new Set([
          ...desk.design.kit.colours,
          desk.page.background,
          ...desk.page.layers.flatMap((layer) =>
            'fill' in layer && layer.fill !== 'none' ? [layer.fill] : [],
          ),
        ]),
      ].slice(0, 10)
    : [];
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          id={id}
          type="color"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="h-9 w-14 cursor-pointer rounded-control border border-edge bg-surface p-1"
        />
        {used.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={`${label} ${colour}`}
            onClick={() => onChange(colour)}
            className="size-7 rounded-full border border-edge"
            style={{ backgroundColor: colour }}
          />
        ))}
      </div>
      {against && <p className="text-sm text-muted">{contrastWords(value, against)}</p>}
    </div>
  );
}
