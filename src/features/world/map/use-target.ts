import { useEffect, useRef } from 'react';
import type { Precision } from '../place.ts';
import type { Change } from './keys.ts';
import { project } from './mercator.ts';
import { clamp, type Size } from './view.ts';

export interface Target {
  latitude: number;
  longitude: number;
  precision: Precision;
}

/** Pixels per degree at which a place of this kind is well seen. */
const scaleFor: Readonly<Record<Precision, number>> = { country: 9, region: 40, city: 60 };

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
    go((now) => clamp({ ...project(target), scale: Math.max(now.scale, scaleFor[target.precision]) }, known));
  }, [target, isReady]);
}
