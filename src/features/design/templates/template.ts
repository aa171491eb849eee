/** A layout by rule: it draws on a page of any shape. */
import type { Scheme } from '../colour/palette.ts';
import type { Faces, Frame, Place, TextRequest } from '../layout/frame.ts';
import type { Box, Kind, Role } from '../scene.ts';

export interface Template {
  id: string;
  title: string;
  kinds: readonly Kind[];
  scheme: Scheme;
  faces: Faces;
  /** Shows a picture; drawn by the illustrator from the brief where nobody gave one. */
  usesPicture?: true;
  /** What its drawing shows or stands for; comes first where a brief names one of these. */
  suits?: readonly string[];
  /** Out of place for anything else: a record says music. */
  isOnlyForThese?: true;
  /** The letters of a title that it sets large; longer ones get other layouts first. */
  longestTitle?: number;
  draw(frame: Frame): void;
}

export const music = [
  'music',
  'musical',
  'concert',
  'gig',
  'band',
  'choir',
  'orchestra',
  'jazz',
  'disco',
  'dance',
  'vinyl',
  'song',
] as const;

export const events = ['poster', 'social', 'invitation', 'banner'] as const satisfies readonly Kind[];

/** Art and words beside each other: side by side on what is wide, else one above the other. */
export function split(f: Frame, part: number, artIs: 'first' | 'last' = 'first'): { art: Box; text: Box } {
  const { w, h, m } = f;
  const isFirst = artIs === 'first';
  if (f.isWide) {
    const a = w * part;
    return {
      art: { x: isFirst ? 0 : w - a, y: 0, w: a, h },
      text: { x: isFirst ? a + m * 0.8 : m, y: m, w: w - a - m * 1.8, h: h - 2 * m },
    };
  }
  const a = h * part;
  return {
    art: { x: 0, y: isFirst ? 0 : h - a, w, h: a },
    text: { x: m, y: isFirst ? a + m * 0.8 : m, w: w - 2 * m, h: h - a - m * 1.8 },
  };
}

export const small = (role: Role, more: Partial<TextRequest> = {}): TextRequest => ({
  role,
  size: 2.8,
  weight: 500,
  lines: 3,
  gap: 1,
  ...more,
});

/** What stands in small type: when, where, and the rest. */
export const facts = (more: Partial<TextRequest> = {}): TextRequest[] => [
  small('date', { weight: 700, ...more }),
  small('place', more),
  small('detail', more),
  small('by', more),
  small('contact', more),
];

export const overline = (more: Partial<TextRequest> = {}): TextRequest => ({
  role: 'kicker',
  size: 2.3,
  weight: 700,
  isCaps: true,
  tracking: 0.16,
  lines: 2,
  ...more,
});
export const title = (size: number, more: Partial<TextRequest> = {}): TextRequest => ({
  role: 'title',
  size,
  lines: 3,
  gap: 2,
  ...more,
});
export const subtitle = (more: Partial<TextRequest> = {}): TextRequest => ({
  role: 'subtitle',
  size: 3.5,
  weight: 400,
  lines: 3,
  gap: 2,
  leading: 1.3,
  ...more,
});

/** Facts in columns, each at the foot or head of its own; those that say nothing take no room. */
export function columns(
  f: Frame,
  area: Box,
  groups: readonly (readonly TextRequest[])[],
  place: Place = {},
): void {
  const said = groups.filter((group) => group.some(({ role, text }) => (text ?? f.words[role!]).trim()));
  const gap = f.u * 4;
  const wide = (area.w - gap * (said.length - 1)) / Math.max(1, said.length);
  said.forEach((group, at) => f.stack({ ...area, x: area.x + at * (wide + gap), w: wide }, group, place));
}

export const initials = (name: string, most = 2): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, most)
    .map((word) => [...word][0]!.toLocaleUpperCase('en'))
    .join('');
