import { useId } from 'react';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  unit?: string;
  onChange: (value: number) => void;
}

export function Slider({ label, min, max, step = 1, value, unit = '', onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-sm text-muted tabular-nums">
          {value > 0 && min < 0 ? '+' : ''}
          {value}
          {unit}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        className="h-8 w-full accent-bamboo"
        onChange={({ target }) => onChange(Number(target.value))}
        onDoubleClick={() => onChange(Math.min(max, Math.max(min, 0)))}
      />
    </div>
  );
}
