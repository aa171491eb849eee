import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { pictureKind } from './kind.server.ts';
import { imagesRun } from './run.server.ts';

export const images = defineServerFeature({
  runs: [imagesRun],
  kinds: [pictureKind],
});
