/** What layouts draw with: a page of any shape, its words, colours and faces, and text that is measured into its place. */
import { createRandom, type Random } from '#illustrator/random.ts';
import { readable, type Palette } from '../colour/palette.ts';
import { nearestFace, type FamilyId } from '../faces.ts';
import type { AnyLayer, Box, Kit, PathLayer, Role, TextLayer, Words } from '../scene.ts';
import { fitText, type Measure } from '../type/fit.ts';

export interface Faces {
  display: FamilyId;
  displayWeight: number;
  isItalic?: boolean;
  text: FamilyId;
}

export interface TextRequest {
  role?: Role;
  /** Words of the layout's own: an initial, a line over the name. */
  text?: string;
  /** In hundredths of the page's measure. */
  size: number;
  lines?: number;
  leading?: number;
  tracking?: number;
  isCaps?: boolean;
  /** A weight of the text family; the display face without it. */
  weight?: number;
  isItalic?: boolean;
  fill?: string;
  align?: TextLayer['align'];
  /** Room above it, in hundredths. */
  gap?: number;
}

export interface Frame {
  w: number;
  h: number;
  /** A hundredth of the page's measure: the same share of a card and of a banner. */
  u: number;
  m: number;
  isWide: boolean;
  isStrip: boolean;
  words: Words;
  p: Palette;
  faces: Faces;
  kit: Kit;
  picture: string;
  random: Random;
  layers: AnyLayer[];
  /** The page without its margins. */
  inner: Box;
  stack(area: Box, wishes: readonly TextRequest[], place?: Place): Box;
  rect(box: Box, fill: string, more?: Partial<Extract<AnyLayer, { is: 'rect' }>>): string;
  ellipse(box: Box, fill: string, more?: Partial<Extract<AnyLayer, { is: 'ellipse' }>>): string;
  path(box: Box, d: string, fill: string, more?: Partial<PathLayer>): string;
  image(box: Box, src: string, more?: Partial<Extract<AnyLayer, { is: 'image' }>>): string;
  logo(box: Box, align?: TextLayer['align']): void;
}

export interface Place {
  valign?: 'top' | 'middle' | 'bottom';
  align?: TextLayer['align'];
  /** What the words lie on; the page's field without it. */
  on?: string;
}

interface FrameInput {
  width: number;
  height: number;
  words: Words;
  palette: Palette;
  faces: Faces;
  kit: Kit;
  picture: string;
  seed: number;
  measure: Measure;
}

const names: Record<Role, string> = {
  kicker: 'Overline',
  title: 'Title',
  subtitle: 'Subtitle',
  date: 'Date',
  place: 'Place',
  detail: 'Details',
  by: 'From',
  contact: 'Contact',
};

export function createFrame(input: FrameInput): Frame {
  const { width: w, height: h, words, palette: p, faces, kit, measure, seed } = input;
  const u = Math.min(Math.sqrt(w * h), 1.55 * Math.min(w, h)) / 100;
  const m = u * 7;
  const layers: AnyLayer[] = [];
  let count = 0;
  const base = (name: string, box: Box) => {
    count += 1;
    return { id: `l${count}`, name, z: count, turn: 0, opacity: 1, ...rounded(box) };
  };
  const painted = (fill: string) => ({ fill, stroke: 'none', strokeWidth: 0 });
  const add = <T extends AnyLayer>(layer: T): string => {
    layers.push(layer);
    return layer.id;
  };

  /** Where little is said, the little is larger. */
  const lift = Object.values(words).filter((one) => one.trim()).length <= 4 ? 1.35 : 1;

  /** Headlines give way first: small type is small enough. */
  const scaleOf = ({ size }: TextRequest, scale: number) => (size > 4.5 ? scale : Math.min(1, scale + 0.35));

  const textOf = ({ role, text }: TextRequest) => text ?? (role ? words[role] : '');

  function set(wish: TextRequest, area: Box, scale: number) {
    const { weight, isItalic } = wish;
    const face =
      weight === undefined
        ? nearestFace(faces.display, faces.displayWeight, wish.isItalic ?? faces.isItalic)
        : nearestFace(faces.text, weight, isItalic);
    const isDisplay = weight === undefined;
    const setting = {
      face,
      tracking: wish.tracking ?? (isDisplay ? 0 : wish.isCaps ? 0.12 : 0),
      leading: wish.leading ?? (isDisplay ? 1.02 : 1.35),
      ...(wish.isCaps ? { isCaps: true } : {}),
    };
    const most = wish.size * (wish.size > 4.5 ? 1 : lift) * u * scaleOf(wish, scale);
    const fitted = fitText(
      {
        ...setting,
        text: textOf(wish),
        width: area.w,
        height: area.h * 1.4,
        most,
        least: Math.min(most, 1.9 * u),
        maxLines: wish.lines ?? 3,
      },
      measure,
    );
    return { wish, setting, most, fitted };
  }

  function stack(area: Box, wishes: readonly TextRequest[], place: Place = {}): Box {
    const { valign = 'top', align = 'left', on = p.field } = place;
    const said = wishes.filter((wish) => textOf(wish).trim());
    let made: ReturnType<typeof set>[] = [];
    let total = 0;
    for (let scale = 1; scale > 0.12; scale *= 0.93) {
      made = said.map((wish) => set(wish, area, scale));
      total = made.reduce(
        (sum, { fitted, wish }, at) =>
          sum + fitted.height + (at > 0 ? (wish.gap ?? 2) * u * Math.max(0.5, scale) : 0),
        0,
      );
      if (total <= area.h) break;
    }
    const room = Math.max(0, area.h - total);
    const top = area.y + (valign === 'bottom' ? room : valign === 'middle' ? room / 2 : 0);
    const squeeze = Math.min(1, area.h / Math.max(total, 1));
    let y = top;
    for (const [at, { wish, setting, fitted, most }] of made.entries()) {
      if (at > 0) y += (wish.gap ?? 2) * u * squeeze;
      const isLarge = fitted.size >= 4 * u;
      const wished = wish.align ?? align;
      add({
        ...base(wish.role ? names[wish.role] : 'Lettering', { x: area.x, y, w: area.w, h: fitted.height }),
        is: 'text',
        text: textOf(wish),
        lines: fitted.lines.map((line) => ({ text: line.text, width: round(line.width) })),
        ...(wish.role ? { role: wish.role } : {}),
        ...setting,
        size: round(fitted.size),
        most: round(most),
        align: wished,
        fill: readable(wish.fill ?? p.ink, on, isLarge ? 3 : 4.5),
      });
      y += fitted.height;
    }
    return { x: area.x, y: top, w: area.w, h: y - top };
  }

  return {
    w,
    h,
    u,
    m,
    p,
    words,
    faces,
    kit,
    layers,
    stack,
    picture: input.picture,
    random: createRandom(seed),
    isWide: w / h > 1.2,
    isStrip: w / h > 2.2,
    inner: { x: m, y: m, w: w - 2 * m, h: h - 2 * m },
    rect: (box, fill, more = {}) =>
      add({ ...base('Rectangle', box), is: 'rect', radius: 0, ...painted(fill), ...more }),
    ellipse: (box, fill, more = {}) =>
      add({ ...base('Ellipse', box), is: 'ellipse', ...painted(fill), ...more }),
    path: (box, d, fill, more = {}) =>
      add({
        ...base('Shape', box),
        is: 'path',
        d,
        vw: round(box.w),
        vh: round(box.h),
        ...painted(fill),
        ...more,
      }),
    image: (box, src, more = {}) => add({ ...base('Picture', box), is: 'image', src, fit: 'cover', ...more }),
    logo(box) {
      if (kit.logo) add({ ...base('Logo', box), is: 'image', src: kit.logo, fit: 'contain' });
    },
  };
}

export const round = (value: number) => Math.round(value * 100) / 100;
const rounded = ({ x, y, w, h }: Box): Box => ({ x: round(x), y: round(y), w: round(w), h: round(h) });
