/** Layouts about a picture; without one they are drawn with a shape in its place. */
import { arch, disc, waves } from '../layout/ornaments.ts';
import type { Frame } from '../layout/frame.ts';
import type { Box } from '../scene.ts';
import {
  columns,
  events,
  facts,
  overline,
  small,
  split,
  subtitle,
  title,
  type Template,
} from './template.ts';

/** The picture in a shape; where there is none, colour and a few waves. */
function show(f: Frame, area: Box, cut?: string): void {
  if (f.picture) f.image(area, f.picture, cut ? { clip: cut } : {});
  else {
    const clip = { clip: cut ?? f.rect(area, f.p.accent, { name: 'Cut-out' }) };
    f.rect(area, f.p.accent, { name: 'Ground', ...clip });
    f.path(area, waves(area.w, area.h, 9, f.u * 2.4, f.u * 22), f.p.second, { name: 'Waves', ...clip });
  }
}

export const pictured: readonly Template[] = [
  {
    id: 'window',
    title: 'Arched window',
    kinds: events,
    scheme: 'paper',
    faces: { display: 'playfair-display', displayWeight: 700, text: 'dm-sans' },
    usesPicture: true,
    draw(f) {
      const { w, h, m, p } = f;
      const tall = f.isWide ? h - m * 1.6 : h * 0.5;
      const wide = f.isWide ? Math.min(tall * 0.78, w * 0.4) : Math.min(w - 2 * m, tall * 0.86);
      const area = f.isWide
        ? { x: w - wide - m, y: m * 0.8, w: wide, h: tall }
        : { x: (w - wide) / 2, y: m, w: wide, h: tall };
      show(f, area, f.path(area, arch(0, 0, area.w, area.h), p.accent, { name: 'Window' }));
      const text = f.isWide
        ? { x: m, y: m, w: w - wide - m * 3, h: h - 2 * m }
        : { x: m, y: m + tall + m * 0.7, w: w - 2 * m, h: h - tall - m * 2.7 };
      f.stack(
        text,
        [
          overline({ fill: p.accent }),
          title(f.isWide ? 9 : 12, { leading: 1.02 }),
          subtitle({ gap: 1.5 }),
          ...facts({ size: 2.6 }).map((one, at) => (at === 0 ? { ...one, gap: 2.5 } : one)),
        ],
        { align: f.isWide ? 'left' : 'center', valign: 'middle' },
      );
    },
  },
  {
    id: 'gallery',
    title: 'Gallery print',
    kinds: events,
    suits: ['exhibition', 'gallery', 'museum', 'art', 'photography'],
    scheme: 'paper',
    faces: { display: 'archivo', displayWeight: 600, text: 'archivo' },
    usesPicture: true,
    draw(f) {
      const { w, h, m, u, p } = f;
      const area = f.isWide
        ? { x: m, y: m, w: w * 0.46, h: h - 2 * m }
        : { x: m, y: m, w: w - 2 * m, h: h * 0.58 - m };
      show(f, area);
      const text = f.isWide
        ? { x: w * 0.46 + m * 1.8, y: m, w: w * 0.54 - m * 2.8, h: h - 2 * m }
        : { x: m, y: h * 0.58 + u * 3.5, w: w - 2 * m, h: h * 0.42 - m - u * 3.5 };
      f.stack({ ...text, h: text.h * 0.62 }, [
        title(f.isWide ? 9 : 11, { leading: 0.98, tracking: -0.03 }),
        subtitle({ gap: 1.4 }),
        overline({ fill: p.accent, gap: 1.6 }),
      ]);
      columns(
        f,
        { ...text, y: text.y + text.h * 0.66, h: text.h * 0.34 },
        [
          [small('date', { weight: 600 }), small('place')],
          [small('detail'), small('by'), small('contact')],
        ],
        { valign: 'bottom' },
      );
    },
  },
  {
    id: 'full-picture',
    title: 'Picture and panel',
    kinds: events,
    scheme: 'night',
    faces: { display: 'space-grotesk', displayWeight: 700, text: 'space-grotesk' },
    usesPicture: true,
    draw(f) {
      const { w, h, m, p } = f;
      const { art } = split(f, f.isWide ? 0.54 : 0.6, f.isWide ? 'last' : 'first');
      show(f, art);
      const text = f.isWide
        ? { x: m, y: m, w: w * 0.46 - m * 1.7, h: h - 2 * m }
        : { x: m, y: h * 0.6 + m * 0.7, w: w - 2 * m, h: h * 0.4 - m * 1.6 };
      f.stack(
        text,
        [
          overline({ fill: p.accent }),
          title(f.isWide ? 9 : 12, { leading: 0.96, tracking: -0.03 }),
          subtitle({ gap: 1.4 }),
          ...facts({ size: 2.6 }).map((one, at) => (at === 0 ? { ...one, gap: 2.6, fill: p.accent } : one)),
        ],
        { valign: f.isWide ? 'middle' : 'top' },
      );
    },
  },
  {
    id: 'porthole',
    title: 'Porthole',
    kinds: events,
    scheme: 'solid',
    faces: { display: 'syne', displayWeight: 800, text: 'dm-sans' },
    usesPicture: true,
    draw(f) {
      const { w, h, m, p } = f;
      const s = f.isWide ? Math.min(h * 0.92, w * 0.44) : Math.min(w * 0.78, h * 0.46);
      const area = f.isWide
        ? { x: w - s - m * 0.6, y: (h - s) / 2, w: s, h: s }
        : { x: (w - s) / 2, y: m, w: s, h: s };
      f.path({ x: 0, y: 0, w, h }, disc(area.x + s / 2, area.y + s / 2, s / 2 + f.u * 1.6), p.accent, {
        name: 'Rim',
      });
      show(f, area, f.ellipse(area, p.second, { name: 'Porthole' }));
      const text = f.isWide
        ? { x: m, y: m, w: w - s - m * 2.6, h: h - 2 * m }
        : { x: m, y: m * 1.6 + s, w: w - 2 * m, h: h - s - m * 2.5 };
      f.stack(
        text,
        [
          overline({ fill: p.accent }),
          title(f.isWide ? 8.5 : 11, { leading: 1, tracking: -0.02 }),
          subtitle({ gap: 1.4 }),
          ...facts({ size: 2.6 }).map((one, at) => (at === 0 ? { ...one, gap: 2.6 } : one)),
        ],
        { align: f.isWide ? 'left' : 'center', valign: 'middle' },
      );
    },
  },
];
