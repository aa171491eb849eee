/** Boxes that crop, in shares of the picture. */
import type { Crop, Size } from '#kit/photos/look.ts';

export const corners = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof corners)[number];

const least = 0.04;
export const wholeCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The largest of a shape (width by height, in pixels), around the middle of what was chosen. */
export function cropOfRatio(frame: Size, ratio: number, around: Crop): Crop {
  const shape = (ratio * frame.height) / frame.width;
  const [width, height] = shape >= 1 ? [1, 1 / shape] : [shape, 1];
  return {
    x: clamp(around.x + around.width / 2 - width / 2, 0, 1 - width),
    y: clamp(around.y + around.height / 2 - height / 2, 0, 1 - height),
    width,
    height,
  };
}

export const movedCrop = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1 - crop.width),
  y: clamp(crop.y + dy, 0, 1 - crop.height),
});

/** A corner is pulled, the one across stays. `shape`: width by height in shares, where it must stay so. */
export function pulledCrop(crop: Crop, corner: Corner, dx: number, dy: number, shape: number | null): Crop {
  const [west, north] = [corner.includes('w'), corner.includes('n')];
  const [fixedX, fixedY] = [west ? crop.x + crop.width : crop.x, north ? crop.y + crop.height : crop.y];
  const [mostWide, mostHigh] = [west ? fixedX : 1 - fixedX, north ? fixedY : 1 - fixedY];
  let width = clamp(crop.width + (west ? -dx : dx), Math.min(least, mostWide), mostWide);
  let height = clamp(crop.height + (north ? -dy : dy), Math.min(least, mostHigh), mostHigh);
  if (shape !== null) {
    width = Math.min(Math.max(width, height * shape), mostWide, mostHigh * shape);
    height = width / shape;
  }
  return { x: west ? fixedX - width : fixedX, y: north ? fixedY - height : fixedY, width, height };
}

/** The same part of the picture once that is turned to the right. */
export const turnedCrop = ({ x, y, width, height }: Crop): Crop => ({
  x: clamp(1 - y - height, 0, 1),
  y: x,
  width: height,
  height: width,
});

export const mirroredCrop = (crop: Crop): Crop => ({ ...crop, x: clamp(1 - crop.x - crop.width, 0, 1) });
