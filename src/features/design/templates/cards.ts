/** Business cards: a name, and how to reach whoever has it. */
import { arches, disc, tiles } from '../layout/ornaments.ts';
import { initials, overline, small, subtitle, title, type Template } from './template.ts';

const kinds = ['business-card'] as const;
const name = (size: number, more = {}) => title(size, { leading: 1.04, lines: 2, ...more });
const reach = [
  small('by', { size: 3.9, weight: 700 }),
  small('detail', { size: 3.9 }),
  small('place', { size: 3.9 }),
  small('contact', { size: 3.9, leading: 1.4, lines: 4 }),
  small('date', { size: 3.9 }),
];
const job = (more = {}) => subtitle({ size: 4.2, gap: 1, ...more });

export const cards: readonly Template[] = [
  {
    id: 'card-block',
    title: 'Block and name',
    kinds,
    scheme: 'paper',
    faces: { display: 'space-grotesk', displayWeight: 700, text: 'space-grotesk' },
    draw(f) {
      const { w, h, m, p, u } = f;
      const a = f.isWide ? { x: 0, y: 0, w: w * 0.34, h } : { x: 0, y: 0, w, h: h * 0.34 };
      f.rect(a, p.accent, { name: 'Block' });
      if (f.kit.logo) f.logo({ x: a.x + a.w * 0.2, y: a.y + a.h * 0.3, w: a.w * 0.6, h: a.h * 0.4 });
      else
        f.stack(
          { x: a.x + u * 3, y: a.y, w: a.w - u * 6, h: a.h },
          [
            {
              text: initials(f.words.by || f.words.title),
              size: 20,
              lines: 1,
              fill: p.field,
              leading: 1,
              tracking: -0.05,
            },
          ],
          { align: 'center', valign: 'middle', on: p.accent },
        );
      const t = f.isWide
        ? { x: w * 0.34 + m, y: m, w: w * 0.66 - m * 2, h: h - 2 * m }
        : { x: m, y: h * 0.34 + m, w: w - 2 * m, h: h * 0.66 - 2 * m };
      f.stack({ ...t, h: t.h * 0.5 }, [overline(), name(11, { tracking: -0.03 }), job()]);
      f.stack({ ...t, y: t.y + t.h * 0.5, h: t.h * 0.5 }, reach, { valign: 'bottom' });
    },
  },
  {
    id: 'card-line',
    title: 'Quiet lines',
    kinds,
    scheme: 'paper',
    faces: { display: 'cormorant-garamond', displayWeight: 500, text: 'dm-sans' },
    draw(f) {
      const { u, p, inner } = f;
      f.stack({ ...inner, h: inner.h * 0.5 }, [overline({ fill: p.accent }), name(14), job({ size: 3.9 })]);
      f.rect({ x: inner.x, y: inner.y + inner.h * 0.56, w: u * 9, h: u * 0.4 }, p.accent, { name: 'Rule' });
      f.stack({ ...inner, y: inner.y + inner.h * 0.6, h: inner.h * 0.4 }, reach, { valign: 'bottom' });
      f.logo({ x: inner.x + inner.w - u * 16, y: inner.y, w: u * 16, h: u * 16 });
    },
  },
  {
    id: 'card-tiles',
    title: 'Tiled edge',
    kinds,
    scheme: 'paper',
    faces: { display: 'syne', displayWeight: 800, text: 'dm-sans' },
    draw(f) {
      const { w, h, m, p } = f;
      const s = f.isWide ? h / 4 : w / 6;
      const a = f.isWide ? { x: w - s * 2, y: 0, w: s * 2, h } : { x: 0, y: 0, w, h: s * 2 };
      const made = f.isWide ? tiles(a.w, a.h, 2, 3, f.random) : tiles(a.w, a.h, 6, 3, f.random);
      f.rect(a, p.soft, { name: 'Ground' });
      made.forEach((d, k) => f.path(a, d, [p.accent, p.ink, p.second][k]!, { name: 'Tiles' }));
      const t = f.isWide
        ? { x: m, y: m, w: w - a.w - m * 1.8, h: h - 2 * m }
        : { x: m, y: a.h + m, w: w - 2 * m, h: h - a.h - 2 * m };
      f.stack({ ...t, h: t.h * 0.5 }, [overline(), name(9.5), job()]);
      f.stack({ ...t, y: t.y + t.h * 0.5, h: t.h * 0.5 }, reach, { valign: 'bottom' });
    },
  },
  {
    id: 'card-night',
    title: 'Night with initials',
    kinds,
    scheme: 'night',
    faces: { display: 'dm-serif-display', displayWeight: 400, text: 'dm-sans' },
    draw(f) {
      const { w, h, p, inner } = f;
      f.stack(
        { x: w * 0.42, y: h * 0.06, w: w * 0.62, h: h * 0.98 },
        [{ text: initials(f.words.title, 1), size: 95, lines: 1, leading: 1, fill: p.soft }],
        { align: 'right', valign: 'middle', on: '#888888' },
      );
      f.stack({ ...inner, h: inner.h * 0.5, w: inner.w * 0.72 }, [
        overline({ fill: p.accent }),
        name(12, { fill: p.accent }),
        job(),
      ]);
      f.stack({ ...inner, y: inner.y + inner.h * 0.5, h: inner.h * 0.5, w: inner.w * 0.72 }, reach, {
        valign: 'bottom',
      });
    },
  },
  {
    id: 'card-mono',
    title: 'Typewriter',
    kinds,
    scheme: 'pastel',
    faces: { display: 'space-mono', displayWeight: 700, text: 'space-mono' },
    draw(f) {
      const { u, p, inner } = f;
      f.stack({ ...inner, h: inner.h * 0.55 }, [
        name(8, { tracking: -0.03 }),
        job({ size: 3.6 }),
        overline({ size: 2.2, tracking: 0.04 }),
      ]);
      f.path(
        { x: inner.x + inner.w - u * 7, y: inner.y, w: u * 7, h: u * 7 },
        disc(u * 3.5, u * 3.5, u * 3.5),
        p.accent,
        { name: 'Disc' },
      );
      f.stack(
        { ...inner, y: inner.y + inner.h * 0.55, h: inner.h * 0.45 },
        reach.map((one) => ({ ...one, size: 3.4 })),
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'card-arch',
    title: 'Arches',
    kinds,
    scheme: 'solid',
    faces: { display: 'archivo', displayWeight: 600, text: 'archivo' },
    draw(f) {
      const { w, h, p, inner } = f;
      const r = f.isWide ? Math.min(h * 0.5, w * 0.27) : w * 0.5;
      arches(f.isWide ? w - r * 0.75 : w * 0.7, h, r, 3).forEach((d, k) =>
        f.path({ x: 0, y: 0, w, h }, d, [p.soft, p.accent, p.second][k]!, { name: 'Arch' }),
      );
      const wide = f.isWide ? w - r * 1.75 - f.m * 1.3 : inner.w;
      f.stack({ ...inner, w: f.isWide ? inner.w * 0.8 : inner.w, h: inner.h * 0.4 }, [
        overline({ fill: p.accent }),
        name(11, { tracking: -0.03 }),
        job(),
      ]);
      f.stack({ ...inner, y: inner.y + inner.h * 0.4, w: wide, h: inner.h * (f.isWide ? 0.6 : 0.3) }, reach, {
        valign: f.isWide ? 'bottom' : 'top',
      });
    },
  },
];
