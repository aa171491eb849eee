/** Edges and middles that meet: of other layers, of the page, of guides and of the grid. */
import type { AnyLayer, Box, Guide, Page } from '../scene.ts';

export interface Snapped {
  dx: number;
  dy: number;
  /** Where something met, to be drawn. */
  x: number[];
  y: number[];
}

export function linesOf(page: Page, moving: ReadonlySet<string>, guides: readonly Guide[], grid: number) {
  const x = [0, page.width / 2, page.width];
  const y = [0, page.height / 2, page.height];
  for (const layer of page.layers) {
    if (moving.has(layer.id) || layer.isHidden || layer.turn !== 0) continue;
    x.push(layer.x, layer.x + layer.w / 2, layer.x + layer.w);
    y.push(layer.y, layer.y + layer.h / 2, layer.y + layer.h);
  }
  for (const guide of guides) if (guide.page === page.id) (guide.is === 'x' ? x : y).push(guide.at);
  if (grid > 0) {
    for (let at = grid; at < page.width; at += grid) x.push(at);
    for (let at = grid; at < page.height; at += grid) y.push(at);
  }
  return { x, y };
}

function nearest(edges: readonly number[], lines: readonly number[], within: number) {
  let best: { by: number; at: number } | undefined;
  for (const edge of edges)
    for (const at of lines) {
      const by = at - edge;
      if (Math.abs(by) <= within && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at };
    }
  return best;
}

export function snapMove(box: Box, lines: { x: number[]; y: number[] }, within: number): Snapped {
  const x = nearest([box.x, box.x + box.w / 2, box.x + box.w], lines.x, within);
  const y = nearest([box.y, box.y + box.h / 2, box.y + box.h], lines.y, within);
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, x: x ? [x.at] : [], y: y ? [y.at] : [] };
}

export function boundsOf(layers: readonly AnyLayer[]): Box {
  const x = Math.min(...layers.map((one) => one.x));
  const y = Math.min(...layers.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...layers.map((one) => one.x + one.w)) - x,
    h: Math.max(...layers.map((one) => one.y + one.h)) - y,
  };
}
