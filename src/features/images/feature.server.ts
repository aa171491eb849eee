import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { pictureGalleryExamples } from './examples/draw.server.ts';
import { pictureResults } from './kind.server.ts';
import { photosForRuns } from './photo/photo-files.server.ts';
import { photoEditRun } from './photo/run.server.ts';
import { photoEndpoints } from './photo/server.ts';
import { photoUpload } from './photo/upload-use.server.ts';
import { photoEditResults, photoWorks } from './photo/work.server.ts';
import { imagesRun } from './run.server.ts';
import { shelfEndpoints } from './shelf/server.ts';
import { pictureBoardItems, pictureBoards, pictureFavourites } from './shelf/table.server.ts';

export const images = defineServerFeature({
  endpoints: [...photoEndpoints, ...shelfEndpoints],
  runs: [imagesRun, photoEditRun],
  kinds: [pictureResults, photoEditResults],
  galleryExamples: [pictureGalleryExamples],
  works: [photoWorks],
  uploadUses: [photoUpload],
  runExtensions: [photosForRuns],
  personalData: [
    {
      table: pictureFavourites,
      export: ownedRows(pictureFavourites, pictureFavourites.ownerId),
      erase: 'cascade',
    },
    { table: pictureBoards, export: ownedRows(pictureBoards, pictureBoards.ownerId), erase: 'cascade' },
    // Which pictures are on a board; it goes with the board.
    { table: pictureBoardItems, erase: 'cascade' },
  ],
});
