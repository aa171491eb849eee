import { panelEndpoints } from './panels.server.ts';
import { ratingEndpoints } from './ratings.server.ts';
import { settlementEndpoints } from './settlements.server.ts';

export const consensusEndpoints = [...panelEndpoints, ...settlementEndpoints, ...ratingEndpoints];
