/** Numbers, colours and type of what is chosen; of the page where nothing is. */
import type { ReactNode } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { stretch } from '../editor/commands.ts';
import { useDeskState } from '../editor/desk-state.ts';
import { boundsOf } from '../editor/snap.ts';
import { refit, resize } from '../editor/text.ts';
import { faceIds, partsOfFace } from '../faces.ts';
import { longestText, type AnyLayer, type TextLayer } from '../scene.ts';
import { loadFaces, measureHere } from '../type/browser-measure.ts';
import { ColourField } from './colour-field.tsx';

export function Properties() {
  const desk = useDeskState();
  const { page, layers, chosen } = desk;
  const one = layers.length === 1 ? layers[0] : undefined;
  if (layers.length === 0)
    return (
      <Panel title="Page">
        <ColourField
          label="Background"
          value={page.background}
          onChange={(background) => desk.changePage({ ...page, background }, 'background')}
        />
        <p className="text-sm text-muted">
          {page.width} × {page.height}. Select a layer to change it, or double-click a text to edit it.
        </p>
      </Panel>
    );
  const box = boundsOf(layers);
  const place = (change: Partial<typeof box>, what: string) =>
    desk.changePage(stretch(page, chosen, box, { ...box, ...change }, measureHere), what);
  return (
    <Panel title={one ? one.name : `${layers.length} layers`}>
      <div className="grid grid-cols-2 gap-2">
        <NumberField label="X" value={box.x} onChange={(x) => place({ x }, 'x')} />
        <NumberField label="Y" value={box.y} onChange={(y) => place({ y }, 'y')} />
        <NumberField label="Width" value={box.w} least={1} onChange={(w) => place({ w }, 'w')} />
        <NumberField label="Height" value={box.h} least={1} onChange={(h) => place({ h }, 'h')} />
        {one && (
          <NumberField
            label="Rotation"
            value={one.turn}
            onChange={(turn) =>
              desk.changeLayers((layer) => ({ ...layer, turn: Math.max(-360, Math.min(360, turn)) }), 'turn')
            }
          />
        )}
        <NumberField
          label="Opacity %"
          value={Math.round((layers[0]!.opacity ?? 1) * 100)}
          least={0}
          onChange={(value) =>
            desk.changeLayers(
              (layer) => ({ ...layer, opacity: Math.min(1, Math.max(0, value / 100)) }),
              'opacity',
            )
          }
        />
      </div>
      {layers.every((layer) => layer.is !== 'image') && (
        <ColourField
          label={layers.every(({ is }) => is === 'text') ? 'Colour' : 'Fill'}
          value={fillOf(layers[0]!)}
          against={one?.is === 'text' ? page.background : undefined}
          onChange={(fill) =>
            desk.changeLayers((layer) => ('fill' in layer ? { ...layer, fill } : layer), 'fill')
          }
        />
      )}
      {one?.is === 'rect' && (
        <NumberField
          label="Corner radius"
          value={one.radius}
          least={0}
          onChange={(radius) =>
            desk.changeLayers(
              (layer) => (layer.is === 'rect' ? { ...layer, radius: Math.max(0, radius) } : layer),
              'radius',
            )
          }
        />
      )}
      {one && one.is !== 'text' && one.is !== 'image' && (
        <NumberField
          label="Outline width"
          value={one.stroke === 'none' ? 0 : one.strokeWidth}
          least={0}
          onChange={(strokeWidth) =>
            desk.changeLayers(
              (layer) =>
                'stroke' in layer
                  ? {
                      ...layer,
                      strokeWidth: Math.max(0, strokeWidth),
                      stroke: strokeWidth > 0 ? (layer.stroke === 'none' ? '#222222' : layer.stroke) : 'none',
                    }
                  : layer,
              'stroke',
            )
          }
        />
      )}
      {one?.is === 'text' && <TextFields layer={one} />}
    </Panel>
  );
}

const fillOf = (layer: AnyLayer) => ('fill' in layer && layer.fill !== 'none' ? layer.fill : '#222222');

function TextFields({ layer }: { layer: TextLayer }) {
  const desk = useDeskState();
  const set = (change: (text: TextLayer) => TextLayer, what: string) =>
    desk.changeLayers((one) => (one.is === 'text' ? change(one) : one), what);
  async function setFace(face: string) {
    await loadFaces([face], layer.text);
    set((text) => refit({ ...text, face }, measureHere), '');
  }
  return (
    <>
      <Field label="Text">
        <Textarea
          rows={3}
          dir="auto"
          maxLength={longestText}
          value={layer.text}
          onChange={({ target }) =>
            set((text) => refit({ ...text, text: target.value }, measureHere), `text ${layer.id}`)
          }
        />
      </Field>
      <Field label="Typeface">
        <Select value={layer.face} onChange={({ target }) => void setFace(target.value)}>
          {faceIds.map((face) => {
            const { title, weight, isItalic } = partsOfFace(face);
            return (
              <option key={face} value={face}>
                {title} {weight}
                {isItalic && ' italic'}
              </option>
            );
          })}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label="Size"
          value={layer.size}
          least={1}
          onChange={(size) =>
            set((text) => resize(text, Math.min(4000, Math.max(1, size)), measureHere), 'size')
          }
        />
        <NumberField
          label="Line height"
          value={layer.leading}
          step={0.05}
          least={0.5}
          onChange={(leading) =>
            set(
              (text) =>
                resize({ ...text, leading: Math.min(4, Math.max(0.5, leading)) }, text.size, measureHere),
              'leading',
            )
          }
        />
        <NumberField
          label="Letter spacing"
          value={layer.tracking}
          step={0.01}
          onChange={(tracking) =>
            set(
              (text) => refit({ ...text, tracking: Math.min(2, Math.max(-0.2, tracking)) }, measureHere),
              'tracking',
            )
          }
        />
        <Field label="Alignment">
          <Select
            value={layer.align}
            onChange={({ target }) =>
              set((text) => ({ ...text, align: target.value as TextLayer['align'] }), '')
            }
          >
            <option value="left">Left</option>
            <option value="center">Centre</option>
            <option value="right">Right</option>
          </Select>
        </Field>
      </div>
    </>
  );
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label="Properties" className="grid min-w-0 content-start gap-3">
    <h2 className="truncate text-base font-semibold">{title}</h2>
    {children}
  </section>
);

interface NumberFieldProps {
  label: string;
  value: number;
  least?: number;
  step?: number;
  onChange: (value: number) => void;
}

function NumberField({ label, value, least, step = 1, onChange }: NumberFieldProps) {
  return (
    <Field label={label}>
      <Input
        type="number"
        min={least}
        step={step}
        value={String(Math.round(value * 100) / 100)}
        onChange={({ target }) => Number.isFinite(target.valueAsNumber) && onChange(target.valueAsNumber)}
      />
    </Field>
  );
}
