/** The typefaces of designs. The browser takes them as WOFF2, what prints as WOFF: both of the same package, so they measure the same. */
interface Family {
  title: string;
  weights: readonly string[];
  /** Height of a capital, of the size. */
  cap: number;
  fallback: 'serif' | 'sans-serif' | 'monospace';
}

export const families = {
  'playfair-display': {
    title: 'Playfair Display',
    weights: ['400', '700', '900', '400i'],
    cap: 0.708,
    fallback: 'serif',
  },
  'cormorant-garamond': {
    title: 'Cormorant Garamond',
    weights: ['500', '700', '500i'],
    cap: 0.63,
    fallback: 'serif',
  },
  'dm-serif-display': { title: 'DM Serif Display', weights: ['400', '400i'], cap: 0.67, fallback: 'serif' },
  limelight: { title: 'Limelight', weights: ['400'], cap: 0.72, fallback: 'serif' },
  anton: { title: 'Anton', weights: ['400'], cap: 0.86, fallback: 'sans-serif' },
  archivo: { title: 'Archivo', weights: ['400', '600', '900'], cap: 0.686, fallback: 'sans-serif' },
  syne: { title: 'Syne', weights: ['500', '800'], cap: 0.7, fallback: 'sans-serif' },
  'space-grotesk': {
    title: 'Space Grotesk',
    weights: ['400', '500', '700'],
    cap: 0.7,
    fallback: 'sans-serif',
  },
  'dm-sans': { title: 'DM Sans', weights: ['400', '500', '700'], cap: 0.7, fallback: 'sans-serif' },
  'space-mono': { title: 'Space Mono', weights: ['400', '700'], cap: 0.7, fallback: 'monospace' },
} as const satisfies Record<string, Family>;

export type FamilyId = keyof typeof families;
export const familyIds = Object.keys(families) as FamilyId[];

/** `anton/400`, `playfair-display/400i`. */
export const faceIds = familyIds.flatMap((id) => families[id].weights.map((weight) => `${id}/${weight}`));

export interface FaceParts {
  family: FamilyId;
  title: string;
  weight: number;
  isItalic: boolean;
  cap: number;
  /** As `font-family` takes it. */
  css: string;
}

const known = new Map<string, FaceParts>();

export function partsOfFace(face: string): FaceParts {
  const before = known.get(face);
  if (before) return before;
  const [id = '', weight = ''] = face.split('/');
  const family = id in families ? (id as FamilyId) : 'dm-sans';
  const { title, cap, fallback } = families[family];
  const now = {
    family,
    title,
    weight: parseInt(weight, 10) || 400,
    isItalic: weight.endsWith('i'),
    cap,
    css: `'${title}', 'IBM Plex Sans Arabic', 'Noto Sans Hebrew', ${fallback}`,
  };
  known.set(face, now);
  return now;
}

/** The face of a family that is nearest to this weight. */
export function nearestFace(family: FamilyId, weight: number, isItalic = false): string {
  const fitting = families[family].weights.filter((one) => one.endsWith('i') === isItalic);
  const from = fitting.length > 0 ? fitting : families[family].weights;
  const best = [...from].toSorted(
    (a, b) => Math.abs(parseInt(a, 10) - weight) - Math.abs(parseInt(b, 10) - weight),
  )[0]!;
  return `${family}/${best}`;
}
