import { panelEndpoints } from './panels.server.ts';
import { ratingEndpoints } from './ratings.server.ts';
import type { RunDoor } from '#tools/run/run-door.server.ts';
import { settlementEndpoints } from './settlements.server.ts';

export const consensusEndpoints = (door: RunDoor) => [
  ...panelEndpoints(door),
  ...settlementEndpoints(door),
  ...ratingEndpoints(door),
];
