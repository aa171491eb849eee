import { useQuery } from '@tanstack/react-query';
import { use, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { PriceLine } from '#tools/page/price-line.tsx';
import { usePrice } from '#tools/page/use-price.ts';
import { PhotoDeskContext } from '../photo-desk.ts';
import { longestWish, photoEdit } from '../tool.ts';
import type { Stroke } from './remove-layer.tsx';
import { Slider } from './slider.tsx';

/** The name of the engine that would repaint; undefined where nobody configured one. */
export const usePainter = () =>
  useQuery({
    ...query(listEngines),
    select: (answer) =>
      answer?.items.find(({ can, source }) => source !== 'bamboo' && can.includes('image'))?.title,
  }).data;

interface RepaintPanelProps {
  painter: string;
  radius: number;
  onRadius: (radius: number) => void;
  strokes: readonly Stroke[];
  onClear: () => void;
  onRepaint: (prompt: string) => void;
  isBusy: boolean;
}

/** What should be where the brush went, or in the whole photo. */
export function RepaintPanel(props: RepaintPanelProps) {
  const { painter, radius, onRadius, strokes, onClear, onRepaint, isBusy } = props;
  const [prompt, setPrompt] = useState('');
  const desk = use(PhotoDeskContext)!;
  const said = prompt.trim();
  const input = { photo: desk.id, edit: 'repaint', prompt: said, strokes };
  const price = usePrice(photoEdit.id, said === '' ? undefined : { input });
  function submit(event: FormEvent) {
    event.preventDefault();
    onRepaint(prompt);
  }
  const isPart = strokes.length > 0;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>
        {isPart
          ? 'Only the painted area changes.'
          : 'Paint over what to change, or leave unpainted to repaint the whole photo.'}
      </p>
      <Slider
        label="Brush"
        min={1}
        max={15}
        value={Math.round(radius * 100)}
        onChange={(value) => onRadius(value / 100)}
      />
      <Field label="What should be there">
        <Textarea
          rows={2}
          required
          maxLength={longestWish}
          placeholder="a red kite in the sky"
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isBusy} disabled={said === ''}>
          {isPart ? 'Repaint this part' : 'Repaint the photo'}
        </Button>
        {isPart && !isBusy && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      <PriceLine price={price} />
      <p className="text-sm text-muted">{painter} repaints it. A smaller copy of the photo is sent there.</p>
    </form>
  );
}

/** The small built-in models remove and cut out; new things in a photo are an outside engine's work. */
export function NoPainter() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Repainting adds something new to a photo. It needs an image engine, and none is connected yet.</p>
      <Button asChild size="sm" variant="secondary">
        <Link to={href('/ai-models/connect')}>Add an engine</Link>
      </Button>
    </div>
  );
}
