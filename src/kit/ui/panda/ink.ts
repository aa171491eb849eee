/** Line weights and the two ways of inking a shape. */

/** `small` is the drawing for icons: heavier lines, simpler eyes, nothing that turns to dust at 24 px. */
export type Detail = 'full' | 'small';

export const lineWidth: Record<Detail, number> = { full: 4, small: 7.5 };

export const ink = (width = lineWidth.full) =>
  ({ stroke: '$line', strokeWidth: width, strokeLinejoin: 'round', strokeLinecap: 'round' }) as const;

/** Dark fur. Its rim is the ink line by day and a lighter one by night, so that ears and limbs do not vanish. */
export const coat = {
  fill: '$coat',
  stroke: '$rim',
  strokeWidth: lineWidth.full,
  strokeLinejoin: 'round',
} as const;
