import { drawScene, sceneFor } from '#illustrator/illustrate.server.ts';
import type { GalleryExamples } from '#tools/share/gallery-examples.ts';
import { images } from '../tool.ts';
import { pictureExamples } from './pieces.ts';

/** Enough for a card and a dialog, and drawn in a third of the time. */
const longestSide = 960;

export const pictureGalleryExamples: GalleryExamples = {
  tool: images.id,
  pieces: pictureExamples,
  async draw({ input: { seed, ...given }, width, height }) {
    const { prompt, style } = images.input.parse(given);
    const { scene } = await sceneFor(
      { prompt, seed, style: style === 'auto' ? undefined : style },
      undefined,
    );
    const scale = longestSide / Math.max(width, height);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return (await drawScene({ scene, seed, ...size, format: 'webp' }, undefined)).bytes;
  },
};
