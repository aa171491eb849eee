/** The logo in a corner where nothing is read; nowhere where there is none. */
import type { AnyLayer, Box, Kit } from '../scene.ts';

export function putLogo(
  layers: AnyLayer[],
  kit: Kit,
  { w, h, u, m }: { w: number; h: number; u: number; m: number },
): void {
  if (!kit.logo || layers.some(({ name }) => name === 'Logo')) return;
  const [wide, tall] = [u * 14, u * 9];
  const corners: Box[] = [
    [w - m - wide, h - m - tall],
    [w - m - wide, m],
    [m, h - m - tall],
    [m, m],
  ].map(([x, y]) => ({ x: x!, y: y!, w: wide, h: tall }));
  const free = corners.find((corner) =>
    layers.every((layer) => layer.is !== 'text' || !textBoxes(layer).some((one) => touch(one, corner))),
  );
  if (!free) return;
  const z = Math.max(0, ...layers.map((layer) => layer.z)) + 1;
  layers.push({
    id: `l${z}`,
    name: 'Logo',
    z,
    turn: 0,
    opacity: 1,
    ...free,
    is: 'image',
    src: kit.logo,
    fit: 'contain',
  });
}

/** What the lines themselves take, not the box that they could. */
function textBoxes({ x, y, w, lines, align, size, leading }: Extract<AnyLayer, { is: 'text' }>): Box[] {
  return lines.map(({ width }, at) => ({
    x: align === 'left' ? x : align === 'right' ? x + w - width : x + (w - width) / 2,
    y: y + at * size * leading,
    w: width,
    h: size * leading,
  }));
}

const touch = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
