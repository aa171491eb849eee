/**
 * The colours of the drawing by role. In the page they are the `--panda-*` tokens of theme.css; a standalone
 * file carries these values, since picture tools do not all read oklch. A test keeps the two equal.
 */
export const pandaColors = {
  light: {
    coat: '#22332a',
    'coat-soft': '#3d5347',
    rim: '#16221b',
    line: '#16221b',
    fur: '#fffdf7',
    pupil: '#0d1611',
    blush: '#f3a99f',
    leaf: '#3f9a5a',
    'leaf-deep': '#1c733c',
    'leaf-pale': '#9fd8a4',
    drop: '#86c5e6',
    spark: '#eec05a',
    shadow: '#16221b',
  },
  dark: {
    coat: '#2c3d34',
    'coat-soft': '#4b6255',
    rim: '#71877a',
    line: '#16221b',
    fur: '#fffdf7',
    pupil: '#0d1611',
    blush: '#f3a99f',
    leaf: '#4aa866',
    'leaf-deep': '#2a7d47',
    'leaf-pale': '#a9dfad',
    drop: '#86c5e6',
    spark: '#eec05a',
    shadow: '#000000',
  },
} as const;

export type PandaColor = keyof (typeof pandaColors)['light'];

/** Shapes name their colours like this; renderers leave anything else as it is. */
export const colorName = /^\$([a-z-]+)$/;
