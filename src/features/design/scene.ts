/** A design as data: pages of layers. Every layer stands in the units of its page, so nothing has to be worked out to move or align it. */
export const roles = ['kicker', 'title', 'subtitle', 'date', 'place', 'detail', 'by', 'contact'] as const;
/** What a text says: by it the words are found again when another format is laid out. */
export type Role = (typeof roles)[number];
export type Words = Record<Role, string>;

export const noWords = (): Words => ({
  kicker: '',
  title: '',
  subtitle: '',
  date: '',
  place: '',
  detail: '',
  by: '',
  contact: '',
});

export const mostLayers = 600;
export const mostPages = 24;
/** Of all pages together: each edit of it is checked whole. */
export const mostLayersInAll = 2000;
export const longestText = 2000;
/** A picture stands in the design, so that links and collaborators need nothing else. */
export const longestPicture = 400_000;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Layer extends Box {
  id: string;
  name: string;
  /** Place in the pile: what is higher lies above. */
  z: number;
  /** Degrees about its middle. */
  turn: number;
  opacity: number;
  isHidden?: boolean;
  isLocked?: boolean;
  /** Layers with the same one are chosen and moved together. */
  group?: string;
  /** The layer whose shape cuts this one out; that one is not drawn itself. */
  clip?: string;
}

export interface TextLine {
  text: string;
  /** As whoever broke the lines measured it. */
  width: number;
}

export interface TextLayer extends Layer {
  is: 'text';
  text: string;
  /** Broken once, where it is written: whatever draws it later draws these. */
  lines: TextLine[];
  role?: Role;
  face: string;
  size: number;
  /** Of the size. */
  leading: number;
  /** Between letters, of the size. */
  tracking: number;
  align: 'left' | 'center' | 'right';
  fill: string;
  isCaps?: boolean;
  /** The size that it is set in where there is room. */
  most: number;
}

interface Painted {
  fill: string;
  stroke: string;
  strokeWidth: number;
}
export interface RectLayer extends Layer, Painted {
  is: 'rect';
  radius: number;
}
export interface EllipseLayer extends Layer, Painted {
  is: 'ellipse';
}
export interface PathLayer extends Layer, Painted {
  is: 'path';
  d: string;
  /** The frame that `d` is drawn in; it is stretched to the layer's box. */
  vw: number;
  vh: number;
}
export interface ImageLayer extends Layer {
  is: 'image';
  /** A data address of a PNG, JPEG or WebP. */
  src: string;
  fit: 'cover' | 'contain';
}
export type ShapeLayer = RectLayer | EllipseLayer | PathLayer;
export type AnyLayer = TextLayer | ShapeLayer | ImageLayer;

export interface Page {
  id: string;
  name: string;
  z: number;
  format: FormatId;
  width: number;
  height: number;
  background: string;
  /** The rule that laid it out. */
  template: string;
  seed: number;
  layers: AnyLayer[];
}

export interface Guide {
  id: string;
  page: string;
  is: 'x' | 'y';
  at: number;
}

export interface Design {
  brief: string;
  mood: string;
  kit: Kit;
  pages: Page[];
  guides: Guide[];
}

export interface Kit {
  name: string;
  colours: string[];
  /** Families of headings and of text; empty for those of each layout. */
  display: string;
  text: string;
  logo: string;
  /** Words of the brand, and a line on what it sends out. */
  voice: string;
}
export const noKit: Kit = { name: '', colours: [], display: '', text: '', logo: '', voice: '' };

export const kinds = [
  'poster',
  'social',
  'logo',
  'business-card',
  'banner',
  'certificate',
  'invitation',
] as const;
export type Kind = (typeof kinds)[number];
export const kindTitles: Record<Kind, string> = {
  poster: 'Poster',
  social: 'Social card',
  logo: 'Logo',
  'business-card': 'Business card',
  banner: 'Banner',
  certificate: 'Certificate',
  invitation: 'Invitation',
};

/** `inch`: units of the page in an inch, for print; screens have none. */
export const formats = {
  poster: { title: 'Poster A3', width: 1191, height: 1684, inch: 101.86, kind: 'poster' },
  square: { title: 'Square post', width: 1080, height: 1080, inch: 0, kind: 'social' },
  portrait: { title: 'Portrait post', width: 1080, height: 1350, inch: 0, kind: 'social' },
  story: { title: 'Story', width: 1080, height: 1920, inch: 0, kind: 'social' },
  link: { title: 'Link preview', width: 1200, height: 630, inch: 0, kind: 'social' },
  banner: { title: 'Wide banner', width: 1500, height: 500, inch: 0, kind: 'banner' },
  card: { title: 'Business card', width: 1050, height: 675, inch: 313.7, kind: 'business-card' },
  certificate: { title: 'Certificate A4', width: 1684, height: 1191, inch: 144, kind: 'certificate' },
  invitation: { title: 'Invitation A6', width: 1050, height: 1480, inch: 254, kind: 'invitation' },
  logo: { title: 'Logo', width: 1000, height: 1000, inch: 0, kind: 'logo' },
} as const;
export type FormatId = keyof typeof formats;
export const formatIds = Object.keys(formats) as FormatId[];

export const formatOfKind: Record<Kind, FormatId> = {
  poster: 'poster',
  social: 'square',
  logo: 'logo',
  'business-card': 'card',
  banner: 'banner',
  certificate: 'certificate',
  invitation: 'invitation',
};

export const inPile = <T extends { z: number; id: string }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.z - b.z || (a.id < b.id ? -1 : 1));
