/** Layouts that are read from across the street. */
import {
  arches,
  bars,
  contours,
  diagonals,
  disc,
  fan,
  halftone,
  pebble,
  branch,
  rays,
  ring,
  scales,
  tiles,
  waves,
  box,
} from '../layout/ornaments.ts';
import type { Faces } from '../layout/frame.ts';
import {
  columns,
  events,
  facts,
  music,
  overline,
  small,
  split,
  subtitle,
  title,
  type Template,
} from './template.ts';

const grotesk: Faces = { display: 'archivo', displayWeight: 900, text: 'archivo' };
const space: Faces = { display: 'space-grotesk', displayWeight: 700, text: 'space-grotesk' };
const anton: Faces = { display: 'anton', displayWeight: 400, text: 'dm-sans' };
const syne: Faces = { display: 'syne', displayWeight: 800, text: 'dm-sans' };
const serif: Faces = { display: 'dm-serif-display', displayWeight: 400, text: 'dm-sans' };
const deco: Faces = { display: 'limelight', displayWeight: 400, text: 'dm-sans' };

export const posters: readonly Template[] = [
  {
    id: 'disc',
    title: 'One disc',
    kinds: events,
    longestTitle: 40,
    scheme: 'paper',
    faces: grotesk,
    draw(f) {
      const { w, h, u, p, inner } = f;
      const r = f.isWide ? h * 0.6 : Math.min(w * 0.46, h * 0.27);
      const [cx, cy] = f.isWide ? [w - r * 0.66, h * 0.42] : [w * 0.62, h * 0.12 + r];
      f.path({ x: 0, y: 0, w, h }, disc(cx, cy, r), p.accent, { name: 'Disc' });
      f.path(
        { x: 0, y: 0, w, h },
        disc(f.isWide ? cx - r * 0.98 : cx - r * 1.02, f.isWide ? cy + r * 0.66 : cy + r * 0.5, r * 0.17),
        p.ink,
        { name: 'Small disc' },
      );
      const width = f.isWide ? (f.isStrip ? w * 0.52 : w * 0.5) : inner.w;
      f.stack({ ...inner, w: width, h: u * 8 }, [overline()], { on: p.field });
      const foot = f.isWide ? u * 11 : u * 13;
      f.stack(
        {
          x: inner.x,
          y: f.isWide ? inner.y + u * 6 : cy + r + u * 3,
          w: width,
          h: (f.isWide ? inner.h - u * 6 : h - f.m - cy - r - u * 3) - foot,
        },
        [title(f.isWide ? 12 : 19, { leading: 0.95, tracking: -0.02 }), subtitle()],
        { valign: 'bottom' },
      );
      columns(
        f,
        { x: inner.x, y: inner.y + inner.h - foot + u * 3, w: width, h: foot - u * 3 },
        [
          [small('date', { weight: 700 }), small('place')],
          [small('detail'), small('by'), small('contact')],
        ],
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'tiles',
    title: 'Quarter tiles',
    kinds: events,
    scheme: 'paper',
    faces: space,
    draw(f) {
      const { w, h, m, p, u } = f;
      // Whole squares: the art is as large as they are.
      const rows = f.isStrip ? 2 : f.isWide ? 4 : Math.max(2, Math.round((h * 0.5) / (w / 5)));
      const s = f.isWide ? h / rows : w / 5;
      const count = f.isWide ? Math.max(2, Math.round((w * 0.44) / s)) : 5;
      const art = { x: 0, y: 0, w: count * s, h: rows * s };
      const text = f.isWide
        ? { x: art.w + m * 0.8, y: m, w: w - art.w - m * 1.8, h: h - 2 * m }
        : { x: m, y: art.h + m * 0.8, w: w - 2 * m, h: h - art.h - m * 1.8 };
      f.rect(art, p.soft, { name: 'Ground' });
      tiles(art.w, art.h, count, 3, f.random.part('tiles')).forEach((d, k) =>
        f.path(art, d, [p.accent, p.ink, p.second][k]!, { name: 'Tiles' }),
      );
      const foot = u * 10;
      f.stack({ ...text, h: text.h - foot }, [
        overline({ fill: p.accent }),
        title(f.isWide ? 12 : 17, { leading: 0.98, tracking: -0.025 }),
        subtitle(),
      ]);
      columns(
        f,
        { ...text, y: text.y + text.h - foot + u * 2, h: foot - u * 2 },
        [
          [small('date', { weight: 700 }), small('place')],
          [small('detail'), small('by'), small('contact')],
        ],
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'deco',
    title: 'Art deco',
    kinds: [...events, 'certificate'],
    suits: ['gala', 'ball', 'theatre', 'opera', 'jazz', 'swing', 'cocktail'],
    longestTitle: 36,
    scheme: 'night',
    faces: deco,
    draw(f) {
      const { w, h, u, p, m } = f;
      const full = { x: 0, y: 0, w, h };
      const r = f.isWide ? Math.min(w * 0.24, h * 0.6) : w * 0.42;
      if (f.isStrip) {
        f.path(full, fan(w, h, h * 1.0, 15, h * 0.22), p.accent, { name: 'Fan' });
        f.path(full, fan(0, h, h * 1.0, 15, h * 0.22), p.accent, { name: 'Fan' });
      } else
        f.path(
          full,
          fan(w / 2, h - m * 0.55, r, 15, r * 0.24) + ring(w / 2, h - m * 0.55, 0.1, 0),
          p.accent,
          { name: 'Fan' },
        );
      for (const inset of [m * 0.42, m * 0.62])
        f.rect({ x: inset, y: inset, w: w - 2 * inset, h: h - 2 * inset }, 'none', {
          stroke: p.accent,
          strokeWidth: u * 0.22,
          name: 'Frame',
        });
      const area = f.isStrip
        ? { x: w * 0.28, y: m, w: w * 0.44, h: h - 2 * m }
        : { x: m * 1.4, y: m * 1.4, w: w - m * 2.8, h: h - m * 2.3 - r };
      f.stack(
        area,
        [
          overline({ fill: p.accent }),
          title(f.isWide ? 9 : 16, { isCaps: true, leading: 1.08, fill: p.ink }),
          subtitle({ size: 2.8 }),
          small('date', { size: 3.2, weight: 700, isCaps: true, tracking: 0.12, gap: 4, fill: p.accent }),
          ...facts().slice(1),
        ],
        { valign: 'middle', align: 'center' },
      );
    },
  },
  {
    id: 'record',
    title: 'Record',
    kinds: events,
    suits: music,
    isOnlyForThese: true,
    scheme: 'solid',
    faces: { ...serif, isItalic: true },
    draw(f) {
      const { w, h, u, p, m } = f;
      const full = { x: 0, y: 0, w, h };
      const r = f.isWide ? h * 0.7 : w * 0.62;
      const [cx, cy] = f.isWide ? [w - r * 0.5, h * 0.5] : [w * 0.72, h - r * 0.52];
      f.path(full, disc(cx, cy, r), p.second, { name: 'Record' });
      f.path(
        full,
        Array.from({ length: 9 }, (_, i) =>
          ring(cx, cy, r * (0.95 - i * 0.062), r * (0.95 - i * 0.062) - u * 0.16),
        ).join(''),
        p.field,
        { name: 'Grooves', opacity: 0.55 },
      );
      f.path(full, ring(cx, cy, r * 0.34, r * 0.045), p.accent, { name: 'Label' });
      const text = f.isWide
        ? { x: m, y: m, w: w * 0.5 - m, h: h - 2 * m }
        : { x: m, y: m, w: w - 2 * m, h: h - r * 1.5 - m };
      f.stack(
        text,
        [
          overline({ fill: p.accent }),
          title(f.isWide ? 14 : 22, { leading: 0.94 }),
          subtitle(),
          ...facts({ size: 2.6 }).map((one, at) => (at === 0 ? { ...one, gap: 4 } : one)),
        ],
        { valign: f.isWide ? 'middle' : 'top' },
      );
    },
  },
  {
    id: 'sunrise',
    title: 'Sunrise',
    kinds: events,
    suits: ['sunrise', 'morning', 'summer', 'yoga', 'breakfast', 'sun'],
    scheme: 'pastel',
    faces: syne,
    draw(f) {
      const { w, h, p, m } = f;
      const full = { x: 0, y: 0, w, h };
      const [cx, cy] = f.isStrip ? [w * 0.78, h] : [w / 2, h];
      const r = f.isStrip ? h * 0.5 : Math.min(w * 0.3, h * 0.28);
      f.path(full, rays(cx, cy, (w + h) * 0.9, 14, 180, 360), p.soft, { name: 'Rays' });
      f.path(full, disc(cx, cy, r * 1.28), p.second, { name: 'Halo' });
      f.path(full, disc(cx, cy, r), p.accent, { name: 'Sun' });
      const area = f.isStrip
        ? { x: m, y: m, w: w * 0.52, h: h - 2 * m }
        : { x: m, y: m, w: w - 2 * m, h: h - r * 1.28 - m * 1.7 };
      f.stack(
        area,
        [
          overline(),
          title(f.isWide ? 9 : 14, { leading: 0.98, tracking: -0.02 }),
          subtitle(),
          ...facts().map((one, at) => (at === 0 ? { ...one, gap: 3, size: 3.2 } : one)),
        ],
        { align: f.isStrip ? 'left' : 'center', valign: f.isStrip ? 'middle' : 'top', on: p.soft },
      );
    },
  },
  {
    id: 'sea',
    title: 'Sea',
    kinds: events,
    suits: ['sea', 'beach', 'swimming', 'sailing', 'boat', 'harbour', 'summer', 'fish'],
    scheme: 'solid',
    faces: anton,
    draw(f) {
      const { w, h, u, p, m } = f;
      const { text } = split(f, f.isWide ? 0.36 : 0.36, 'last');
      const art = f.isStrip ? { x: w * 0.6, y: 0, w: w * 0.4, h } : { x: 0, y: h * 0.66, w, h: h * 0.34 };
      f.path(art, waves(art.w, art.h, f.isStrip ? 8 : 6, u * 2.2, u * 16), p.accent, { name: 'Waves' });
      const area = f.isStrip ? { ...text, w: w * 0.56 - m } : { x: m, y: m, w: w - 2 * m, h: h * 0.62 - m };
      f.stack(
        area,
        [
          overline({ fill: p.accent }),
          title(f.isWide ? 15 : 30, { isCaps: true, leading: 1.04, lines: 3 }),
          subtitle({ size: 3.4 }),
          ...facts({ size: 2.7 }).map((one, at) => (at === 0 ? { ...one, gap: 3 } : one)),
        ],
        { valign: 'top' },
      );
    },
  },
  {
    id: 'wall',
    title: 'Wall of type',
    kinds: events,
    longestTitle: 28,
    scheme: 'solid',
    faces: anton,
    draw(f) {
      const { u, p, inner } = f;
      const head = u * (f.isStrip ? 8 : f.isWide ? 11 : 16);
      columns(f, { ...inner, h: head - u * 3 }, [
        [small('date', { weight: 700 }), small('place')],
        [small('kicker'), small('subtitle'), small('detail')],
        [small('by'), small('contact')],
      ]);
      f.rect({ x: inner.x, y: inner.y + head - u * 2, w: inner.w, h: u * 0.5 }, p.accent, { name: 'Rule' });
      f.stack(
        { ...inner, y: inner.y + head, h: inner.h - head },
        [
          title(80, {
            isCaps: true,
            leading: 1.0,
            lines: f.isStrip ? 1 : f.isWide ? 2 : 5,
            tracking: -0.005,
          }),
        ],
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'contour',
    title: 'Contour lines',
    kinds: [...events, 'business-card'],
    suits: ['hike', 'mountain', 'trail', 'map', 'climbing', 'outdoor'],
    scheme: 'night',
    faces: { ...space, text: 'space-mono' },
    draw(f) {
      const { w, h, u, p, inner } = f;
      f.path({ x: 0, y: 0, w, h }, contours(w, h, 16, f.random.part('hills')), 'none', {
        stroke: p.second,
        strokeWidth: u * 0.22,
        name: 'Contours',
        opacity: 0.9,
      });
      const wide = f.isWide ? inner.w * 0.6 : inner.w;
      f.stack({ ...inner, w: wide, h: inner.h * 0.66 }, [
        overline({ fill: p.accent }),
        title(f.isWide ? 11 : 20, { leading: 0.96, tracking: -0.035 }),
        subtitle({ size: 2.6 }),
      ]);
      f.stack({ ...inner, w: wide, y: inner.y + inner.h * 0.66, h: inner.h * 0.34 }, facts({ size: 2.2 }), {
        valign: 'bottom',
      });
    },
  },
  {
    id: 'halftone',
    title: 'Halftone',
    kinds: events,
    scheme: 'paper',
    faces: grotesk,
    draw(f) {
      const { w, h, p, m } = f;
      const { text } = split(f, f.isWide ? 0.44 : 0.46);
      const art = f.isWide ? { x: 0, y: 0, w: w * 0.44, h } : { x: 0, y: 0, w, h: h * 0.5 };
      f.rect(art, p.accent, { name: 'Ground' });
      const [cx, cy] = [f.random.between(0.35, 0.65), f.random.between(0.4, 0.6)];
      f.path(
        art,
        halftone(
          art.w,
          art.h,
          f.isStrip ? 18 : 22,
          (x, y) => 0.62 - Math.hypot(x - cx, ((y - cy) * art.h) / art.w) * 1.25,
        ),
        p.field,
        { name: 'Dots' },
      );
      const area = f.isWide ? text : { ...text, y: h * 0.5 + m * 0.7, h: h * 0.5 - m * 1.7 };
      f.stack({ ...area, h: area.h * 0.68 }, [
        overline({ fill: p.accent }),
        title(f.isWide ? 12.5 : 17, { leading: 0.94, tracking: -0.025 }),
        subtitle(),
      ]);
      columns(
        f,
        { ...area, y: area.y + area.h * 0.7, h: area.h * 0.3 },
        [
          [small('date', { weight: 600 }), small('place')],
          [small('detail'), small('by'), small('contact')],
        ],
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'band',
    title: 'Diagonal band',
    kinds: events,
    longestTitle: 40,
    scheme: 'night',
    faces: grotesk,
    draw(f) {
      const { w, h, p, m, inner } = f;
      const art = f.isWide ? { x: w * 0.62, y: 0, w: w * 0.38, h } : { x: 0, y: 0, w, h: h * 0.36 };
      f.path(art, box(0, 0, art.w, art.h), p.second, { name: 'Ground' });
      f.path(art, diagonals(art.w, art.h, f.isWide ? 9 : 11), p.accent, {
        name: 'Stripes',
        clip: f.rect(art, p.accent, { name: 'Cut-out' }),
      });
      const area = f.isWide
        ? { ...inner, w: w * 0.62 - m * 2 }
        : { x: m, y: h * 0.36 + m * 0.9, w: w - 2 * m, h: h * 0.64 - m * 1.9 };
      f.stack({ ...area, h: area.h * 0.7 }, [
        overline({ fill: p.accent }),
        title(f.isWide ? 13 : 19, { leading: 0.95, tracking: -0.02, isCaps: true }),
        subtitle(),
      ]);
      columns(
        f,
        { ...area, y: area.y + area.h * 0.72, h: area.h * 0.28 },
        [
          [small('date', { weight: 600 }), small('place')],
          [small('detail'), small('by'), small('contact')],
        ],
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'equaliser',
    title: 'Equaliser',
    kinds: events,
    suits: music,
    isOnlyForThese: true,
    scheme: 'night',
    faces: syne,
    draw(f) {
      const { w, h, p, m, inner } = f;
      const art = f.isStrip
        ? { x: w * 0.56, y: h * 0.1, w: w * 0.44, h: h * 0.9 }
        : { x: 0, y: h * 0.6, w, h: h * 0.4 };
      f.path(art, bars(art.w, art.h, f.isStrip ? 18 : 24, f.random.part('bars')), p.accent, { name: 'Bars' });
      const area = f.isStrip ? { ...inner, w: w * 0.5 - m } : { ...inner, h: h * 0.58 - m };
      f.stack(area, [
        overline({ fill: p.accent }),
        title(f.isWide ? 9.5 : 15, { leading: 1, tracking: -0.02 }),
        subtitle(),
        ...facts().map((one, at) => (at === 0 ? { ...one, gap: 3 } : one)),
      ]);
    },
  },
  {
    id: 'cutouts',
    title: 'Paper cut-outs',
    kinds: events,
    suits: ['art', 'exhibition', 'craft', 'workshop', 'museum'],
    scheme: 'paper',
    faces: serif,
    draw(f) {
      const { w, h, p } = f;
      const { art, text } = split(f, f.isWide ? 0.48 : 0.52);
      const random = f.random.part('cut');
      const [x, y] = [art.x, art.y];
      const s = Math.min(art.w, art.h);
      const full = { x: 0, y: 0, w, h };
      f.path(full, pebble(x + art.w * 0.3, y + art.h * 0.36, s * 0.3, random), p.second, { name: 'Pebble' });
      f.path(full, pebble(x + art.w * 0.74, y + art.h * 0.62, s * 0.27, random), p.accent, {
        name: 'Pebble',
      });
      f.path(full, pebble(x + art.w * 0.52, y + art.h * 0.84, s * 0.13, random), p.ink, { name: 'Pebble' });
      f.path(full, branch(x + art.w * 0.34, y + art.h * 0.78, s * 0.62, 16, 5, s * 0.2), p.ink, {
        name: 'Branch',
      });
      f.path(full, branch(x + art.w * 0.8, y + art.h * 0.84, s * 0.42, -12, 4, s * 0.15), p.field, {
        name: 'Branch',
      });
      f.stack({ ...text, h: text.h * 0.66 }, [
        overline({ fill: p.accent }),
        title(f.isWide ? 12.5 : 17, { leading: 0.98 }),
        subtitle(),
      ]);
      columns(
        f,
        { ...text, y: text.y + text.h * 0.7, h: text.h * 0.3 },
        [
          [small('date', { weight: 700 }), small('place')],
          [small('detail'), small('by'), small('contact')],
        ],
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'arches',
    title: 'Arches',
    kinds: events,
    scheme: 'pastel',
    faces: serif,
    draw(f) {
      const { w, h, p, m } = f;
      const full = { x: 0, y: 0, w, h };
      const r = f.isWide ? Math.min(h * 0.72, w * 0.27) : w * 0.44;
      const [cx, base] = f.isWide ? [w - r * 0.86, h] : [w / 2, h];
      const colours = [p.accent, p.second, p.ink, p.accent];
      arches(cx, base, r, 4).forEach((d, k) => f.path(full, d, colours[k]!, { name: 'Arch' }));
      const area = f.isWide
        ? { x: m, y: m, w: w - r * 1.86 - m * 1.6, h: h - 2 * m }
        : { x: m, y: m, w: w - 2 * m, h: h - r - m * 1.8 };
      f.stack(
        area,
        [
          overline(),
          title(f.isWide ? 11 : 20, { leading: 0.96 }),
          subtitle(),
          ...facts().map((one, at) => (at === 0 ? { ...one, gap: 3.5 } : one)),
        ],
        { align: f.isWide ? 'left' : 'center', valign: f.isWide ? 'middle' : 'top' },
      );
    },
  },
  {
    id: 'silk',
    title: 'Silk scales',
    kinds: events,
    scheme: 'night',
    faces: { display: 'playfair-display', displayWeight: 700, text: 'dm-sans' },
    draw(f) {
      const { p } = f;
      const { art, text } = split(f, f.isWide ? 0.4 : 0.44, 'last');
      f.rect(art, p.second, { name: 'Ground' });
      const cut = f.rect(art, p.second, { name: 'Cut-out' });
      f.path(art, scales(art.w, art.h, f.isStrip ? 3 : 4, 0.12), p.accent, { name: 'Scales', clip: cut });
      f.stack(
        text,
        [
          overline({ fill: p.accent }),
          title(f.isWide ? 10 : 17, { leading: 1 }),
          subtitle(),
          ...facts().map((one, at) => (at === 0 ? { ...one, gap: 3 } : one)),
        ],
        { valign: 'middle' },
      );
    },
  },
  {
    id: 'index',
    title: 'Index of lines',
    kinds: [...events, 'business-card'],
    suits: ['book', 'reading', 'library', 'conference', 'lecture', 'talk', 'meeting', 'programme'],
    scheme: 'paper',
    faces: { display: 'archivo', displayWeight: 600, text: 'archivo' },
    draw(f) {
      const { u, p, inner } = f;
      const rows = (['date', 'place', 'detail', 'by', 'contact'] as const).filter((role) =>
        f.words[role].trim(),
      );
      const tall = u * (f.isStrip ? 5.2 : 6.4);
      const foot = f.isWide ? 0 : rows.length * tall;
      const list = f.isWide
        ? { x: inner.x + inner.w * 0.6, y: inner.y, w: inner.w * 0.4, h: inner.h }
        : { x: inner.x, y: inner.y + inner.h - foot, w: inner.w, h: foot };
      const head = f.isWide ? { ...inner, w: inner.w * 0.54 } : { ...inner, h: inner.h - foot - u * 4 };
      f.stack(head, [
        title(f.isWide ? 11 : 21, { leading: 0.96, tracking: -0.04, fill: p.accent }),
        subtitle({ size: 3.4, weight: 400 }),
        overline({ gap: 3, tracking: 0.02, isCaps: false, size: 2.4 }),
      ]);
      const labels = { date: 'When', place: 'Where', detail: 'What', by: 'Who', contact: 'More' } as const;
      const each = Math.min(tall, list.h / Math.max(1, rows.length));
      rows.forEach((role, at) => {
        const y = (f.isWide ? list.y : list.y) + at * each;
        f.rect({ x: list.x, y, w: list.w, h: u * 0.22 }, p.ink, { name: 'Rule' });
        f.stack({ x: list.x, y: y + u * 1.2, w: list.w * 0.22, h: each - u * 1.6 }, [
          { text: labels[role], size: 2, weight: 600, lines: 1 },
        ]);
        f.stack({ x: list.x + list.w * 0.26, y: y + u * 1.2, w: list.w * 0.74, h: each - u * 1.6 }, [
          small(role, { size: 2.2, lines: 2, leading: 1.2 }),
        ]);
      });
    },
  },
];
