import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { frameOf, mostDegrees, type Look, type Size } from '#kit/photos/look.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { Shape } from '../content.ts';
import { cropOfRatio, mirroredCrop, turnedCrop, wholeCrop } from '../crop-box.ts';
import { ratios } from '../sizes.ts';
import { Slider } from './slider.tsx';

export type RatioId = (typeof ratios)[number]['id'];

/** Width by height in pixels that a choice stands for; null where any is. */
export function ratioOf(id: RatioId, frame: Size): number | null {
  const { ratio } = ratios.find((one) => one.id === id)!;
  return ratio === 'own' ? frame.width / frame.height : ratio;
}

interface ShapePanelProps {
  pixels: Size;
  look: Look;
  ratio: RatioId;
  onRatio: (ratio: RatioId) => void;
  onShape: (shape: Shape) => void;
}

export function ShapePanel({ pixels, look, ratio, onRatio, onShape }: ShapePanelProps) {
  const { quarters, mirrored, straighten, crop } = look;
  const shape = { quarters, mirrored, straighten, crop };
  function turn(right: boolean) {
    // What is mirrored turns the other way underneath.
    const by = right === mirrored ? 3 : 1;
    let turned = crop;
    if (turned) for (let times = right ? 1 : 3; times > 0; times -= 1) turned = turnedCrop(turned);
    onShape({ ...shape, quarters: ((quarters + by) % 4) as Shape['quarters'], crop: turned });
  }
  function choose(id: RatioId) {
    onRatio(id);
    const frame = frameOf(pixels, look);
    const wanted = ratioOf(id, frame);
    if (wanted !== null) onShape({ ...shape, crop: cropOfRatio(frame, wanted, crop ?? wholeCrop) });
  }
  return (
    <div className="grid gap-5">
      <Field label="Shape">
        <Select value={ratio} onChange={({ target }) => choose(target.value as RatioId)}>
          {ratios.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Slider
        label="Straighten"
        min={-mostDegrees}
        max={mostDegrees}
        step={0.5}
        unit="°"
        value={straighten}
        onChange={(value) => onShape({ ...shape, straighten: value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => turn(false)}>
          <RotateCcw aria-hidden /> Left
        </Button>
        <Button size="sm" variant="secondary" onClick={() => turn(true)}>
          <RotateCw aria-hidden /> Right
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            onShape({
              ...shape,
              mirrored: !mirrored,
              straighten: straighten === 0 ? 0 : -straighten,
              crop: crop && mirroredCrop(crop),
            })
          }
        >
          <FlipHorizontal2 aria-hidden /> Mirror
        </Button>
      </div>
      {crop && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => onShape({ ...shape, crop: null })}
        >
          Reset crop
        </Button>
      )}
    </div>
  );
}
