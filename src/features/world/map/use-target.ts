import { useEffect, useRef } from 'react';
import type { Precision } from '../place.ts';
import type { Change } from './keys.ts';
import { project } from './mercator.ts';
import { clamp, type Size } from './view.ts';

export interface Target {
  latitude: number;
  longitude: number;
  precision: Precision;
  /** About how wide its country is, in degrees; a small one is seen from nearer. */
  span?: number;
}

/** Pixels per degree at which a place of this kind is well seen. */
const scaleFor: Readonly<Record<Precision, number>> = { country: 9, region: 40, city: 60 };

/** A country fills about so much of the map's height. */
const filled = 0.4;

function scaleOf({ precision, span }: Target, { height }: Size): number {
  const usual = scaleFor[precision];
  if (precision !== 'country' || !span) return usual;
  return Math.min(scaleFor.city, Math.max(usual / 2, (height * filled) / span));
}

/** Flies to a place whenever it becomes another. */
export function useTarget(
  target: Target | undefined,
  size: Size | undefined,
  isReady: boolean,
  fly: (next: Change) => void,
) {
  const latest = useRef({ size, fly });
  useEffect(() => {
    latest.current = { size, fly };
  });
  useEffect(() => {
    const { size: known, fly: go } = latest.current;
    if (!target || !isReady || !known) return;
    go((now) => clamp({ ...project(target), scale: Math.max(now.scale, scaleOf(target, known)) }, known));
  }, [target, isReady]);
}
