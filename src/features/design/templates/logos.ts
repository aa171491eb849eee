/** Marks with a name: few shapes, drawn on a grid, that hold at the size of a stamp. */
import { arches, branch, disc, rays, ring, box } from '../layout/ornaments.ts';
import type { Faces, Frame } from '../layout/frame.ts';
import { initials, overline, small, subtitle, title, type Template } from './template.ts';

const kinds = ['logo'] as const;

/** A mark over the name; beside it where the page is wide. */
function lockUp(
  f: Frame,
  mark: (cx: number, cy: number, r: number) => void,
  more: { tracking?: number; isCaps?: boolean; size?: number } = {},
): void {
  const { w, h, m, u } = f;
  const r = f.isWide ? Math.min(h * 0.26, w * 0.16) : Math.min(w, h) * 0.19;
  const { size = 10, ...look } = more;
  const extra = [small('by'), small('place'), small('date'), small('detail'), small('contact')];
  if (f.isWide) {
    const x = m * 1.4 + 2 * r + m;
    mark(m * 1.4 + r, h / 2, r);
    f.stack(
      { x, y: m, w: w - x - m, h: h - 2 * m },
      [overline(), title(size, { lines: 2, ...look }), subtitle({ size: 3, gap: 1.2 }), ...extra],
      { valign: 'middle' },
    );
  } else {
    const top = h * 0.2;
    mark(w / 2, top + r, r);
    f.stack(
      { x: m, y: top + 2 * r + u * 6, w: w - 2 * m, h: h - top - 2 * r - u * 6 - m },
      [title(size, { lines: 2, ...look }), subtitle({ size: 3, gap: 1.2 }), overline({ gap: 2 }), ...extra],
      { align: 'center' },
    );
  }
}

const logo = (
  id: string,
  name: string,
  scheme: Template['scheme'],
  faces: Faces,
  draw: Template['draw'],
): Template => ({ id: `logo-${id}`, title: name, kinds, scheme, faces, draw });
const all = (f: Frame) => ({ x: 0, y: 0, w: f.w, h: f.h });

export const logos: readonly Template[] = [
  logo(
    'disc',
    'Letter in a disc',
    'paper',
    { display: 'dm-serif-display', displayWeight: 400, text: 'dm-sans' },
    (f) =>
      lockUp(f, (cx, cy, r) => {
        f.path(all(f), disc(cx, cy, r), f.p.accent, { name: 'Disc' });
        f.stack(
          { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r },
          [{ text: initials(f.words.title, 1), size: 24, leading: 1, lines: 1, fill: f.p.field }],
          { align: 'center', valign: 'middle', on: f.p.accent },
        );
      }),
  ),
  logo(
    'quarters',
    'Four quarters',
    'paper',
    { display: 'space-grotesk', displayWeight: 700, text: 'space-grotesk' },
    (f) =>
      lockUp(
        f,
        (cx, cy, r) => {
          const q = (x: number, y: number, c: string, flip: string) =>
            f.path({ x, y, w: r, h: r }, flip, c, { name: 'Quarter' });
          q(cx - r, cy - r, f.p.accent, `M${r} ${r}L0 ${r}A${r} ${r} 0 0 1 ${r} 0Z`);
          q(cx, cy - r, f.p.ink, `M${r} 0L${r} ${r}L0 ${r}A${r} ${r} 0 0 0 ${r} 0Z`);
          q(cx - r, cy, f.p.second, box(0, 0, r, r));
          q(cx, cy, f.p.accent, `M0 0L${r} 0A${r} ${r} 0 0 1 0 ${r}Z`);
        },
        { tracking: -0.035 },
      ),
  ),
  logo('arches', 'Arches', 'solid', { display: 'archivo', displayWeight: 600, text: 'archivo' }, (f) =>
    lockUp(
      f,
      (cx, cy, r) =>
        arches(cx, cy + r * 0.6, r * 1.1, 3).forEach((d, k) =>
          f.path(all(f), d, [f.p.accent, f.p.ink, f.p.accent][k]!, { name: 'Arch' }),
        ),
      { tracking: -0.03 },
    ),
  ),
  logo('word', 'Wordmark', 'paper', { display: 'syne', displayWeight: 800, text: 'dm-sans' }, (f) => {
    const { inner, u, p } = f;
    const used = f.stack(
      { ...inner, y: inner.y + inner.h * 0.1, h: inner.h * 0.8 },
      [
        title(17, { lines: 2, leading: 1, tracking: -0.03 }),
        subtitle({ size: 3.2, gap: 3 }),
        overline(),
        small('by'),
        small('place'),
        small('date'),
        small('detail'),
        small('contact'),
      ],
      { valign: 'middle' },
    );
    f.rect({ x: inner.x, y: used.y - u * 4.5, w: u * 12, h: u * 1.6 }, p.accent, { name: 'Bar' });
  }),
  logo('leaf', 'Leaf', 'night', { display: 'cormorant-garamond', displayWeight: 700, text: 'dm-sans' }, (f) =>
    lockUp(
      f,
      (cx, cy, r) =>
        f.path(all(f), branch(cx - r * 0.2, cy + r, r * 1.5, 8, 4, r * 0.8), f.p.accent, { name: 'Branch' }),
      { size: 11 },
    ),
  ),
  logo('stamp', 'Stamp', 'pastel', { display: 'anton', displayWeight: 400, text: 'dm-sans' }, (f) => {
    const { w, h, u, p } = f;
    const r = Math.min(w, h) * 0.41;
    f.path(
      all(f),
      ring(w / 2, h / 2, r, r - u * 1.1) + ring(w / 2, h / 2, r - u * 2.2, r - u * 2.6),
      p.accent,
      { name: 'Rings' },
    );
    f.stack(
      { x: w / 2 - r * 0.76, y: h / 2 - r * 0.6, w: r * 1.52, h: r * 1.2 },
      [
        overline({ size: 2.2 }),
        title(20, { isCaps: true, leading: 1.08, lines: 3, fill: p.accent, gap: 1.5 }),
        subtitle({ size: 2.6, gap: 1.5, weight: 500 }),
        small('by', { size: 2.2 }),
        small('place', { size: 2.2 }),
        small('date', { size: 2.2 }),
        small('detail', { size: 2.2 }),
        small('contact', { size: 2.2 }),
      ],
      { align: 'center', valign: 'middle' },
    );
  }),
  logo('rays', 'Rays', 'paper', { display: 'playfair-display', displayWeight: 700, text: 'dm-sans' }, (f) =>
    lockUp(f, (cx, cy, r) => {
      f.path(all(f), rays(cx, cy, r * 1.15, 16), f.p.second, { name: 'Rays' });
      f.path(all(f), disc(cx, cy, r * 0.72), f.p.field, { name: 'Gap' });
      f.path(all(f), disc(cx, cy, r * 0.58), f.p.accent, { name: 'Sun' });
    }),
  ),
  logo('petals', 'Petals', 'paper', { display: 'archivo', displayWeight: 900, text: 'archivo' }, (f) =>
    lockUp(
      f,
      (cx, cy, r) => {
        for (let k = 0; k < 6; k++) {
          const t = (k / 6) * Math.PI * 2;
          f.path(
            all(f),
            disc(cx + r * 0.52 * Math.cos(t), cy + r * 0.52 * Math.sin(t), r * 0.5),
            k % 2 ? f.p.accent : f.p.second,
            { name: 'Petal', opacity: 0.82 },
          );
        }
      },
      { tracking: -0.03 },
    ),
  ),
];
