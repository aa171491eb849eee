/** What the rooms bring, put together; and the calls that only the whole of them can answer. */
import { boundaryEndpoints } from '#kit/boundaries/server.ts';
import { gather, type ServerFeature } from '#kit/feature/server-feature.server.ts';
import { reportEndpoints } from '#kit/reports/server.ts';
import { directoryEndpoints } from '#features/directory/server.ts';
import { profileEndpoints } from '#features/profiles/server.ts';
import { topicEndpoints } from '#features/topics/server.ts';
import { worldEndpoints } from '#features/world/server.ts';
import { toolEndpoints } from '#tools/define/tools.server.ts';
import { findEndpoints } from './find/find.server.ts';
import { serverFeatures } from './features.server.ts';
import { housekeepingOf } from './housekeeping.server.ts';
import { pagePictureEndpoints } from './page-pictures.server.ts';
import { pageSearch } from './find/page-search.server.ts';
import { pagesAbout, suggestions } from './page-topics.server.ts';

export type Gathered = ReturnType<typeof gatherAll>;

/** Given other features it is another product: so is a toy product tried. */
export function gatherAll(features: readonly ServerFeature[]) {
  const searchSources = [pageSearch, ...gather(features, 'searchSources')];
  return {
    endpoints: [
      ...gather(features, 'endpoints'),
      ...boundaryEndpoints(gather(features, 'whenBlocked')),
      ...reportEndpoints(gather(features, 'reportTargets')),
      ...topicEndpoints({ pagesAbout, sources: searchSources, suggestions }),
      ...worldEndpoints({ sources: gather(features, 'placeSources') }),
      ...profileEndpoints({ parts: gather(features, 'profileParts') }),
      ...directoryEndpoints({
        sources: gather(features, 'facetSources'),
        places: gather(features, 'placesOfPeople'),
        placeNames: gather(features, 'namesOfPlaces'),
      }),
      ...toolEndpoints(gather(features, 'doors')),
      ...pagePictureEndpoints,
      ...findEndpoints,
    ],
    jobs: [...gather(features, 'jobs'), housekeepingOf(gather(features, 'housekeeping'))],
    trash: gather(features, 'trash'),
    searchSources,
    personalData: gather(features, 'personalData'),
    channels: gather(features, 'channels'),
    runs: gather(features, 'runs'),
    doors: gather(features, 'doors'),
    kinds: gather(features, 'kinds'),
    fileGrants: gather(features, 'fileGrants'),
    uploadUses: gather(features, 'uploadUses'),
    works: gather(features, 'works'),
    runRooms: gather(features, 'runRooms'),
    callees: gather(features, 'callees'),
    subjects: gather(features, 'subjects'),
    thingKinds: gather(features, 'thingKinds'),
    ownThings: gather(features, 'ownThings'),
    deedKinds: gather(features, 'deedKinds'),
    deedListeners: gather(features, 'deedListeners'),
    lineages: gather(features, 'lineages'),
    whenJoined: gather(features, 'whenJoined'),
    countJoins: gather(features, 'countJoins'),
    countThanks: gather(features, 'countThanks'),
    atStart: gather(features, 'atStart'),
    siteAddresses: gather(features, 'siteAddresses'),
    forgetSubjects: gather(features, 'forgetSubjects'),
    noticeSubjects: gather(features, 'noticeSubjects'),
  };
}

export const gathered = gatherAll(serverFeatures);
