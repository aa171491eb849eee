/** How an assembled page looks: the style sheet of the building blocks, or that with another one after it. */
export const looks = ['calm', 'bold'] as const;
export type Look = (typeof looks)[number];

export const lookName: Record<Look, string> = { calm: 'Calm', bold: 'Bold' };
export const lookAbout: Record<Look, string> = {
  calm: 'One column, quiet colours.',
  bold: 'A band of colour, large words, blocks side by side.',
};
