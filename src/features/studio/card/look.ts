/** How the card is drawn. */
export const cardFormats = {
  square: { title: 'Square', width: 1080, height: 1080 },
  portrait: { title: 'Portrait', width: 1080, height: 1350 },
  wide: { title: 'Link preview', width: 1200, height: 630 },
  story: { title: 'Story', width: 1080, height: 1920 },
} as const;
export type CardFormat = keyof typeof cardFormats;

/** Ink on field, and the mark beside it; each pair is readable. */
export const cardColours = {
  leaf: { title: 'Leaf', field: '#dcf3dd', ink: '#16331f', mark: '#1c733c' },
  sky: { title: 'Sky', field: '#dcecf7', ink: '#12303f', mark: '#24658c' },
  blush: { title: 'Blush', field: '#f9ddd6', ink: '#431d17', mark: '#9a3d2c' },
  honey: { title: 'Honey', field: '#f7e8bd', ink: '#3a2c08', mark: '#7a5a0c' },
  paper: { title: 'Paper', field: '#fbfaf5', ink: '#1b2b22', mark: '#1c733c' },
  night: { title: 'Night', field: '#16251c', ink: '#f1f5ea', mark: '#9fd8a4' },
} as const;
export type CardColour = keyof typeof cardColours;

/** A picture stands in the set, so that links and collaborators need nothing else. */
export const longestPicture = 400_000;

export interface CardLook {
  format: CardFormat;
  colour: CardColour;
  /** Behind the words, as a data address; empty without one. */
  picture: string;
}

export const firstLook: CardLook = { format: 'square', colour: 'leaf', picture: '' };
