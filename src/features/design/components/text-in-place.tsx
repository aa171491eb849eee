/** A text that is written where it stands; it is set anew with every letter. */
import { useEffect, useRef } from 'react';
import { withLayers } from '../editor/commands.ts';
import { useDeskState } from '../editor/desk-state.ts';
import { refit } from '../editor/text.ts';
import { partsOfFace } from '../faces.ts';
import { longestText } from '../scene.ts';
import { measureHere } from '../type/browser-measure.ts';

export function TextInPlace({ id }: { id: string }) {
  const { page, edit, changePage } = useDeskState();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  const layer = page.layers.find((one) => one.id === id);
  if (layer?.is !== 'text') return null;
  const { css, weight, isItalic } = partsOfFace(layer.face);
  const part = (value: number, of: number) => `${(100 * value) / of}%`;
  const scale = `calc(100cqw * ${layer.size / page.width})`;
  return (
    <div className="@container pointer-events-none absolute inset-0">
      <textarea
        ref={area}
        aria-label={`Edit ${layer.name}`}
        dir="auto"
        maxLength={longestText}
        value={layer.text}
        onChange={({ target }) =>
          changePage(
            withLayers(page, new Set([id]), (one) =>
              one.is === 'text' ? refit({ ...one, text: target.value }, measureHere) : one,
            ),
            `text ${id}`,
          )
        }
        onBlur={() => edit(undefined)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== 'Escape') return;
          const canvas = event.currentTarget.closest<HTMLElement>('[role=application]');
          edit(undefined);
          canvas?.focus();
        }}
        className="pointer-events-auto absolute resize-none overflow-hidden rounded-sm border-0 p-0 outline-2 outline-focus"
        style={{
          left: part(layer.x, page.width),
          top: part(layer.y, page.height),
          width: part(layer.w, page.width),
          minHeight: part(Math.max(layer.h, layer.size * layer.leading), page.height),
          // As it will stand: in the colours of the page, whatever the theme.
          backgroundColor: page.background,
          color: layer.fill,
          fontFamily: css,
          fontWeight: weight,
          fontStyle: isItalic ? 'italic' : 'normal',
          fontSize: scale,
          lineHeight: layer.leading,
          letterSpacing: `${layer.tracking}em`,
          textAlign: layer.align,
          textTransform: layer.isCaps ? 'uppercase' : 'none',
        }}
      />
    </div>
  );
}
