/** Layouts that honour someone: the name is what is read first. */
import { branch, fan, ring, rosette, tiles } from '../layout/ornaments.ts';
import type { Frame } from '../layout/frame.ts';
import type { Box } from '../scene.ts';
import { columns, overline, small, subtitle, title, type Template } from './template.ts';

const kinds = ['certificate'] as const;

/** Date and signature, each over its line. */
function signed(f: Frame, area: Box): void {
  const { u, p } = f;
  const wide = Math.min(area.w * 0.27, u * 30);
  const places = [
    { role: 'date', x: area.x },
    { role: 'by', x: area.x + area.w - wide },
  ] as const;
  for (const { role, x } of places) {
    if (!f.words[role].trim()) continue;
    f.rect({ x, y: area.y, w: wide, h: u * 0.18 }, p.ink, { name: 'Line' });
    f.stack({ x, y: area.y + u * 1.2, w: wide, h: area.h - u * 1.2 }, [small(role, { size: 2.4 })], {
      align: 'center',
    });
  }
}

const honour = (size: number) => [
  overline({ size: 2.6, tracking: 0.22 }),
  subtitle({ size: 2.7, gap: 4 }),
  title(size, { leading: 1.05, gap: 2.5, lines: 2 }),
  small('detail', { size: 2.9, weight: 400, gap: 2.5, leading: 1.4 }),
  small('place', { size: 2.5 }),
  small('contact', { size: 2.2 }),
];

export const certificates: readonly Template[] = [
  {
    id: 'banknote',
    title: 'Banknote',
    kinds,
    scheme: 'paper',
    faces: { display: 'playfair-display', displayWeight: 400, isItalic: true, text: 'dm-sans' },
    draw(f) {
      const { w, h, u, m, p } = f;
      const full = { x: 0, y: 0, w, h };
      f.rect({ x: m * 0.5, y: m * 0.5, w: w - m, h: h - m }, 'none', {
        stroke: p.accent,
        strokeWidth: u * 0.6,
        name: 'Frame',
      });
      f.rect({ x: m * 0.72, y: m * 0.72, w: w - m * 1.44, h: h - m * 1.44 }, 'none', {
        stroke: p.accent,
        strokeWidth: u * 0.15,
        name: 'Frame',
      });
      const r = Math.min(w, h) * 0.34;
      f.path(
        full,
        [1, 0.82, 0.64].map((part) => rosette(w / 2, h / 2, r * part * 1.15, 24, 0.34)).join(''),
        'none',
        { stroke: p.second, strokeWidth: u * 0.12, name: 'Rose', opacity: 0.55 },
      );
      f.stack({ x: m * 2, y: m * 1.6, w: w - m * 4, h: h - m * 4.6 }, honour(9), {
        align: 'center',
        valign: 'middle',
      });
      signed(f, { x: m * 2, y: h - m * 2.5, w: w - m * 4, h: m * 1.2 });
    },
  },
  {
    id: 'seal',
    title: 'Band and seal',
    kinds,
    scheme: 'paper',
    faces: { display: 'dm-serif-display', displayWeight: 400, text: 'dm-sans' },
    draw(f) {
      const { w, h, m, p } = f;
      const band = f.isWide ? w * 0.2 : w * 0.16;
      f.rect({ x: 0, y: 0, w: band, h }, p.accent, { name: 'Band' });
      const r = band * 0.34;
      const full = { x: 0, y: 0, w, h };
      const points = Array.from({ length: 48 }, (_, k) => {
        const q = r * (k % 2 ? 1.16 : 1.26);
        const t = (k / 48) * Math.PI * 2;
        return `${k ? 'L' : 'M'}${(band + q * Math.cos(t)).toFixed(1)} ${(h * 0.72 + q * Math.sin(t)).toFixed(1)}`;
      }).join('');
      f.path(full, `${points}Z`, p.second, { name: 'Seal' });
      f.path(full, ring(band, h * 0.72, r, r * 0.94) + ring(band, h * 0.72, r * 0.5, 0.1), p.ink, {
        name: 'Seal',
      });
      const x = band + r * 1.3 + m * 0.6;
      f.stack({ x, y: m * 1.2, w: w - x - m * 1.2, h: h - m * 4 }, honour(10), { valign: 'middle' });
      signed(f, { x, y: h - m * 2.1, w: w - x - m * 1.2, h: m * 1.2 });
    },
  },
  {
    id: 'corners',
    title: 'Tiled corners',
    kinds,
    scheme: 'paper',
    faces: { display: 'space-grotesk', displayWeight: 700, text: 'space-grotesk' },
    draw(f) {
      const { w, h, m, p } = f;
      const s = Math.min(w, h) * 0.3;
      for (const [at, place] of (
        [
          { x: 0, y: 0 },
          { x: w - s, y: h - s },
        ] as const
      ).entries())
        tiles(s, s, 3, 3, f.random.part(`corner${at}`)).forEach((d, k) =>
          f.path({ ...place, w: s, h: s }, d, [p.accent, p.ink, p.second][k]!, { name: 'Tiles' }),
        );
      f.stack({ x: s + m * 0.4, y: m * 1.3, w: w - 2 * s - m * 0.8, h: h - m * 4.2 }, honour(8.5), {
        align: 'center',
        valign: 'middle',
      });
      signed(f, { x: m * 1.4, y: h - m * 2.2, w: w - s - m * 2.4, h: m * 1.2 });
    },
  },
  {
    id: 'laurel',
    title: 'Laurel',
    kinds,
    scheme: 'night',
    faces: { display: 'cormorant-garamond', displayWeight: 500, text: 'dm-sans' },
    draw(f) {
      const { w, h, m, p } = f;
      const s = Math.min(w * 0.3, h * 0.6);
      const full = { x: 0, y: 0, w, h };
      f.path(
        full,
        branch(w * 0.16, h * 0.74, s, -8, 9, s * 0.17) + branch(w * 0.84, h * 0.74, s, 8, 9, s * 0.17),
        p.accent,
        { name: 'Laurel' },
      );
      f.stack({ x: w * 0.24, y: m * 1.2, w: w * 0.52, h: h - m * 4 }, honour(10), {
        align: 'center',
        valign: 'middle',
      });
      signed(f, { x: w * 0.2, y: h - m * 2.2, w: w * 0.6, h: m * 1.2 });
    },
  },
  {
    id: 'plain-honour',
    title: 'Plain honour',
    kinds,
    scheme: 'paper',
    faces: { display: 'archivo', displayWeight: 600, text: 'archivo' },
    draw(f) {
      const { w, h, u, m, p, inner } = f;
      f.rect({ x: 0, y: 0, w, h: u * 2.2 }, p.accent, { name: 'Edge' });
      f.stack({ ...inner, y: inner.y + u * 3, w: inner.w * 0.82, h: inner.h * 0.7 }, [
        overline({ fill: p.accent }),
        title(13, { leading: 0.98, tracking: -0.035, gap: 4, lines: 2 }),
        subtitle({ size: 3, gap: 3 }),
        small('detail', { size: 3, weight: 400, gap: 2 }),
      ]);
      f.rect({ x: m, y: h - m * 2.3, w: inner.w, h: u * 0.2 }, p.ink, { name: 'Rule' });
      columns(f, { x: m, y: h - m * 2, w: inner.w, h: m }, [
        [small('date', { size: 2.4, weight: 600 })],
        [small('place', { size: 2.4 })],
        [small('by', { size: 2.4 }), small('contact', { size: 2.2 })],
      ]);
    },
  },
  {
    id: 'fanfare',
    title: 'Fanfare',
    kinds,
    scheme: 'pastel',
    faces: { display: 'dm-serif-display', displayWeight: 400, text: 'dm-sans' },
    draw(f) {
      const { w, h, m, p } = f;
      const r = Math.min(w * 0.15, h * 0.24);
      const full = { x: 0, y: 0, w, h };
      f.path(full, fan(w / 2, h, r, 17, r * 0.3), p.accent, { name: 'Fan' });
      f.path(full, ring(w / 2, h, r * 1.1, r * 1.05), p.ink, { name: 'Ring' });
      f.stack({ x: m * 1.6, y: m * 1.1, w: w - m * 3.2, h: h - r * 1.1 - m * 2.2 }, honour(11), {
        align: 'center',
        valign: 'middle',
      });
      signed(f, { x: m * 1.2, y: h - m * 1.8, w: w - m * 2.4, h: m * 1.2 });
    },
  },
];
