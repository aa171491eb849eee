/** Quieter layouts: what one keeps on the shelf. */
import { arch, branch, confetti, ring, scales } from '../layout/ornaments.ts';
import { events, facts, initials, overline, small, subtitle, title, type Template } from './template.ts';

const garamond = { display: 'cormorant-garamond', displayWeight: 500, text: 'cormorant-garamond' } as const;
const playfair = { display: 'playfair-display', displayWeight: 400, text: 'dm-sans' } as const;

const quiet = (gap = 3.5) => facts({ size: 2.8 }).map((one, at) => (at === 0 ? { ...one, gap } : one));

export const invitations: readonly Template[] = [
  {
    id: 'botanical',
    title: 'Botanical',
    kinds: ['invitation', 'poster', 'social'],
    suits: ['garden', 'wedding', 'flower', 'plant', 'spring', 'botanical', 'nature'],
    scheme: 'paper',
    faces: garamond,
    draw(f) {
      const { w, h, m, p } = f;
      const full = { x: 0, y: 0, w, h };
      const s = Math.min(w, h) * 0.44;
      f.path(
        full,
        branch(w * 0.02, s * 0.98, s, 38, 6, s * 0.25) + branch(w * 0.98, h - s * 0.98, s, 218, 6, s * 0.25),
        p.accent,
        { name: 'Branches' },
      );
      f.path(
        full,
        branch(-w * 0.03, s * 0.62, s * 0.7, 62, 5, s * 0.2) +
          branch(w * 1.03, h - s * 0.62, s * 0.7, 242, 5, s * 0.2),
        p.second,
        { name: 'Branches', opacity: 0.85 },
      );
      const side = f.isWide ? w * 0.24 : m * 1.6;
      const top = f.isWide ? m : h * 0.26;
      f.stack(
        { x: side, y: top, w: w - 2 * side, h: h - 2 * top },
        [
          overline({ weight: 500, size: 2.5 }),
          title(12, { leading: 1, gap: 2.5 }),
          subtitle({ size: 3.6, isItalic: true }),
          ...facts({ size: 3.2, leading: 1.25 }).map((one, at) => (at === 0 ? { ...one, gap: 3 } : one)),
        ],
        { align: 'center', valign: 'middle' },
      );
    },
  },
  {
    id: 'double-frame',
    title: 'Double frame',
    kinds: ['invitation', 'certificate', 'social'],
    scheme: 'paper',
    faces: garamond,
    draw(f) {
      const { w, h, u, m, p } = f;
      for (const [inset, thick] of [
        [m * 0.55, 0.5],
        [m * 0.78, 0.14],
      ] as const)
        f.rect({ x: inset, y: inset, w: w - 2 * inset, h: h - 2 * inset }, 'none', {
          stroke: p.accent,
          strokeWidth: u * thick,
          name: 'Frame',
        });
      const area = { x: m * 1.7, y: m * 1.5, w: w - m * 3.4, h: h - m * 3 };
      f.stack(
        area,
        [
          overline({ weight: 500, size: 2.6, tracking: 0.24 }),
          title(13, { leading: 1, gap: 4, isItalic: true }),
          subtitle({ size: 3.6 }),
          small('date', { size: 3.4, weight: 700, isCaps: true, tracking: 0.16, gap: 5 }),
          ...facts({ size: 3 }).slice(1),
        ],
        { align: 'center', valign: 'middle' },
      );
    },
  },
  {
    id: 'doorway',
    title: 'Doorway',
    kinds: ['invitation', 'poster', 'social'],
    scheme: 'solid',
    faces: { display: 'dm-serif-display', displayWeight: 400, text: 'dm-sans' },
    draw(f) {
      const { w, h, m, p } = f;
      const tall = h - m * 1.4;
      const wide = Math.min(w - m * 1.6, tall * 0.9);
      const door = { x: (w - wide) / 2, y: m * 0.7, w: wide, h: tall + m };
      f.path(door, arch(0, 0, door.w, door.h), p.ink, { name: 'Doorway' });
      const inset = m * 1.1;
      const top = door.y + wide * 0.24;
      f.stack(
        { x: door.x + inset, y: top, w: wide - 2 * inset, h: h - top - m },
        [
          overline(),
          title(11, { leading: 1, gap: 2.5, fill: p.field }),
          subtitle({ fill: p.field }),
          ...quiet().map((one) => ({ ...one, fill: p.second })),
        ].map((one) => ({ fill: p.field, ...one })),
        { align: 'center', valign: 'middle', on: p.ink },
      );
    },
  },
  {
    id: 'confetti',
    title: 'Confetti',
    kinds: events,
    suits: ['party', 'birthday', 'carnival', 'anniversary', 'graduation', 'festival'],
    isOnlyForThese: true,
    scheme: 'pastel',
    faces: { display: 'syne', displayWeight: 800, text: 'dm-sans' },
    draw(f) {
      const { w, h, u, m, p } = f;
      const strew = (area: { x: number; y: number; w: number; h: number }, count: number, name: string) =>
        confetti(area.w, area.h, count, u * 1.9, 3, f.random.part(name)).forEach((d, k) =>
          f.path(area, d, [p.accent, p.ink, p.second][k]!, { name: 'Confetti' }),
        );
      if (f.isStrip) {
        strew({ x: 0, y: 0, w: w * 0.2, h }, 22, 'a');
        strew({ x: w * 0.8, y: 0, w: w * 0.2, h }, 22, 'b');
      } else {
        strew({ x: 0, y: 0, w, h: h * 0.2 }, 34, 'a');
        strew({ x: 0, y: h * 0.8, w, h: h * 0.2 }, 34, 'b');
      }
      const area = f.isStrip
        ? { x: w * 0.22, y: m * 0.8, w: w * 0.56, h: h - m * 1.6 }
        : { x: m, y: h * 0.23, w: w - 2 * m, h: h * 0.54 };
      f.stack(
        area,
        [
          overline(),
          title(f.isStrip ? 8 : 12.5, { leading: 0.98, tracking: -0.02 }),
          subtitle(),
          ...quiet(3),
        ],
        { align: 'center', valign: 'middle' },
      );
    },
  },
  {
    id: 'monogram',
    title: 'Monogram',
    kinds: ['invitation', 'social', 'business-card'],
    suits: ['wedding', 'anniversary', 'engagement'],
    longestTitle: 40,
    scheme: 'night',
    faces: playfair,
    draw(f) {
      const { w, h, u, m, p } = f;
      const r = u * (f.isWide ? 9 : 12);
      const [cx, cy] = f.isWide ? [m + r, h / 2] : [w / 2, m * 1.3 + r];
      f.path(
        { x: 0, y: 0, w, h },
        ring(cx, cy, r, r - u * 0.3) + ring(cx, cy, r - u * 0.9, r - u * 1.05),
        p.accent,
        { name: 'Rings' },
      );
      f.stack(
        { x: cx - r * 0.75, y: cy - r * 0.6, w: r * 1.5, h: r * 1.2 },
        [
          {
            text: initials(f.words.title),
            size: f.isWide ? 8.5 : 11,
            lines: 1,
            fill: p.accent,
            leading: 1.05,
          },
        ],
        { align: 'center', valign: 'middle' },
      );
      const area = f.isWide
        ? { x: cx + r + m, y: m, w: w - cx - r - m * 2, h: h - 2 * m }
        : { x: m * 1.3, y: cy + r + m * 0.8, w: w - m * 2.6, h: h - cy - r - m * 1.8 };
      f.stack(
        area,
        [
          overline({ weight: 500 }),
          title(f.isWide ? 8 : 11, { leading: 1.06, gap: 2.5 }),
          subtitle({ size: 3 }),
          ...quiet(),
        ],
        { align: f.isWide ? 'left' : 'center', valign: 'middle' },
      );
    },
  },
  {
    id: 'ticket',
    title: 'Ticket',
    kinds: events,
    suits: ['concert', 'cinema', 'film', 'theatre', 'show', 'play', 'circus', 'fair', 'raffle', 'festival'],
    scheme: 'solid',
    faces: { display: 'anton', displayWeight: 400, text: 'space-mono' },
    draw(f) {
      const { w, h, u, m, p } = f;
      const area = { x: m * 0.8, y: m * 0.8, w: w - m * 1.6, h: h - m * 1.6 };
      const stub = f.isWide ? area.w * 0.28 : area.h * 0.26;
      const bite = u * 3;
      f.rect(area, p.ink, { name: 'Ticket', radius: u * 2 });
      const at = f.isWide
        ? { x: area.x + area.w - stub, y: area.y }
        : { x: area.x, y: area.y + area.h - stub };
      for (const end of [0, 1])
        f.ellipse(
          f.isWide
            ? { x: at.x - bite, y: area.y + end * area.h - bite, w: bite * 2, h: bite * 2 }
            : { x: area.x + end * area.w - bite, y: at.y - bite, w: bite * 2, h: bite * 2 },
          p.field,
          { name: 'Bite' },
        );
      const dots = 18;
      f.path(
        { x: 0, y: 0, w, h },
        Array.from({ length: dots }, (_, k) => {
          const t = (k + 0.5) / dots;
          const [x, y] = f.isWide
            ? [at.x, area.y + bite * 1.5 + t * (area.h - bite * 3)]
            : [area.x + bite * 1.5 + t * (area.w - bite * 3), at.y];
          return ring(x, y, u * 0.36, 0.01);
        }).join(''),
        p.field,
        { name: 'Perforation' },
      );
      const pad = m * 0.9;
      const main = f.isWide
        ? { x: area.x + pad, y: area.y + pad, w: area.w - stub - 2 * pad, h: area.h - 2 * pad }
        : { x: area.x + pad, y: area.y + pad, w: area.w - 2 * pad, h: area.h - stub - 2 * pad };
      const side = f.isWide
        ? { x: at.x + pad * 0.8, y: area.y + pad, w: stub - pad * 1.5, h: area.h - 2 * pad }
        : { x: area.x + pad, y: at.y + pad * 0.7, w: area.w - 2 * pad, h: stub - pad * 1.4 };
      f.stack(
        main,
        [
          overline(),
          title(f.isWide ? 16 : 26, { isCaps: true, leading: 1.04, fill: p.field }),
          subtitle({ size: 3 }),
        ].map((one) => ({ fill: p.second, ...one })),
        { on: p.ink },
      );
      f.stack(
        side,
        facts({ size: 2.4 }).map((one) => ({ ...one, fill: p.second })),
        { on: p.ink, valign: 'middle' },
      );
    },
  },
  {
    id: 'silk-band',
    title: 'Silk band',
    kinds: ['invitation', 'social'],
    scheme: 'pastel',
    faces: playfair,
    draw(f) {
      const { w, h, m, p } = f;
      const band = f.isWide ? { x: 0, y: 0, w: w * 0.22, h } : { x: 0, y: 0, w, h: h * 0.2 };
      f.rect(band, p.accent, { name: 'Band' });
      f.path(band, scales(band.w, band.h, f.isWide ? 2 : 5, 0.1), p.second, {
        name: 'Scales',
        clip: f.rect(band, p.accent, { name: 'Cut-out' }),
      });
      const area = f.isWide
        ? { x: w * 0.22 + m, y: m, w: w * 0.78 - 2 * m, h: h - 2 * m }
        : { x: m, y: h * 0.2 + m, w: w - 2 * m, h: h * 0.8 - 2 * m };
      f.stack(
        area,
        [
          overline({ weight: 500 }),
          title(f.isWide ? 9 : 14, { leading: 1.02, gap: 2.5 }),
          subtitle(),
          ...quiet(),
        ],
        { valign: 'middle' },
      );
    },
  },
];
