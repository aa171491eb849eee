/** What each key does to the view. */
import { clamp, moved, zoomAt, type Size, type View } from './view.ts';

const keyStep = 80;

export type Change = (now: View) => View;
type Key = (size: Size, middle: { x: number; y: number }) => Change;

const pan =
  (x: number, y: number): Key =>
  (size) =>
  (now) =>
    moved(now, size, { x, y });
const zoom =
  (factor: number): Key =>
  (size, middle) =>
  (now) =>
    zoomAt(now, size, factor, middle);

export const keys: Readonly<Record<string, Key>> = {
  ArrowLeft: pan(-keyStep, 0),
  ArrowRight: pan(keyStep, 0),
  ArrowUp: pan(0, -keyStep),
  ArrowDown: pan(0, keyStep),
  '+': zoom(2),
  '=': zoom(2),
  '-': zoom(0.5),
  '0': (size) => () => clamp({ x: 0, y: 0, scale: 0 }, size),
};
