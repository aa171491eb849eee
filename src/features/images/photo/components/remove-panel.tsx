import { Button } from '#kit/ui/button.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { ModelNote } from './model-note.tsx';
import type { Stroke } from './remove-layer.tsx';
import { Slider } from './slider.tsx';

interface RemovePanelProps {
  how: 'click' | 'brush';
  onHow: (how: 'click' | 'brush') => void;
  radius: number;
  onRadius: (radius: number) => void;
  strokes: readonly Stroke[];
  onClear: () => void;
  onRemove: () => void;
  isBusy: boolean;
}

export function RemovePanel(props: RemovePanelProps) {
  const { how, onHow, radius, onRadius, strokes, onClear, onRemove, isBusy } = props;
  return (
    <div className="grid gap-4">
      <RadioCards
        legend="Remove something"
        value={how}
        onValueChange={onHow}
        options={[
          { value: 'click', label: 'Click', hint: 'Finds and removes the object.' },
          { value: 'brush', label: 'Brush', hint: 'For anything a click doesn’t find.' },
        ]}
      />
      {how === 'brush' && (
        <>
          <Slider
            label="Brush"
            min={1}
            max={15}
            value={Math.round(radius * 100)}
            onChange={(value) => onRadius(value / 100)}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" pending={isBusy} disabled={strokes.length === 0} onClick={onRemove}>
              Remove painted area
            </Button>
            {strokes.length > 0 && !isBusy && (
              <Button size="sm" variant="ghost" onClick={onClear}>
                Clear
              </Button>
            )}
          </div>
        </>
      )}
      {how === 'click' && (
        <p className="text-sm text-muted">
          The first click takes about ten seconds while the photo is analysed. After that it’s faster.
        </p>
      )}
      <ModelNote of={how === 'click' ? 'erase' : 'brush'} />
    </div>
  );
}
