/** What the manifests bring, put together. */
import { gather, type ServerFeature } from '#kit/feature/server-feature.server.ts';
import { serverFeatures } from './features.server.ts';
import { housekeepingOf } from './housekeeping.server.ts';

export type Gathered = ReturnType<typeof gatherAll>;

/** Given other features it is another product: so is a toy product tried. */
export function gatherAll(features: readonly ServerFeature[]) {
  return {
    features,
    endpoints: [
      ...gather(features, 'endpoints'),
      ...gather(features, 'endpointsOfAll').flatMap((make) => make(features)),
    ],
    jobs: [...gather(features, 'jobs'), housekeepingOf(gather(features, 'housekeeping'))],
    trash: gather(features, 'trash'),
    searchSources: gather(features, 'searchSources'),
    personalData: gather(features, 'personalData'),
    channels: gather(features, 'channels'),
    runs: gather(features, 'runs'),
    doors: gather(features, 'doors'),
    kinds: gather(features, 'kinds'),
    uploadUses: gather(features, 'uploadUses'),
    works: gather(features, 'works'),
    runExtensions: gather(features, 'runExtensions'),
    subjects: gather(features, 'subjects'),
    thingKinds: gather(features, 'thingKinds'),
    deedKinds: gather(features, 'deedKinds'),
    deedListeners: gather(features, 'deedListeners'),
    lineages: gather(features, 'lineages'),
    countJoins: gather(features, 'countJoins'),
    countThanks: gather(features, 'countThanks'),
    atStart: gather(features, 'atStart'),
    services: gather(features, 'services'),
    loops: gather(features, 'loops'),
    exampleCalls: gather(features, 'exampleCalls'),
    siteAddresses: gather(features, 'siteAddresses'),
    forgetSubjects: gather(features, 'forgetSubjects'),
    noticeSubjects: gather(features, 'noticeSubjects'),
  };
}

export const gathered = gatherAll(serverFeatures);
