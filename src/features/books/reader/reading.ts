/** Where someone is in each book, and what they marked in it. All of one person's is one work, so that it is the same on every device. */

export interface Place {
  chapter: string;
  /** Of the chapter's text as it is shown, in characters. */
  at: number;
}

export interface Bookmark extends Place {
  id: string;
  /** The words that stand there. */
  words: string;
}

export const highlightColours = ['leaf', 'sky', 'blush'] as const;
export type HighlightColour = (typeof highlightColours)[number];

export interface Highlight extends Bookmark {
  colour: HighlightColour;
  note: string;
}

export interface Reading {
  /** The id in the address of the book. */
  book: string;
  title: string;
  place: Place | null;
  bookmarks: Bookmark[];
  highlights: Highlight[];
}

export interface Readings {
  readings: Reading[];
}

export const mostBooks = 500;
export const mostMarks = 1000;
export const longestWords = 2000;
export const longestNote = 4000;

export const beginReading = (book: string, title: string): Reading => ({
  book,
  title,
  place: null,
  bookmarks: [],
  highlights: [],
});

/** The newest first; those read longest ago go where there are too many. */
export const withReading = ({ readings }: Readings, reading: Reading): Readings => ({
  readings: [reading, ...readings.filter(({ book }) => book !== reading.book)].slice(0, mostBooks),
});
