/** What a book holds. Its title is that of the work; texts are Markdown. */

/** Front matter, chapters and back matter, in the order in which books usually have them. */
export const roles = [
  'dedication',
  'foreword',
  'preface',
  'introduction',
  'chapter',
  'afterword',
  'notes',
  'glossary',
  'acknowledgements',
  'about-author',
] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  dedication: 'Dedication',
  foreword: 'Foreword',
  preface: 'Preface',
  introduction: 'Introduction',
  chapter: 'Chapter',
  afterword: 'Afterword',
  notes: 'Notes',
  glossary: 'Glossary',
  acknowledgements: 'Acknowledgements',
  'about-author': 'About the author',
};

export const themes = ['classic', 'modern', 'plain'] as const;
export type Theme = (typeof themes)[number];
export const themeNames: Record<Theme, string> = { classic: 'Classic', modern: 'Modern', plain: 'Plain' };

/** In millimetres. */
export const trims = {
  a5: { name: 'A5 (148 × 210 mm)', width: 148, height: 210 },
  trade: { name: 'Trade (6 × 9 in)', width: 152.4, height: 228.6 },
  pocket: { name: 'Pocket (4.25 × 6.87 in)', width: 108, height: 174.5 },
  a4: { name: 'A4 (210 × 297 mm)', width: 210, height: 297 },
} as const;
export type Trim = keyof typeof trims;
export const trimIds = Object.keys(trims) as [Trim, ...Trim[]];

export const licences = {
  reserved: { name: 'All rights reserved', url: '' },
  'cc-by': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc-by-sa': { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'cc-by-nc': { name: 'CC BY-NC 4.0', url: 'https://creativecommons.org/licenses/by-nc/4.0/' },
  cc0: { name: 'CC0 (public domain)', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
} as const;
export type Licence = keyof typeof licences;
export const licenceIds = Object.keys(licences) as [Licence, ...Licence[]];

export const palettes = ['bamboo', 'ink', 'dusk', 'sand', 'sky', 'blush'] as const;
export type Palette = (typeof palettes)[number];
export const motifs = ['hills', 'circles', 'bars', 'leaves', 'frame', 'picture'] as const;
export type Motif = (typeof motifs)[number];

export interface Cover {
  palette: Palette;
  motif: Motif;
  /** Another number is another drawing. */
  seed: number;
  /** A small picture as a data address; shown with the motif `picture`. */
  picture: string;
}

export interface Chapter {
  id: string;
  role: Role;
  title: string;
  /** What it is to say, for whoever writes it. */
  brief: string;
  text: string;
  /** Names of what its text was taken from. */
  sources: string[];
}

export interface Book {
  subtitle: string;
  author: string;
  /** A language tag such as `en`. */
  language: string;
  about: string;
  licence: Licence;
  theme: Theme;
  trim: Trim;
  cover: Cover;
  chapters: Chapter[];
}

export const longestChapter = 1_000_000;
export const longestBrief = 2000;
export const longestName = 200;
export const mostChapters = 400;
export const longestAbout = 2000;
export const longestPicture = 400_000;
/** Bytes of a book as JSON: 1,500 pages or so. */
export const largestBook = 3_500_000;

export const emptyBook: Book = {
  subtitle: '',
  author: '',
  language: 'en',
  about: '',
  licence: 'reserved',
  theme: 'classic',
  trim: 'a5',
  cover: { palette: 'bamboo', motif: 'hills', seed: 1, picture: '' },
  chapters: [],
};

export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
