import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { designGalleryExamples } from './examples/draw.server.ts';
import { designResults, designWorks, kitWorks } from './kind.server.ts';
import { designRun } from './run.server.ts';

export const design = defineServerFeature({
  runs: [designRun],
  kinds: [designResults],
  galleryExamples: [designGalleryExamples],
  works: [designWorks, kitWorks],
});
