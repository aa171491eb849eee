/** Delaunay's triangles over points, by adding one point after the other (Bowyer and Watson), from left to right. */
import type { Point } from '../draw/svg.ts';

interface Triangle {
  a: number;
  b: number;
  c: number;
  x: number;
  y: number;
  r2: number;
}

export function triangulate(given: readonly Point[]): [Point, Point, Point][] {
  const points = [...given].sort((p, q) => p[0] - q[0]);
  const far = 1e5;
  const all: Point[] = [...points, [-far, -far], [far, -far], [0, far * 2]];
  const count = points.length;
  let open = [circleOf(all, count, count + 1, count + 2)];
  const closed: Triangle[] = [];
  for (let i = 0; i < count; i++) {
    const [px, py] = all[i]!;
    const rim = new Map<string, [number, number]>();
    const next: Triangle[] = [];
    for (const triangle of open) {
      const dx = px - triangle.x;
      if (dx > 0 && dx * dx > triangle.r2) {
        closed.push(triangle);
        continue;
      }
      const dy = py - triangle.y;
      if (dx * dx + dy * dy - triangle.r2 > 1e-9) {
        next.push(triangle);
        continue;
      }
      for (const [p, q] of [
        [triangle.a, triangle.b],
        [triangle.b, triangle.c],
        [triangle.c, triangle.a],
      ] as const) {
        const key = p < q ? `${p}:${q}` : `${q}:${p}`;
        // An edge of two removed triangles is inside the hole.
        if (!rim.delete(key)) rim.set(key, [p, q]);
      }
    }
    for (const [p, q] of rim.values()) next.push(circleOf(all, p, q, i));
    open = next;
  }
  return [...closed, ...open]
    .filter(({ a, b, c }) => a < count && b < count && c < count)
    .map(({ a, b, c }) => [all[a]!, all[b]!, all[c]!]);
}

function circleOf(all: readonly Point[], a: number, b: number, c: number): Triangle {
  const [[ax, ay], [bx, by], [cx, cy]] = [all[a]!, all[b]!, all[c]!];
  const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by)) || 1e-9;
  const [a2, b2, c2] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  const x = (a2 * (by - cy) + b2 * (cy - ay) + c2 * (ay - by)) / d;
  const y = (a2 * (cx - bx) + b2 * (ax - cx) + c2 * (bx - ax)) / d;
  return { a, b, c, x, y, r2: (ax - x) ** 2 + (ay - y) ** 2 };
}
