/** What a manual holds. Its title, the name of the product, is that of the work. */

/** Signal words of ANSI Z535.6, the gravest first: notices stand in this order. */
export const signals = ['danger', 'warning', 'caution', 'notice'] as const;
export type Signal = (typeof signals)[number];

/** What a notice warns of; each has a symbol. */
export const hazards = ['general', 'electric', 'hot', 'crush', 'fire', 'cut', 'none'] as const;
export type Hazard = (typeof hazards)[number];
export const hazardNames: Record<Hazard, string> = {
  general: 'General hazard',
  electric: 'Electric shock',
  hot: 'Hot surface',
  crush: 'Crushing',
  fire: 'Fire',
  cut: 'Sharp parts',
  none: 'No symbol',
};

/** Whether a photo or a person showed a step, or it was concluded from other facts. */
export const bases = ['shown', 'inferred'] as const;
export type Basis = (typeof bases)[number];
export const stepGroups = ['setup', 'use'] as const;
export type StepGroup = (typeof stepGroups)[number];

export interface Callout {
  id: string;
  /** From the upper left corner, in percent of the photo. */
  x: number;
  y: number;
  label: string;
}
export interface Photo {
  id: string;
  /** A data address. */
  picture: string;
  /** For those who cannot see it. */
  alt: string;
  caption: string;
  callouts: Callout[];
}
export interface SafetyNotice {
  id: string;
  signal: Signal;
  hazard: Hazard;
  /** What the hazard is, what happens, how to avoid it: the order of ANSI Z535.6. */
  danger: string;
  consequence: string;
  avoidance: string;
}
export interface Step {
  id: string;
  group: StepGroup;
  text: string;
  basis: Basis;
  /** The photo that shows it; empty without one. */
  photo: string;
}
export interface Part {
  id: string;
  name: string;
  count: number;
}
export interface Specification {
  id: string;
  name: string;
  value: string;
  unit: string;
}
export interface Care {
  id: string;
  task: string;
  interval: string;
}
export interface Trouble {
  id: string;
  problem: string;
  cause: string;
  remedy: string;
}
/** A fact found in what someone brought, until they accept or reject it. */
export interface Finding {
  id: string;
  place: FindingPlace;
  name: string;
  value: string;
  unit: string;
  source: string;
  /** The very words it was taken from. */
  quote: string;
}
export const findingPlaces = [
  'model',
  'maker',
  'contact',
  'spec',
  'notice',
  'step',
  'warranty',
  'use',
] as const;
export type FindingPlace = (typeof findingPlaces)[number];

export interface Translation {
  language: string;
  /** By the key of each text in the main language. */
  words: Record<string, string>;
}
/** The edition before this one: a short print of each text, so that changes can be marked. */
export interface PreviousEdition {
  prints: Record<string, string>;
}

export interface Manual {
  language: string;
  model: string;
  maker: string;
  contact: string;
  intendedUse: string;
  notIntendedUse: string;
  photos: Photo[];
  parts: Part[];
  notices: SafetyNotice[];
  steps: Step[];
  specs: Specification[];
  care: Care[];
  troubles: Trouble[];
  disposal: string;
  warranty: string;
  /** Where readers find it online: the code on the first page leads there. Empty without a code. */
  online: string;
  edition: number;
  previous: PreviousEdition | null;
  history: { edition: number; note: string }[];
  translations: Translation[];
  findings: Finding[];
}

export const emptyManual: Manual = {
  language: 'en',
  model: '',
  maker: '',
  contact: '',
  intendedUse: '',
  notIntendedUse: '',
  photos: [],
  parts: [],
  notices: [],
  steps: [],
  specs: [],
  care: [],
  troubles: [],
  disposal: '',
  warranty: '',
  online: '',
  edition: 1,
  previous: null,
  history: [],
  translations: [],
  findings: [],
};

export const longestLine = 300;
export const longestText = 4000;
export const longestPicture = 400_000;
export const mostPhotos = 20;
export const mostCallouts = 40;
export const mostSteps = 500;
export const mostRows = 200;
export const mostTranslations = 8;
export const mostFindings = 200;
/** Bytes of a manual as JSON, most of them photos. */
export const largestManual = 3_500_000;
