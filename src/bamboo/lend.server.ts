/** What features lend to Bamboo, by their manifests: texts to look things up in, answers of people, and rules they taught. */
import type { ServerFeature } from '#kit/feature/server-feature.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import type { FindServices } from '#kit/search/find.server.ts';
import type { AskedBefore, Library } from './expert.ts';
import type { Lent, TaughtBy } from './load.server.ts';

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Texts that Bamboo looks questions up in. */
    bambooLibraries?: readonly ((services: FindServices) => Library)[];
    /** Answers of people that Bamboo may quote where the same is asked. */
    bambooAnswers?: readonly ((services: FindServices) => AskedBefore)[];
    /** What someone taught by refusing corrections; Bamboo follows it. */
    bambooRules?: readonly ((services: FindServices) => TaughtBy)[];
  }
}

export function lentBy(features: readonly ServerFeature[], services: FindServices): Lent {
  return {
    libraries: gather(features, 'bambooLibraries').map((open) => open(services)),
    askedBefore: gather(features, 'bambooAnswers').map((open) => open(services)),
    taughtBy: gather(features, 'bambooRules').map((open) => open(services)),
  };
}
