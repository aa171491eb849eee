/** On, in, under, behind, beside, between, in hand: places that another thing decides. */
import type { Canvas } from '../stage/canvas.ts';
import { facing, type Instance, type Placed } from './placed.ts';

/** How high one sits on it, as part of its height. */
const seats: Record<string, number> = {
  bench: 0.42,
  'couch-and-lamp': 0.27,
  lotus: 0.5,
  chair: 0.48,
  bed: 0.55,
  seat: 0.45,
  sailboat: 0.15,
  'pirate-ship': 0.22,
  rowboat: 0.34,
  'paper-boat': 0.4,
  horse: 0.72,
  bicycle: 0.75,
  motorcycle: 0.7,
  'motor-scooter': 0.6,
  'crescent-moon': 0.22,
  books: 0.92,
  'rock-big': 0.92,
  'open-book': 0.75,
  skateboard: 0.9,
  bridge: 0.62,
  'ringed-planet': 0.86,
  elephant: 0.9,
  turtle: 0.86,
  whale: 0.72,
  cloud: 0.75,
  sled: 0.6,
  basket: 0.5,
};
/** Where one looks out of it. */
const rims: Record<string, number> = {
  rowboat: 0.3,
  sailboat: 0.13,
  'pirate-ship': 0.2,
  birdcage: 0.13,
  'beast-cage': 0.3,
  'paper-boat': 0.38,
  'balloon-hot': 0.06,
  basket: 0.42,
  bucket: 0.6,
  'hot-beverage': 0.55,
  bathtub: 0.45,
  canoe: 0.5,
  'wrapped-gift': 0.6,
  package: 0.7,
  jar: 0.3,
  'top-hat': 0.6,
  'potted-plant': 0.3,
  sled: 0.4,
  automobile: 0.5,
  'shopping-cart': 0.5,
  'bowl-with-spoon': 0.5,
  amphora: 0.92,
};

export function relatedPlace(
  canvas: Canvas,
  one: Instance & { nth: number },
  done: readonly Placed[],
): Omit<Placed, 'name'> | undefined {
  const bearers = done.filter(({ item }) => item.id === one.item.relation!.to);
  const other = bearers[(one.nth - 1) % bearers.length];
  if (!other || !canStandThere(one, other)) return undefined;
  const { w, h } = canvas;
  const [left, top, right, bottom] = one.figure.box;
  const aspect = (right - left) / (bottom - top);
  const row = Math.floor((one.nth - 1) / bearers.length);
  const many = Math.ceil(one.item.count / bearers.length);
  let height = one.size * h;
  const at = (x: number, y: number, order: number, more: Partial<Placed> = {}) => {
    const half = (height * aspect) / 2;
    const inside = Math.min(w - half - w * 0.02, Math.max(half + w * 0.02, x));
    return {
      ...one,
      x: inside,
      y,
      height,
      width: height * aspect,
      far: other.far,
      bearing: other.bearing === 'carried' ? ('carried' as const) : other.bearing,
      order,
      afloat: other.afloat,
      flip: facing(one, inside / w),
      ...more,
    };
  };
  const spread = many > 1 ? (row / (many - 1) - 0.5) * other.width * 0.7 : 0;
  const side = other.x > w / 2 ? -1 : 1;
  const { part } = other.subject;
  switch (one.item.relation!.kind) {
    case 'on': {
      const seat = seats[part] ?? 0.95;
      height = Math.min(height, other.height * lifeSize(one, other));
      return at(other.x + spread, other.y - other.height * seat, other.order + 0.1 + row * 0.01, {
        bearing: 'carried',
      });
    }
    case 'in': {
      const rim = rims[part];
      // Whoever is "in" a house or a tree stands before it.
      if (rim === undefined)
        return at(other.x + spread + side * other.width * 0.2, other.y + h * 0.012, other.order + 0.1);
      height = Math.min(
        height,
        (other.width * 0.8) / aspect,
        part === 'balloon-hot'
          ? other.height * 0.13
          : part === 'birdcage'
            ? other.height * 0.34
            : other.height * Math.max(0.5, lifeSize(one, other)),
      );
      // A bunch: smaller, side by side and above one another.
      if (many > 2) height *= 0.62;
      return at(
        other.x + spread * (many > 2 ? 1.25 : 0.7) - (part === 'sailboat' ? other.width * 0.16 : 0),
        other.y - other.height * rim * 0.72 - (many > 2 ? (row % 3) * height * 0.3 : 0),
        other.order - 0.1 + row * 0.01,
        { bearing: 'carried' },
      );
    }
    case 'under':
      height = Math.min(height, other.height * 0.62);
      if (other.bearing === 'air')
        return { ...at(other.x + spread, h * 0.86, h * 0.86), bearing: 'ground', afloat: false };
      return at(other.x + spread + side * other.width * 0.12, other.y + h * 0.01, other.order + 0.1);
    case 'behind':
      return at(other.x + side * other.width * 0.42 + spread, other.y - h * 0.02, other.order - 0.2, {
        far: Math.min(0.4, other.far + 0.08),
      });
    case 'before':
      return at(other.x + side * other.width * 0.28 + spread, other.y + h * 0.035, other.order + 0.2);
    case 'above':
      return {
        ...at(other.x + spread, Math.max(height + h * 0.02, other.y - other.height - h * 0.05), -500),
        bearing: 'air',
        afloat: true,
      };
    case 'held': {
      height = Math.min(height, other.height * 0.42, (other.width * 0.6) / aspect);
      const ahead = other.subject.facing === 'front' ? side : other.subject.facing === 'left' ? -1 : 1;
      const to = ahead * (other.subject.facing === 'front' ? 1 : other.flip);
      return at(
        other.x + to * (other.width * 0.3 + row * other.width * 0.2),
        other.y - other.height * 0.2,
        other.order + 0.1 + row * 0.01,
        { bearing: 'carried' },
      );
    }
    case 'between': {
      const [left, right] = pairFor(one, bearers, done, other);
      if (!left || !right) return at(other.x + side * other.width * 0.6, other.y, other.order + 0.1);
      makeRoom(left, right, height * aspect + w * 0.03, w);
      const x = (left.x + left.width / 2 + right.x - right.width / 2) / 2;
      const y = one.subject.support === 'air' ? other.y - other.height * 0.45 : Math.max(left.y, right.y);
      const above: Partial<Placed> = one.subject.support === 'air' ? { bearing: 'air', afloat: true } : {};
      return at(x + spread * 0.3, y, Math.max(left.order, right.order) + 0.1, above);
    }
    default: {
      // An umbrella is held above the head.
      if (one.subject.part === 'umbrella' && other.subject.toned) {
        height = other.height * 0.75;
        return at(other.x + side * other.width * 0.2, other.y - other.height * 0.52, other.order - 0.1, {
          bearing: 'carried',
        });
      }
      const gap = (other.width + height * aspect) / 2 + w * 0.015;
      const step = row === 0 ? 1 : row % 2 ? -1 : 1 + row;
      const x = other.x + side * gap * step;
      const fits = x > height * aspect * 0.5 && x < w - height * aspect * 0.5;
      // Where there is too little room, the next one is not put where the last one is, but across from it.
      const last = done.findLast(({ item }) => item.id === one.item.id);
      const across = last ? (last.x > w / 2 ? 0 : w) : other.x - side * gap * step;
      return at(fits ? x : across, other.y + h * 0.006, other.order + 0.05);
    }
  }
}

/** Next to a ship, whoever has legs stays on the shore; on it and in it they may be. */
function canStandThere({ subject, item }: Instance, { bearing }: Placed): boolean {
  if (['on', 'in', 'above'].includes(item.relation!.kind)) return true;
  const walks = subject.support === 'ground' || subject.support === 'table';
  const isUnder = item.relation!.kind === 'under' && bearing === 'air';
  return !walks || isUnder || !['water', 'sunk', 'air'].includes(bearing);
}

/** How much of its bearer's height it has, pressed together a little. */
const lifeSize = ({ subject }: Instance, other: Placed) =>
  Math.min(0.95, Math.max(0.2, (subject.height / other.subject.height) ** 0.55));

/** Two of the same, or the named one and whatever stands nearest. */
function pairFor(one: Instance, bearers: readonly Placed[], done: readonly Placed[], other: Placed) {
  const others = bearers.length > 1 ? bearers : done.filter(({ item }) => item.id !== one.item.id);
  const second = others
    .filter((each) => each !== other && each.bearing === other.bearing)
    .sort((a, b) => Math.abs(a.x - other.x) - Math.abs(b.x - other.x))[0];
  return second ? [other, second].sort((a, b) => a.x - b.x) : [];
}

/** Moves them apart, and makes them smaller where the picture is too narrow for all three. */
function makeRoom(left: Placed, right: Placed, needed: number, w: number) {
  const margin = w * 0.03;
  const scale = Math.min(1, (w - 2 * margin - needed) / (left.width + right.width));
  for (const one of [left, right])
    Object.assign(one, { width: one.width * scale, height: one.height * scale });
  const missing = needed - (right.x - right.width / 2 - (left.x + left.width / 2));
  if (missing <= 0) return;
  left.x = Math.max(margin + left.width / 2, left.x - missing / 2);
  right.x = Math.min(w - margin - right.width / 2, left.x + left.width / 2 + needed + right.width / 2);
  left.x = Math.min(left.x, right.x - right.width / 2 - needed - left.width / 2);
}
