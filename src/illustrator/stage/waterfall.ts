/** A gorge: water comes over the edge of a cliff into a pool, and its spray hangs before the stone. */
import { hex, lch, lighter, mix, type Oklch } from '../colour/oklch.ts';
import { circle, curve, ellipse, gradient, line, n, path, polygon, radial, type Point } from '../draw/svg.ts';
import { filled, heightAt, ink, newId, ridgePoints, sheet, type Canvas } from './canvas.ts';
import { branchBox, framingBranch, frontGrass, nearGrass, soften } from './foreground.ts';
import { mist, sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { broadleaf, bush, pine } from './trees.ts';
import { shoreLine, water } from './water.ts';

const pool = 0.64;
const stone = lch(0.47, 0.03, 60);

export const waterfall: Stage = {
  horizon: 0.42,
  ground: [0.86, 0.95],
  water: [0.7, 0.81],
  air: [0.1, 0.34],
  paint(canvas) {
    const { h } = canvas;
    const fall = fallOf(canvas);
    const wall = cliff(canvas, fall) + stream(canvas, fall);
    const edge = h * 0.845;
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Hills', svg: hills(canvas), slot: 'back' },
      { name: 'Waterfall', svg: wall, slot: 'back' },
      { name: 'Pool', svg: water(canvas, h * pool, h, wall, 0.6) + rings(canvas, fall), slot: 'back' },
      { name: 'Spray', svg: spray(canvas, fall), slot: 'back' },
      { name: 'Shore', svg: shore(canvas, edge), slot: 'bank' },
      { name: 'Grass', svg: frontGrass(canvas, 0.1), slot: 'front' },
      { name: 'Branch', svg: framingBranch(canvas), slot: 'front', box: branchBox(canvas) },
    ];
  },
};

interface Fall {
  /** Its middle, half its width at the edge of the cliff, and how much wider it is below. */
  x: number;
  half: number;
  wider: number;
  top: number;
  /** The upper edge of the stone. */
  brink: readonly Point[];
}

/** On the side of the light: who stands before it is on the other. */
function fallOf(canvas: Canvas): Fall {
  const { w, h, sun, random: r } = canvas;
  const brink = ridgePoints(canvas, r.part('brink'), {
    base: h * 0.29,
    height: h * 0.1,
    bends: 2.4,
    rough: 1,
  });
  const x = w * (sun[0] > w / 2 ? 0.6 : 0.4);
  // Walls that rise to both sides make a gorge of it.
  const walls = brink.map(([px, py]): Point => [
    px,
    py - h * 0.42 * Math.max(0, Math.abs(px - x) / w - 0.1) ** 1.15,
  ]);
  return { x, half: w * 0.07, wider: 1.5, top: heightAt(walls, x) + h * 0.02, brink: walls };
}

function hills(canvas: Canvas): string {
  const { h, w, random: r, palette } = canvas;
  const points = ridgePoints(canvas, r.part('far-hills'), {
    base: h * 0.26,
    height: h * 0.2,
    bends: 2,
    rough: 0.4,
  });
  const random = r.part('far-pines');
  let out = filled(points, h * pool, ink(canvas, mix(lch(0.45, 0.06, 190), palette.leaf, 0.2), 0.55));
  for (let i = 0; i < 26; i++) {
    const x = random() * w;
    out += pine(canvas, random, x, heightAt(points, x) + 6, h * random.between(0.04, 0.075), 0.5);
  }
  return out + mist(canvas, h * 0.27, h * 0.12, 0.4);
}

function cliff(canvas: Canvas, { brink, x: middle, half }: Fall): string {
  const { w, h, palette, defs, random: r } = canvas;
  const foot = h * pool;
  const id = newId('cliff');
  defs.push(
    gradient(id, [
      [0, ink(canvas, stone, 0.16, 0.04)],
      [0.55, ink(canvas, stone, 0.08, -0.02)],
      [1, ink(canvas, stone, 0.02, -0.12)],
    ]),
  );
  const random = r.part('stone');
  let out = filled(brink, foot + 4, `url(#${id})`, false);
  // Columns of stone, each with a lit and a dark side, broken by ledges.
  for (let x = -20; x < w + 20; x += w * random.between(0.025, 0.06)) {
    const wide = w * random.between(0.02, 0.05);
    let y = heightAt(brink, x) + h * random.between(0.01, 0.03);
    while (y < foot) {
      const tall = h * random.between(0.05, 0.13);
      const shift = random.between(-0.3, 0.3) * wide;
      const low = Math.min(foot, y + tall);
      const lit = canvas.sun[0] < x ? -1 : 1;
      out +=
        path(
          polygon([
            [x + shift, y],
            [x + wide + shift, y + h * 0.01],
            [x + wide, low],
            [x, low - h * 0.008],
          ]),
          ink(canvas, stone, 0.06, random.between(-0.07, 0.06)),
          'opacity="0.75"',
        ) +
        path(
          polygon([
            [x + (lit > 0 ? wide * 0.7 : 0) + shift, y],
            [x + (lit > 0 ? wide : wide * 0.3) + shift, y],
            [x + (lit > 0 ? wide : wide * 0.3), low],
            [x + (lit > 0 ? wide * 0.78 : 0), low],
          ]),
          ink(canvas, stone, 0.04, 0.1),
          'opacity="0.5"',
        );
      y = low + h * random.between(0.002, 0.012);
    }
  }
  // Wet and dark beside the water.
  const [wet, top] = [ink(canvas, stone, 0, -0.2), heightAt(brink, middle) + h * 0.05];
  let damp = '';
  for (const side of [-1, 1])
    damp += path(
      `M${n(middle + side * half * 0.5)} ${n(top)}Q${n(middle + side * half * 1.5)} ${n(h * 0.45)} ${n(middle + side * half * 1.9)} ${n(foot)}H${n(middle)}V${n(top)}Z`,
      wet,
      'opacity="0.6"',
    );
  out += soften(canvas, damp, 9);
  return out + greens(canvas, brink, middle, half, mix(palette.leaf, lch(0.45, 0.1, 150), 0.35));
}

/** Moss on the ledges, bushes and trees along the edge. */
function greens(canvas: Canvas, brink: readonly Point[], middle: number, half: number, leaf: Oklch): string {
  const { w, h, random: r, scene } = canvas;
  const random = r.part('greens');
  const isClear = (x: number, by: number) => Math.abs(x - middle) > half * by;
  let out = '';
  for (let i = 0; i < 34; i++) {
    const x = random() * w;
    const y = h * random.between(0.3, pool - 0.03);
    if (!isClear(x, 1.9) || y < heightAt(brink, x) + h * 0.02) continue;
    out += bush(canvas, random, x, y, h * random.between(0.014, 0.034), 0.08, lighter(leaf, -0.05));
  }
  for (let x = -10; x < w + 10; x += w * random.between(0.022, 0.05)) {
    if (!isClear(x, 1.15)) continue;
    const y = heightAt(brink, x) + h * 0.016;
    const size = h * random.between(0.08, 0.17) * (isClear(x, 2.4) ? 1 : 0.55);
    out +=
      scene.season === 'winter' || random.chance(0.55)
        ? pine(canvas, random, x, y, size, 0.14)
        : broadleaf(canvas, random, x, y, size * 0.85, 0.14, leaf);
    out += bush(canvas, random, x + w * 0.012, y + h * 0.008, h * random.between(0.02, 0.036), 0.1, leaf);
  }
  return out;
}

/** Two steps: it strikes a ledge half way down, leaps from it, and is wider below. */
function stream(canvas: Canvas, fall: Fall): string {
  const { h } = canvas;
  const { x, half, wider, top } = fall;
  const foot = h * pool + 3;
  const ledge = top + (foot - top) * 0.46;
  return (
    sheetOfWater(canvas, 'lower', { x, top: ledge - 4, foot, half: half * 1.06, below: half * wider }) +
    shelf(canvas, x, ledge, half) +
    sheetOfWater(canvas, 'upper', { x, top, foot: ledge + 2, half: half * 0.86, below: half * 1.02 }) +
    foamAt(canvas, 'ledge', x, ledge + 2, half * 1.05, 0.6)
  );
}

interface Sheet {
  x: number;
  top: number;
  foot: number;
  half: number;
  below: number;
}

/** Strands side by side, from deep to bright, each with edges of its own. */
function sheetOfWater(canvas: Canvas, name: string, { x, top, foot, half, below }: Sheet): string {
  const { palette, random: r } = canvas;
  const random = r.part(`stream-${name}`);
  const tones = waterTones(palette);
  const at = (across: number, t: number) => x + across * (half + (below - half) * t ** 0.7);
  const strand = (from: number, to: number, begin: number, end: number) => {
    const side = (across: number) =>
      [0, 0.25, 0.5, 0.75, 1].map((step): Point => {
        const t = begin + (end - begin) * step;
        return [at(across + random.between(-0.035, 0.035), t), top + (foot - top) * t];
      });
    const [left, right] = [side(from), side(to).toReversed()];
    return `${curve(left)}L${curve(right).slice(1)}Z`;
  };
  let out = path(strand(-1, 1, 0, 1), tones.deep, sheet);
  for (let i = 0; i < 30; i++) {
    const from = random.between(-1, 0.92);
    const wide = random.between(0.03, 0.16);
    const begin = random.chance(0.5) ? 0 : random() * 0.5;
    const end = random.chance(0.6) ? 1 : random.between(begin + 0.3, 1);
    out += path(
      strand(from, Math.min(1, from + wide), begin, end),
      random.pick([tones.middle, tones.bright, tones.bright, tones.white]),
      `opacity="${random.between(0.45, 0.95).toFixed(2)}"`,
    );
  }
  // It bends over the edge before it falls: darker there, with a bright rim.
  return (
    out +
    path(
      `M${n(x - half)} ${n(top + 1)}Q${n(x)} ${n(top - 7)} ${n(x + half)} ${n(top + 1)}L${n(x + half)} ${n(top + 9)}Q${n(x)} ${n(top + 3)} ${n(x - half)} ${n(top + 9)}Z`,
      tones.middle,
    ) +
    line(
      `M${n(x - half)} ${n(top + 9)}Q${n(x)} ${n(top + 3)} ${n(x + half)} ${n(top + 9)}`,
      tones.white,
      1.6,
      'opacity="0.8"',
    )
  );
}

function waterTones(palette: Canvas['palette']) {
  const lit = (l: number, c: number, part: number) =>
    hex(mix(lch(l * (0.42 + palette.exposure * 0.58), c, 225), palette.light, part));
  return {
    deep: lit(0.66, 0.075, 0.06),
    middle: lit(0.79, 0.055, 0.1),
    bright: lit(0.91, 0.03, 0.14),
    white: lit(0.99, 0.008, 0.16),
  };
}

/** The stone that it strikes shows at both sides. */
function shelf(canvas: Canvas, x: number, ledge: number, half: number): string {
  const { h } = canvas;
  const random = canvas.random.part('shelf');
  return [-1, 1]
    .map((side) => {
      const out = random.between(1.25, 1.75);
      const [inner, outer] = [x + side * half * 0.9, x + side * half * out];
      const y = ledge + h * random.between(-0.004, 0.03);
      return (
        path(
          `M${n(inner)} ${n(y - h * 0.006)}Q${n((inner + outer) / 2)} ${n(y - h * 0.024)} ${n(outer)} ${n(y + h * 0.006)}L${n(outer - side * half * 0.2)} ${n(y + h * 0.045)}Q${n((inner + outer) / 2)} ${n(y + h * 0.05)} ${n(inner + side * half * 0.12)} ${n(y + h * 0.035)}Z`,
          ink(canvas, stone, 0, -0.1),
          sheet,
        ) +
        path(
          `M${n(inner)} ${n(y - h * 0.006)}Q${n((inner + outer) / 2)} ${n(y - h * 0.024)} ${n(outer)} ${n(y + h * 0.006)}Q${n((inner + outer) / 2)} ${n(y - h * 0.006)} ${n(inner)} ${n(y + h * 0.008)}Z`,
          ink(canvas, mix(stone, lch(0.6, 0.1, 135), 0.5), 0, 0.06),
        )
      );
    })
    .join('');
}

function foamAt(canvas: Canvas, name: string, x: number, y: number, half: number, size: number): string {
  const { h, palette, random: r } = canvas;
  const random = r.part(`foam-${name}`);
  const { bright, white } = waterTones(palette);
  let foam = '';
  for (let i = 0; i < 46; i++) {
    const across = random.between(-1.1, 1.1);
    foam += circle(
      x + across * half,
      y + h * random.between(-0.012, 0.014) * (1.3 - Math.abs(across)) * size,
      h * random.between(0.006, 0.016) * size,
      i % 3 ? white : bright,
      `opacity="${random.between(0.5, 0.95).toFixed(2)}"`,
    );
  }
  return soften(canvas, foam, 0.8);
}

/** Where it meets the pool: rings that run out from it. */
function rings({ h, palette }: Canvas, { x, half, wider }: Fall): string {
  const light = hex(mix(palette.skyLow, lch(0.97, 0.01, 220), 0.5));
  return [1.1, 1.5, 2, 2.6]
    .map((out, i) =>
      ellipse(
        x,
        h * (pool + 0.012 + i * 0.016),
        half * wider * out,
        h * 0.01 * out,
        'none',
        `stroke="${light}" stroke-width="${n(2.4 - i * 0.4)}" opacity="${0.6 - i * 0.12}"`,
      ),
    )
    .join('');
}

function spray(canvas: Canvas, { x, half, wider }: Fall): string {
  const { h, palette, defs, random: r } = canvas;
  const random = r.part('spray');
  const id = newId('spray');
  const white = hex(mix(lch(0.97 * (0.6 + palette.exposure * 0.4), 0.012, 220), palette.light, 0.22));
  defs.push(
    radial(id, [
      [0, white, 0.8],
      [0.5, white, 0.34],
      [1, white, 0],
    ]),
  );
  const y = h * pool;
  let drops = '';
  for (let i = 0; i < 40; i++)
    drops += circle(
      x + random.between(-1.7, 1.7) * half,
      y - h * random.between(0.01, 0.12),
      random.between(0.8, 2.4),
      white,
      `opacity="${random.between(0.3, 0.8).toFixed(2)}"`,
    );
  return (
    ellipse(x, y - h * 0.03, half * 2.7, h * 0.1, `url(#${id})`) +
    foamAt(canvas, 'pool', x, y + 2, half * wider, 1) +
    drops +
    ellipse(x, y + h * 0.01, half * 3.2, h * 0.05, `url(#${id})`, 'opacity="0.6"')
  );
}

function shore(canvas: Canvas, edge: number): string {
  const { palette, w, h, random: r } = canvas;
  const random = r.part('boulders');
  const own = lighter(palette.grass, -0.16);
  let rocks = '';
  for (let i = 0; i < 9; i++) {
    const x = w * (random.chance(0.5) ? random.between(-0.02, 0.26) : random.between(0.74, 1.02));
    const s = w * random.between(0.02, 0.05);
    const y = edge + h * random.between(-0.012, 0.02);
    rocks +=
      path(
        `M${n(x - s)} ${n(y + s * 0.4)}Q${n(x - s)} ${n(y - s * 0.5)} ${n(x - s * 0.2)} ${n(y - s * 0.62)}Q${n(x + s * 0.8)} ${n(y - s * 0.6)} ${n(x + s)} ${n(y + s * 0.4)}Z`,
        ink(canvas, stone, 0.02, -0.04),
        sheet,
      ) +
      path(
        `M${n(x - s * 0.8)} ${n(y - s * 0.1)}Q${n(x - s * 0.6)} ${n(y - s * 0.6)} ${n(x)} ${n(y - s * 0.6)}Q${n(x + s * 0.5)} ${n(y - s * 0.55)} ${n(x + s * 0.7)} ${n(y - s * 0.3)}Q${n(x)} ${n(y - s * 0.4)} ${n(x - s * 0.8)} ${n(y - s * 0.1)}Z`,
        ink(canvas, stone, 0.02, 0.1),
      );
  }
  return (
    rocks +
    shoreLine(canvas, edge, h * 0.04, ink(canvas, own, 0.04), 'bank') +
    shoreLine(canvas, edge + h * 0.045, h * 0.05, ink(canvas, own, 0, -0.045), 'bank2') +
    nearGrass(canvas, edge + h * 0.02, h)
  );
}
