import { isPlainTone, plainTone, type Tone } from '#kit/photos/look.ts';
import { Button } from '#kit/ui/button.tsx';
import { Slider } from './slider.tsx';

const names: Record<keyof Tone, string> = {
  exposure: 'Exposure',
  contrast: 'Contrast',
  highlights: 'Highlights',
  shadows: 'Shadows',
  warmth: 'Warmth',
  saturation: 'Saturation',
};

export function LightPanel({ tone, onTone }: { tone: Tone; onTone: (tone: Tone) => void }) {
  return (
    <div className="grid gap-3">
      {(Object.keys(names) as (keyof Tone)[]).map((name) => (
        <Slider
          key={name}
          label={names[name]}
          min={-100}
          max={100}
          value={tone[name]}
          onChange={(value) => onTone({ ...tone, [name]: value })}
        />
      ))}
      {!isPlainTone(tone) && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onTone(plainTone)}>
          Reset
        </Button>
      )}
    </div>
  );
}
