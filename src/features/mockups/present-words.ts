import type { Angle, Background, Device, Look, Shadow } from './content.ts';

export const deviceWords: Record<Device, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  laptop: 'Laptop',
  browser: 'Browser window',
  watch: 'Watch',
  poster: 'Poster',
};
export const schemeWords: Record<Look['scheme'], string> = { light: 'Light', dark: 'Dark' };
export const angleWords: Record<Angle, string> = {
  straight: 'Straight',
  left: 'From the left',
  right: 'From the right',
  tilted: 'Tilted',
  raised: 'From above',
};
export const backgroundWords: Record<Background, string> = {
  none: 'Transparent',
  paper: 'Paper',
  bamboo: 'Bamboo',
  sky: 'Sky',
  dusk: 'Dusk',
  night: 'Night',
};
export const shadowWords: Record<Shadow, string> = { none: 'None', soft: 'Soft', deep: 'Deep' };
