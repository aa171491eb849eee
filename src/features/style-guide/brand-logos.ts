/** The brands as their logos show them, and where each letter of a name stands. */

export type LogoTheme = 'light' | 'dark';

export interface BrandLogo {
  /** As in `data-brand`. */
  id: 'main' | 'inbox' | 'email' | 'voice2email' | 'frenlyemail' | 'list';
  name: string;
  /** What the brand is for. */
  what: string;
  /** Where each letter begins, and where the last one ends, at 100 to the em; kerning and tracking are in it. */
  places: readonly number[];
}

export const brandLogos: readonly BrandLogo[] = [
  {
    id: 'main',
    name: 'Frenly',
    what: 'The product itself. Bamboo green.',
    places: [0, 54.3, 94, 148.6, 208.2, 231.7, 288.4],
  },
  {
    id: 'inbox',
    name: 'Frenly Inbox',
    what: 'The shared team inbox. Blue, a little towards ink.',
    places: [0, 54.3, 94, 148.6, 208.2, 231.7, 288.4, 308, 333.9, 393.5, 453.8, 509, 562.4],
  },
  {
    id: 'email',
    name: 'Frenly Email',
    what: 'Mail with a person in it. Raspberry.',
    places: [0, 54.3, 94, 148.6, 208.2, 231.7, 288.4, 308, 365.5, 456.6, 511.7, 535.9, 559.8],
  },
  {
    id: 'voice2email',
    name: 'Voice2Email',
    what: 'Speak, and send. Lagoon.',
    places: [0, 59.4, 116.8, 141, 194, 248.6, 305.3, 362.8, 453.9, 509, 533.2, 557.1],
  },
  {
    id: 'frenlyemail',
    name: 'FrenlyEmail',
    what: 'Templates, signatures, sending later. Young leaf.',
    places: [0, 54.3, 94, 148.6, 208.2, 231.7, 288.4, 345.9, 437, 492.1, 516.3, 540.2],
  },
  {
    id: 'list',
    name: 'FrenlyList',
    what: 'The marketplace of listings. Amber.',
    places: [0, 54.3, 94, 148.6, 208.2, 231.7, 288.4, 335.8, 360, 410.9, 447.1],
  },
];
