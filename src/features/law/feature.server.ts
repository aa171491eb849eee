import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { lawWorks } from './document/work.server.ts';

export const law = defineServerFeature({ works: [lawWorks] });
