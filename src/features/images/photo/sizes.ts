/** Shapes and sizes that photos are wanted in. */

export const ratios = [
  { id: 'free', label: 'Free', ratio: null },
  { id: 'original', label: 'Original', ratio: 'own' },
  { id: '1:1', label: 'Square 1:1', ratio: 1 },
  { id: '4:5', label: 'Portrait 4:5', ratio: 4 / 5 },
  { id: '3:2', label: 'Landscape 3:2', ratio: 3 / 2 },
  { id: '4:3', label: 'Landscape 4:3', ratio: 4 / 3 },
  { id: '16:9', label: 'Wide 16:9', ratio: 16 / 9 },
  { id: '9:16', label: 'Story 9:16', ratio: 9 / 16 },
] as const;

/** `fill`: exactly this, cut in the middle where the shape differs. */
export const outputSizes = {
  full: { label: 'Original size', within: null },
  '2048': { label: 'Longest side 2,048', within: { width: 2048, height: 2048 } },
  '1200': { label: 'Longest side 1,200', within: { width: 1200, height: 1200 } },
  'instagram-square': {
    label: 'Instagram square, 1080 × 1080',
    within: { width: 1080, height: 1080, fill: true },
  },
  'instagram-portrait': {
    label: 'Instagram portrait, 1080 × 1350',
    within: { width: 1080, height: 1350, fill: true },
  },
  story: { label: 'Story or reel, 1080 × 1920', within: { width: 1080, height: 1920, fill: true } },
  x: { label: 'X, Bluesky or Mastodon, 1600 × 900', within: { width: 1600, height: 900, fill: true } },
  linkedin: {
    label: 'LinkedIn or a link card, 1200 × 627',
    within: { width: 1200, height: 627, fill: true },
  },
  facebook: { label: 'Facebook, 1200 × 630', within: { width: 1200, height: 630, fill: true } },
  youtube: { label: 'YouTube thumbnail, 1280 × 720', within: { width: 1280, height: 720, fill: true } },
  pinterest: { label: 'Pinterest pin, 1000 × 1500', within: { width: 1000, height: 1500, fill: true } },
  avatar: { label: 'Profile picture, 400 × 400', within: { width: 400, height: 400, fill: true } },
} as const;
export type OutputSize = keyof typeof outputSizes;
export const outputSizeIds = Object.keys(outputSizes) as [OutputSize, ...OutputSize[]];

export const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
export const keeps = ['none', 'without-place', 'all'] as const;
