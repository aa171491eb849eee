/** Where everything of a framed screen stands, in CSS pixels: the page and the exported picture are drawn from the same numbers. */
import type { Angle, Device, Look } from '../content.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As SVG writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Point {
  x: number;
  y: number;
}

interface DeviceShape {
  screen: { width: number; height: number };
  /** Of the screen's corners. */
  radius: number;
  /** Between the screen and the edge of the device. */
  edge: { top: number; right: number; bottom: number; left: number };
  /** Of the device's corners. */
  outer: number;
  /** What stands out beyond the edge: a foot, a strap. */
  beyond: { x: number; y: number };
  canTurn: boolean;
}

const all = (edge: number) => ({ top: edge, right: edge, bottom: edge, left: edge });

export const deviceShapes: Record<Device, DeviceShape> = {
  phone: {
    screen: { width: 390, height: 844 },
    radius: 44,
    edge: all(14),
    outer: 58,
    beyond: { x: 4, y: 0 },
    canTurn: true,
  },
  tablet: {
    screen: { width: 820, height: 1180 },
    radius: 18,
    edge: all(34),
    outer: 50,
    beyond: { x: 0, y: 0 },
    canTurn: true,
  },
  laptop: {
    screen: { width: 1280, height: 800 },
    radius: 6,
    edge: { top: 26, right: 20, bottom: 30, left: 20 },
    outer: 24,
    beyond: { x: 130, y: 46 },
    canTurn: false,
  },
  browser: {
    screen: { width: 1280, height: 800 },
    radius: 0,
    edge: { top: 52, right: 1, bottom: 1, left: 1 },
    outer: 14,
    beyond: { x: 0, y: 0 },
    canTurn: false,
  },
  watch: {
    screen: { width: 205, height: 251 },
    radius: 46,
    edge: all(16),
    outer: 62,
    beyond: { x: 10, y: 120 },
    canTurn: false,
  },
  poster: {
    screen: { width: 700, height: 990 },
    radius: 0,
    edge: all(46),
    outer: 3,
    beyond: { x: 0, y: 0 },
    canTurn: true,
  },
};

const degrees = Math.PI / 180;

const angleMatrices: Record<Angle, Matrix> = {
  straight: [1, 0, 0, 1, 0, 0],
  left: [0.9, Math.tan(7 * degrees) * 0.9, 0, 1, 0, 0],
  right: [0.9, -Math.tan(7 * degrees) * 0.9, 0, 1, 0, 0],
  tilted: [Math.cos(8 * degrees), -Math.sin(8 * degrees), Math.sin(8 * degrees), Math.cos(8 * degrees), 0, 0],
  raised: [0.9, 0.24, -0.46, 0.78, 0, 0],
};

export const apply = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

export interface Scene {
  /** Of the whole picture; it begins at 0, 0. */
  width: number;
  height: number;
  /** Puts the device, drawn from 0, 0, into its place. */
  matrix: Matrix;
  device: Box;
  screen: Box & { radius: number };
  outer: number;
}

/** Free space around the device, as a share of its longer side. */
const margin = 0.1;

export function sceneOf({ device, turned, angle }: Pick<Look, 'device' | 'turned' | 'angle'>): Scene {
  const { screen, edge, outer, radius, beyond, canTurn } = deviceShapes[device];
  const isTurned = turned && canTurn;
  const [width, height] = isTurned ? [screen.height, screen.width] : [screen.width, screen.height];
  const box = { x: 0, y: 0, width: width + edge.left + edge.right, height: height + edge.top + edge.bottom };
  const full = {
    x: -beyond.x,
    y: device === 'watch' ? -beyond.y : 0,
    width: box.width + 2 * beyond.x,
    height: box.height + (device === 'watch' ? 2 : 1) * beyond.y,
  };
  const turn = angleMatrices[angle];
  const corners = [
    { x: full.x, y: full.y },
    { x: full.x + full.width, y: full.y },
    { x: full.x, y: full.y + full.height },
    { x: full.x + full.width, y: full.y + full.height },
  ].map((corner) => apply(turn, corner));
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  const space = Math.round(Math.max(right - left, bottom - top) * margin);
  const [a, b, c, d] = turn;
  return {
    width: Math.ceil(right - left + 2 * space),
    height: Math.ceil(bottom - top + 2 * space),
    matrix: [a, b, c, d, space - left, space - top],
    device: box,
    screen: { x: edge.left, y: edge.top, width, height, radius },
    outer,
  };
}

/** Where the content lies on the device: as wide as the screen or wider, from its top, moved up by the share that is scrolled. */
export function contentBox(
  screen: Box,
  content: { is: 'picture' | 'page'; width: number; height: number },
  scrolled: number,
): Box {
  const size =
    content.is === 'page'
      ? { width: screen.width, height: Math.max(content.height, screen.height) }
      : covering(screen, content);
  return {
    ...size,
    x: screen.x + (screen.width - size.width) / 2,
    y: screen.y - (size.height - screen.height) * scrolled,
  };
}

function covering(screen: Box, { width, height }: { width: number; height: number }) {
  const scale = Math.max(screen.width / width, screen.height / height);
  return { width: width * scale, height: height * scale };
}

/** A point of the content, given in shares of it, on the whole picture. */
export const pointOn = (scene: Scene, content: Box, { x, y }: Point): Point =>
  apply(scene.matrix, { x: content.x + x * content.width, y: content.y + y * content.height });

/** The other way; beyond the content the nearest point of it. */
export function shareAt({ matrix: [a, b, c, d, e, f] }: Scene, content: Box, { x, y }: Point): Point {
  const determinant = a * d - b * c;
  const [dx, dy] = [x - e, y - f];
  const onDevice = { x: (d * dx - c * dy) / determinant, y: (a * dy - b * dx) / determinant };
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    x: within((onDevice.x - content.x) / content.width),
    y: within((onDevice.y - content.y) / content.height),
  };
}

/** Whether a point of the content is on the screen, and not scrolled or cut away. */
export function isInSight(screen: Box, content: Box, { x, y }: Point): boolean {
  const [left, top] = [content.x + x * content.width, content.y + y * content.height];
  const slack = 1;
  return (
    left >= screen.x - slack &&
    left <= screen.x + screen.width + slack &&
    top >= screen.y - slack &&
    top <= screen.y + screen.height + slack
  );
}

/** What a picture of this shape most likely shows. */
export function deviceFor({
  width,
  height,
}: {
  width: number;
  height: number;
}): Pick<Look, 'device' | 'turned'> {
  const shape = width / height;
  if (shape < 0.62) return { device: 'phone', turned: false };
  if (shape < 0.74) return { device: 'tablet', turned: false };
  if (shape < 0.95) return { device: Math.max(width, height) < 600 ? 'watch' : 'poster', turned: false };
  if (shape > 1.9) return { device: 'phone', turned: true };
  return { device: 'browser', turned: false };
}
