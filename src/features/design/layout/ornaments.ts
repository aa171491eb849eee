/** Geometric art: each gives paths within a box of the size it is asked for, one per colour, so that a page has few layers. */
import type { Random } from '#illustrator/random.ts';

const n = (value: number) => String(Math.round(value * 10) / 10);
const M = (x: number, y: number) => `M${n(x)} ${n(y)}`;
const L = (x: number, y: number) => `L${n(x)} ${n(y)}`;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

export const disc = (x: number, y: number, r: number) =>
  `${M(x - r, y)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 1 0 ${n(x - r)} ${n(y)}Z`;
/** The other way round, so that it cuts a hole into a disc. */
const hole = (x: number, y: number, r: number) =>
  `${M(x - r, y)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y)}Z`;
export const ring = (x: number, y: number, r: number, inside: number) => disc(x, y, r) + hole(x, y, inside);
export const box = (x: number, y: number, w: number, h: number) =>
  `${M(x, y)}${L(x + w, y)}${L(x + w, y + h)}${L(x, y + h)}Z`;
/** A quarter of a disc in a square tile; its corner is the `turn`th. */
function quarter(x: number, y: number, s: number, turn: number): string {
  const corners = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ] as const;
  const [c, a, b] = [corners[turn % 4]!, corners[(turn + 1) % 4]!, corners[(turn + 3) % 4]!];
  return `${M(c[0], c[1])}${L(a[0], a[1])}A${n(s)} ${n(s)} 0 0 1 ${n(b[0])} ${n(b[1])}Z`;
}

/** Tiles of quarters, discs and halves in `colours` ways. */
export function tiles(w: number, h: number, columns: number, colours: number, random: Random): string[] {
  const s = w / columns;
  const made = Array.from({ length: colours }, () => '');
  for (let row = 0; row * s < h - 1; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * s, row * s];
      const k = random.whole(0, colours - 1);
      const other = (k + 1) % colours;
      const kind = random.whole(0, 5);
      if (kind <= 1) made[k] += quarter(x, y, s, random.whole(0, 3));
      else if (kind === 2) made[k] += disc(x + s / 2, y + s / 2, s / 2);
      else if (kind === 3) {
        made[k] += box(x, y, s, s);
        made[other] += quarter(x, y, s, random.whole(0, 3));
      } else if (kind === 4) {
        made[k] += box(x, y, s, s);
        made[other] += disc(x + s / 2, y + s / 2, s * 0.28);
      } else {
        const turn = random.whole(0, 3);
        made[k] += quarter(x, y, s, turn);
        made[other] += quarter(x, y, s / 2, turn === 0 ? 0 : 0);
      }
    }
  return made;
}

/** Rays from a point, every second one. */
export function rays(cx: number, cy: number, r: number, count: number, from = 0, to = 360): string {
  let d = '';
  const part = (to - from) / count / 2;
  for (let i = 0; i < count; i++) {
    const [a, b] = [from + i * 2 * part, from + (i * 2 + 1) * part];
    d += `${M(cx, cy)}${L(cx + r * Math.cos(rad(a)), cy + r * Math.sin(rad(a)))}${L(cx + r * Math.cos(rad(b)), cy + r * Math.sin(rad(b)))}Z`;
  }
  return d;
}

/** Half rings that stand on a line: an arch in an arch. */
export function arches(cx: number, base: number, r: number, count: number): string[] {
  const band = r / (count + 0.6);
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [r - i * band, r - (i + 0.62) * band];
    return `${M(cx - a, base)}A${n(a)} ${n(a)} 0 0 1 ${n(cx + a)} ${n(base)}${L(cx + b, base)}A${n(b)} ${n(b)} 0 0 0 ${n(cx - b)} ${n(base)}Z`;
  });
}

/** Bands of water, the whole width. */
export function waves(w: number, h: number, count: number, amplitude: number, length: number): string {
  let d = '';
  const step = h / count;
  for (let i = 0; i < count; i++) {
    const top = (i + 0.5) * step;
    const thick = step * (0.22 + (0.4 * i) / count);
    const line = (y: number, back: boolean) => {
      const points: string[] = [];
      const parts = Math.ceil(w / length) * 2;
      for (let k = 0; k <= parts; k++) {
        const at = back ? parts - k : k;
        const x = (at * length) / 2;
        if (k === 0) points.push(back ? L(x, y) : M(x, y));
        else {
          const from = ((back ? at + 1 : at - 1) * length) / 2;
          const up = (Math.min(at, back ? at : at - 1) % 2 === 0 ? -1 : 1) * amplitude;
          points.push(`Q${n((x + from) / 2)} ${n(y + up)} ${n(x)} ${n(y)}`);
        }
      }
      return points.join('');
    };
    d += `${line(top, false)}${line(top + thick, true)}Z`;
  }
  return d;
}

/** Dots that grow across the box. */
export function halftone(
  w: number,
  h: number,
  columns: number,
  grow: (x: number, y: number) => number,
): string {
  const s = w / columns;
  let d = '';
  for (let row = 0; row * s < h; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + (row % 2 ? 0.75 : 0.25)) * s, (row + 0.5) * s];
      const r = Math.min(0.62, Math.max(0, grow(x / w, y / h))) * s;
      if (r > s * 0.06) d += disc(x, y, r);
    }
  return d;
}

/** Stripes at 45 degrees. */
export function diagonals(w: number, h: number, count: number, part = 0.5): string {
  const step = (w + h) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = i * step - h;
    d += `${M(x, h)}${L(x + h, 0)}${L(x + h + step * part, 0)}${L(x + step * part, h)}Z`;
  }
  return d;
}

/** Scales of rings, as on old silk. */
export function scales(w: number, h: number, columns: number, band: number): string {
  const r = w / columns / 2;
  let d = '';
  for (let row = -1; row * r * 0.5 < h + r; row++)
    for (let column = -1; column <= columns; column++) {
      const x = column * 2 * r + (row % 2 ? r : 0) + r;
      const y = row * r * 0.5 + r;
      for (let k = 0; k < 3; k++) {
        const [a, b] = [r * (1 - k * 0.32), r * (1 - k * 0.32 - band)];
        if (b > 0)
          d += `${M(x - a, y)}A${n(a)} ${n(a)} 0 0 1 ${n(x + a)} ${n(y)}${L(x + b, y)}A${n(b)} ${n(b)} 0 0 0 ${n(x - b)} ${n(y)}Z`;
      }
    }
  return d;
}

/** Rings about several hills, as lines; drawn with a stroke. */
export function contours(w: number, h: number, count: number, random: Random): string {
  let d = '';
  const [cx, cy] = [w * random.between(0.55, 0.75), h * random.between(0.3, 0.5)];
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  for (let i = 1; i <= count; i++) {
    const r = (Math.max(w, h) * 0.95 * i) / count;
    const points = Array.from({ length: 40 }, (_, k) => {
      const t = (k / 40) * Math.PI * 2;
      const wobble =
        1 +
        0.16 * Math.sin(2 * t + phases[0]! + i * 0.12) +
        0.09 * Math.sin(3 * t + phases[1]! - i * 0.2) +
        0.05 * Math.sin(5 * t + phases[2]!);
      return [cx + r * wobble * Math.cos(t), cy + r * wobble * 0.8 * Math.sin(t)] as const;
    });
    d += smooth(points);
  }
  return d;
}

export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  let d = M(at(0)[0], at(0)[1]);
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return `${d}Z`;
}

/** A soft pebble. */
export function pebble(cx: number, cy: number, r: number, random: Random): string {
  const [a, b] = [random.between(0, 6), random.between(0, 6)];
  return smooth(
    Array.from({ length: 12 }, (_, k) => {
      const t = (k / 12) * Math.PI * 2;
      const q = r * (1 + 0.22 * Math.sin(2 * t + a) + 0.12 * Math.sin(3 * t + b));
      return [cx + q * Math.cos(t), cy + q * Math.sin(t)] as const;
    }),
  );
}

/** A stem with leaves to both sides, from its foot up; the stem is a thin leaf itself. */
export function branch(
  x: number,
  y: number,
  length: number,
  lean: number,
  pairs: number,
  leaf: number,
): string {
  const turn = (px: number, py: number, angle: number) => {
    const [c, s] = [Math.cos(rad(angle)), Math.sin(rad(angle))];
    return [px * c - py * s, px * s + py * c] as const;
  };
  const oneLeaf = (lx: number, ly: number, angle: number, size: number) => {
    const p = (a: number, b: number) => {
      const [dx, dy] = turn(a * size, b * size, angle);
      return `${n(lx + dx)} ${n(ly + dy)}`;
    };
    return `M${p(0, 0)}C${p(0.25, -0.34)} ${p(0.75, -0.3)} ${p(1, 0)}C${p(0.75, 0.3)} ${p(0.25, 0.34)} ${p(0, 0)}Z`;
  };
  let d = '';
  const at = (t: number) => {
    const [dx, dy] = turn(Math.sin(t * 1.2) * length * 0.12, -length * t, lean);
    return [x + dx, y + dy] as const;
  };
  for (let i = 1; i <= pairs; i++) {
    const t = i / (pairs + 0.4);
    const [px, py] = at(t);
    const size = leaf * (1 - 0.45 * t);
    d += oneLeaf(px, py, lean - 35, size) + oneLeaf(px, py, lean - 145, size);
  }
  const [tx, ty] = at(1);
  d += oneLeaf(tx, ty + leaf * 0.1, lean - 90, leaf * 0.6);
  const stem = Array.from({ length: 9 }, (_, k) => at(k / 8));
  const thick = leaf * 0.035;
  d += `${stem.map(([sx, sy], k) => (k ? L(sx - thick, sy) : M(sx - thick, sy))).join('')}${stem
    .toReversed()
    .map(([sx, sy]) => L(sx + thick, sy))
    .join('')}Z`;
  return d;
}

/** A rose of crossing loops, as on banknotes; drawn with a stroke. */
export function rosette(cx: number, cy: number, r: number, petals: number, depth: number): string {
  let d = '';
  for (let k = 0; k < 3; k++) {
    const points = Array.from({ length: petals * 8 }, (_, i) => {
      const t = (i / (petals * 8)) * Math.PI * 2;
      const q = r * (1 - depth * 0.5 + depth * 0.5 * Math.sin(petals * t + (k * Math.PI * 2) / 3));
      return [cx + q * Math.cos(t), cy + q * Math.sin(t)] as const;
    });
    d += smooth(points);
  }
  return d;
}

/** Bars of differing height that stand on the foot of the box. */
export function bars(w: number, h: number, count: number, random: Random): string {
  const step = w / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const tall = h * (0.18 + 0.55 * Math.abs(Math.sin(t * 5.2 + 0.6)) + random.between(0, 0.25));
    d += box(i * step, h - Math.min(h, tall), step * 0.62, Math.min(h, tall));
  }
  return d;
}

/** Small marks strewn evenly: triangles, bars and discs, in `colours` ways. */
export function confetti(
  w: number,
  h: number,
  count: number,
  size: number,
  colours: number,
  random: Random,
): string[] {
  const made = Array.from({ length: colours }, () => '');
  const columns = Math.max(1, Math.round(Math.sqrt((count * w) / h)));
  const rows = Math.max(1, Math.round(count / columns));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = ((column + random.between(0.2, 0.8)) * w) / columns;
      const y = ((row + random.between(0.2, 0.8)) * h) / rows;
      const s = size * random.between(0.6, 1.3);
      const a = random.between(0, 360);
      const at = (dx: number, dy: number) =>
        [
          x + dx * Math.cos(rad(a)) - dy * Math.sin(rad(a)),
          y + dx * Math.sin(rad(a)) + dy * Math.cos(rad(a)),
        ] as const;
      const poly = (points: readonly (readonly [number, number])[]) =>
        `${points.map(([px, py], i) => (i ? L(px, py) : M(px, py))).join('')}Z`;
      const k = random.whole(0, colours - 1);
      const kind = random.whole(0, 3);
      if (kind === 0) made[k] += disc(x, y, s * 0.42);
      else if (kind === 1)
        made[k] += poly([at(-s, -s * 0.16), at(s, -s * 0.16), at(s, s * 0.16), at(-s, s * 0.16)]);
      else if (kind === 2) made[k] += poly([at(0, -s * 0.6), at(s * 0.55, s * 0.4), at(-s * 0.55, s * 0.4)]);
      else made[k] += ring(x, y, s * 0.5, s * 0.3);
    }
  return made;
}

/** An arch: a door with a round top, filling the box. */
export const arch = (x: number, y: number, w: number, h: number) =>
  `${M(x, y + h)}${L(x, y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}${L(x + w, y + h)}Z`;

/** A fan of wedges over half a circle, with gaps. */
export function fan(cx: number, base: number, r: number, count: number, inside: number): string {
  let d = '';
  const part = 180 / count;
  for (let i = 0; i < count; i++) {
    const [a, b] = [180 + i * part + part * 0.1, 180 + (i + 1) * part - part * 0.1];
    const p = (q: number, t: number) => [cx + q * Math.cos(rad(t)), base + q * Math.sin(rad(t))] as const;
    const [p1, p2, p3, p4] = [p(inside, a), p(r, a), p(r, b), p(inside, b)];
    d += `${M(...p1)}${L(...p2)}A${n(r)} ${n(r)} 0 0 1 ${n(p3[0])} ${n(p3[1])}${L(...p4)}A${n(inside)} ${n(inside)} 0 0 0 ${n(p1[0])} ${n(p1[1])}Z`;
  }
  return d;
}
