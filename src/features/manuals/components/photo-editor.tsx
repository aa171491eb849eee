/** A photo with its numbered callouts: placed with the pointer or with arrow keys, each named below. */
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { mostCallouts, type Callout, type Photo } from '../manual.ts';
import { CalloutDot } from './callout-dot.tsx';
import { newId } from './manual-tab.ts';
import { LineField } from './text-fields.tsx';

interface PhotoEditorProps {
  photo: Photo;
  number: number;
  onChange: (photo: Photo) => void;
  onRemove: () => void;
}

export function PhotoEditor({ photo, number, onChange, onRemove }: PhotoEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { callouts } = photo;
  const set = (changed: Callout[]) => onChange({ ...photo, callouts: changed });
  const change = (id: string, changed: Partial<Callout>) =>
    set(callouts.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const remove = (id: string) => set(callouts.filter((one) => one.id !== id));
  function add(x: number, y: number) {
    if (callouts.length >= mostCallouts) return;
    set([...callouts, { id: newId(), x, y, label: '' }]);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus());
  }
  /** In percent of the photo, to one decimal. */
  function placeAt(clientX: number, clientY: number) {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    const share = (at: number, whole: number) => Math.round(Math.min(1, Math.max(0, at / whole)) * 1000) / 10;
    return { x: share(clientX - left, width), y: share(clientY - top, height) };
  }
  return (
    <section
      aria-label={`Figure ${number}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xl">Figure {number}</h2>
        <IconButton label={`Remove figure ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div ref={frame} className="relative w-fit max-w-full select-none">
        {/* The button below does the same for keyboards. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <img
          src={photo.picture}
          alt={photo.alt || `Figure ${number}`}
          draggable={false}
          className="max-h-[32rem] max-w-full cursor-crosshair rounded-lg"
          onClick={({ clientX, clientY }) => {
            const { x, y } = placeAt(clientX, clientY);
            add(x, y);
          }}
        />
        {callouts.map((callout, at) => (
          <CalloutDot
            key={callout.id}
            callout={callout}
            number={at + 1}
            placeAt={placeAt}
            onMove={(place) => change(callout.id, place)}
            onRemove={() => remove(callout.id)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={callouts.length >= mostCallouts}
          onClick={() => add(50, 50)}
        >
          <Plus aria-hidden /> Add callout
        </Button>
        <p className="text-sm text-muted">
          Click the photo to add a callout, drag to move it. With the keyboard: arrow keys move, Shift moves
          further, Delete removes.
        </p>
      </div>
      {callouts.length > 0 && (
        <ol className="grid gap-2">
          {callouts.map((callout, at) => (
            <li key={callout.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
              <LineField
                label={`Callout ${at + 1}`}
                value={callout.label}
                onChange={(label) => change(callout.id, { label })}
              />
              <IconButton label={`Remove callout ${at + 1}`} onClick={() => remove(callout.id)}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <LineField
          label="Caption"
          value={photo.caption}
          onChange={(caption) => onChange({ ...photo, caption })}
        />
        <LineField
          label="Description"
          hint="What the photo shows, for people who can’t see it."
          value={photo.alt}
          onChange={(alt) => onChange({ ...photo, alt })}
        />
      </div>
    </section>
  );
}
