import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { musicResults, musicWorks } from './kind.server.ts';
import { musicRun } from './run.server.ts';

export const music = defineServerFeature({ runs: [musicRun], kinds: [musicResults], works: [musicWorks] });
