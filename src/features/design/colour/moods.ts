/** The two hues of each mood. */
export const moods = {
  warm: [38, 78],
  cool: [255, 205],
  calm: [205, 150],
  fresh: [150, 112],
  bold: [27, 95],
  elegant: [65, 85],
  playful: [350, 90],
  dark: [285, 60],
  retro: [50, 190],
  minimal: [250, 90],
  romantic: [10, 40],
  royal: [275, 85],
} as const satisfies Record<string, readonly [number, number]>;
export type Mood = keyof typeof moods;
export const moodIds = Object.keys(moods) as Mood[];
