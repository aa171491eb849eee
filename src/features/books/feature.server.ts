import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { bookResults, bookWorks, readingsWorks } from './kind.server.ts';
import { ebookRun } from './run.server.ts';
import { bookEndpoints } from './server.ts';
import { chaptersRun } from './write/run.server.ts';
import { shelfEndpoints } from './shelf/server.ts';

export const books = defineServerFeature({
  endpoints: bookEndpoints,
  endpointsOfAll: [(features) => shelfEndpoints(gather(features, 'endpoints'))],
  runs: [ebookRun, chaptersRun],
  kinds: [bookResults],
  works: [bookWorks, readingsWorks],
});
