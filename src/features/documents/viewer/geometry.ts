/** How large a page is drawn, and how it is turned. Everything on it lies in shares of the page, so nothing else need know. */

export interface Size {
  width: number;
  height: number;
}

/** 1 is the size on paper; `fit` fills the width that there is. */
export type Zoom = 'fit' | number;
export type Rotation = 0 | 90 | 180 | 270;

export interface PageLayout {
  /** As it lies before it is turned, in pixels of the screen. */
  width: number;
  height: number;
  /** The size that it takes once it is turned. */
  outer: Size;
  /** Puts the turned page into that area; its origin is the upper left corner. */
  transform: string | undefined;
}

const pixelsPerPoint = 96 / 72;
const smallest = 0.25;
const largest = 5;
const step = 1.25;
/** Two pages of a newspaper side by side still have a page's worth of pixels; phones refuse more. */
const mostPixels = 16_000_000;

/** Of pages that were not seen yet: A4. */
export const usualSize: Size = { width: 595, height: 842 };

export function layoutOf(size: Size, zoom: Zoom, rotation: Rotation, availableWidth: number): PageLayout {
  const lies = rotation % 180 !== 0;
  const across = lies ? size.height : size.width;
  const scale = zoom === 'fit' ? availableWidth / across : zoom * pixelsPerPoint;
  // Whole pixels: what is drawn is then shown as it was drawn.
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const outer = lies ? { width: height, height: width } : { width, height };
  return { width, height, outer, transform: turned(rotation, width, height) };
}

function turned(rotation: Rotation, width: number, height: number): string | undefined {
  if (rotation === 0) return undefined;
  const [x, y] = { 90: [height, 0], 180: [width, height], 270: [0, width] }[rotation] as [number, number];
  return `translate(${x}px, ${y}px) rotate(${rotation}deg)`;
}

export const turn = (rotation: Rotation) => ((rotation + 90) % 360) as Rotation;

/** How large a page is shown at the moment, where it fills the width. */
export const shownScale = (zoom: Zoom, size: Size, rotation: Rotation, availableWidth: number) =>
  zoom === 'fit' ? availableWidth / (rotation % 180 === 0 ? size.width : size.height) / pixelsPerPoint : zoom;

export const zoomed = (scale: number, way: 1 | -1) =>
  Math.min(largest, Math.max(smallest, way > 0 ? scale * step : scale / step));

/** Pixels of a canvas for each point of the page: as sharp as the screen, as far as memory allows. */
export function sharpness(size: Size, width: number, density: number): number {
  const wanted = (width / size.width) * density;
  return Math.min(wanted, Math.sqrt(mostPixels / (size.width * size.height)));
}
