import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from './mercator.ts';
import { moved, zoomAt, type Size, type View } from './view.ts';

type Change = (next: (now: View) => View) => void;

/** Dragging with one finger or a mouse, pinching with two; the wheel zooms while Ctrl is held, else the page scrolls. */
export function useGestures(element: RefObject<HTMLElement | null>, size: Size | undefined, change: Change) {
  const pointers = useRef(new Map<number, Point>());
  const latest = useRef({ size, change });
  useEffect(() => {
    latest.current = { size, change };
  });

  useEffect(() => {
    const frame = element.current!;
    // React listens to wheels passively, and then the page would zoom too.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.06 : 0.006));
      zoom(factor, inside(frame, event));
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    return () => frame.removeEventListener('wheel', onWheel);
  }, [element]);

  function zoom(factor: number, at: Point) {
    const { size: known, change: apply } = latest.current;
    if (known) apply((now) => zoomAt(now, known, factor, at));
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before || !size) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      zoom(distance(now, other) / Math.max(1, distance(before, other)), inside(element.current!, middle));
    }
    // With two fingers each carries half of the movement.
    const share = other ? 0.5 : 1;
    change((view) => moved(view, size, { x: (before.x - now.x) * share, y: (before.y - now.y) * share }));
  }

  const onPointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function inside(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = frame.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
