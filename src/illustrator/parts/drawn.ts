import { fireworks, hotBalloon, lantern, paperBoat, rowboat, sailboat } from './afloat.ts';
import { beastCage, birdcage } from './cages.ts';
import type { Draw } from './drawing.ts';
import { pirateShip } from './pirate-ship.ts';
import { cabin, castle, lighthouse, pagoda, windmill } from './houses.ts';
import {
  bench,
  boulder,
  bridge,
  campfire,
  fence,
  parasol,
  rainbow,
  signpost,
  streetlamp,
  table,
  telescope,
} from './standing.ts';
import { curtain } from './curtain.ts';
import { manViolinist, violinist, womanViolinist } from './violinist.ts';

export const drawn: Record<string, Draw> = {
  cabin,
  fireworks,
  lighthouse,
  castle,
  windmill,
  pagoda,
  sailboat,
  rowboat,
  lantern,
  streetlamp,
  campfire,
  bridge,
  signpost,
  bench,
  fence,
  table,
  rainbow,
  violinist,
  'woman-violinist': womanViolinist,
  'man-violinist': manViolinist,
  aurora: curtain,
  birdcage,
  'beast-cage': beastCage,
  'pirate-ship': pirateShip,
  'paper-boat': paperBoat,
  'balloon-hot': hotBalloon,
  'telescope-stand': telescope,
  'umbrella-beach': parasol,
  'rock-big': boulder,
};
