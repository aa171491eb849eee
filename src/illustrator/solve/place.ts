/** Where each thing stands: on what bears it, apart from the others, the hero on a third, nothing cut by the frame. */
import type { Random } from '../random.ts';
import type { Canvas } from '../stage/canvas.ts';
import type { Band, Stage } from '../stage/stage.ts';
import type { Subject } from '../subjects/subject.ts';
import { facing, type Bearing, type Instance, type Placed } from './placed.ts';
import { relatedPlace } from './relations.ts';

export function place(canvas: Canvas, stage: Stage, instances: readonly Instance[]): Placed[] {
  const random = canvas.random.part('places');
  const done: Placed[] = [];
  // What carries others is placed before them, in the hero's spot if it carries the hero.
  const bearers = new Set(instances.flatMap(({ item }) => (item.relation ? [item.relation.to] : [])));
  const sorted = [...instances].sort((a, b) => rank(a, bearers) - rank(b, bearers));
  const perItem = new Map<string, number>();
  sorted.forEach((one, index) => {
    const nth = (perItem.get(one.item.id) ?? 0) + 1;
    perItem.set(one.item.id, nth);
    const name = one.item.count > 1 ? `${one.item.id} ${nth}` : one.item.id;
    const related = one.item.relation ? relatedPlace(canvas, { ...one, nth }, done) : undefined;
    done.push({ ...(related ?? free(canvas, stage, one, done, random, index === 0)), name });
  });
  return done.sort((a, b) => a.order - b.order);
}

const rank = ({ item }: Instance, bearers: ReadonlySet<string>) =>
  bearers.has(item.id) ? 0 : item.relation ? 2 : 1;

function bandOf(stage: Stage, subject: Subject): { band: Band; bearing: Bearing } {
  const { support } = subject;
  if (stage.floats) return { band: stage.air, bearing: 'floating' };
  if (support === 'air' || support === 'hang') return { band: stage.air, bearing: 'air' };
  if (support === 'swim')
    return stage.below
      ? { band: stage.below, bearing: 'floating' }
      : stage.water
        ? { band: stage.water, bearing: 'sunk' }
        : { band: stage.ground, bearing: 'ground' };
  if (support === 'water')
    return stage.below
      ? { band: stage.ground, bearing: 'ground' }
      : stage.water
        ? { band: stage.water, bearing: 'water' }
        : { band: stage.ground, bearing: 'ground' };
  return { band: stage.ground, bearing: 'ground' };
}

function free(
  canvas: Canvas,
  stage: Stage,
  one: Instance,
  done: readonly Placed[],
  random: Random,
  isHero: boolean,
): Omit<Placed, 'name'> {
  const { w, h, sun, hz } = canvas;
  const { band, bearing } = bandOf(stage, one.subject);
  const [left, top, right, bottom] = one.figure.box;
  const aspect = (right - left) / (bottom - top);
  const still = bearing === 'air' || bearing === 'floating';
  const middle = (band[0] + (band[1] - band[0]) * 0.62) * h;
  const third = sun[0] > w / 2 ? 0.37 : 0.63;
  const { layout } = one.item;
  const wanted =
    layout === 'left'
      ? 0.22
      : layout === 'right'
        ? 0.78
        : layout === 'centre'
          ? 0.5
          : isHero
            ? third
            : undefined;
  let best: { x: number; y: number; height: number; far: number; cost: number } | undefined;
  for (let i = 0; i < 44; i++) {
    const t = isHero
      ? layout === 'far'
        ? 0.1
        : 0.62
      : layout === 'far'
        ? random() * 0.2
        : layout === 'near'
          ? 0.8 + random() * 0.2
          : random();
    const y = (band[0] + (band[1] - band[0]) * t) * h;
    const depth = still
      ? 0.8 + random() * 0.25
      : Math.min(1.35, Math.max(0.5, (y - hz) / Math.max(20, middle - hz)));
    let height = one.size * h * (isHero && !layout ? 1 : depth) * (bearing === 'sunk' ? 0.8 : 1);
    height = Math.min(height, (w * 0.62) / aspect);
    const half = (height * aspect) / 2;
    const x = half + w * 0.03 + random() * Math.max(1, w * 0.94 - half * 2);
    const foot = still ? Math.min(h * 0.97, Math.max(height + h * 0.02, y + height * 0.5)) : y;
    const box = [x - half, foot - height, x + half, foot] as const;
    const overlap = done.reduce(
      (sum, other) =>
        sum +
        shared(box, other) * (still === (other.bearing === 'air' || other.bearing === 'floating') ? 1 : 0.6),
      0,
    );
    const shy = wanted === undefined ? 0 : Math.abs(x / w - wanted) * 3;
    const blind = bearing === 'air' && Math.hypot(x - sun[0], y - sun[1]) < w * 0.12 ? 0.25 : 0;
    const high = Math.max(0, -(foot - height) / h + 0.02) * 8;
    const cost = overlap * 5 + shy + blind + high + random() * 0.12;
    if (!best || cost < best.cost)
      best = { x, y: foot, height, far: still ? 0.1 : Math.max(0, Math.min(0.4, (1 - depth) * 0.5)), cost };
  }
  const { x, y, height, far } = best!;
  const order = bearing === 'air' ? y / 10 - 1000 : y;
  return {
    ...one,
    x,
    y,
    height,
    width: height * aspect,
    far,
    bearing,
    order,
    afloat: bearing !== 'ground' && bearing !== 'floating',
    flip: facing(one, x / w),
  };
}

function shared(box: readonly [number, number, number, number], other: Placed): number {
  const [l, t, r, b] = box;
  const wide = Math.min(r, other.x + other.width / 2) - Math.max(l, other.x - other.width / 2);
  const high = Math.min(b, other.y) - Math.max(t, other.y - other.height);
  return wide > 0 && high > 0 ? (wide * high) / Math.min((r - l) * (b - t), other.width * other.height) : 0;
}
