/**
 * Layers that are being moved, as the browser moves pictures: what is drawn stays as it is and is shown somewhere else. So a step of a drag
 * draws nothing anew, however many layers the page has.
 */
import { useLayoutEffect, type RefObject } from 'react';
import type { Page } from '../scene.ts';

export interface Shift {
  ids: ReadonlySet<string>;
  dx: number;
  dy: number;
}

/** What cuts out, or is cut out, looks different at another place: it has to be drawn. */
export const canBeShifted = ({ layers }: Page, ids: ReadonlySet<string>) =>
  !layers.some(({ id, clip }) => clip !== undefined && (ids.has(id) || ids.has(clip)));

export function useShift(svg: RefObject<SVGSVGElement | null>, shift: Shift | undefined) {
  const ids = shift?.ids;
  useLayoutEffect(() => {
    if (!ids) return;
    const parts = partsOf(svg, ids);
    for (const { style } of parts) style.willChange = 'translate';
    return () => {
      for (const { style } of parts) style.translate = style.willChange = '';
    };
  }, [svg, ids]);
  useLayoutEffect(() => {
    if (!shift) return;
    for (const { style } of partsOf(svg, shift.ids)) style.translate = `${shift.dx}px ${shift.dy}px`;
  }, [svg, shift]);
}

const partsOf = (svg: RefObject<SVGSVGElement | null>, ids: ReadonlySet<string>) =>
  [...ids].flatMap((id) => svg.current?.querySelector<SVGGElement>(`[data-layer="${CSS.escape(id)}"]`) ?? []);
