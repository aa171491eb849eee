import { fireworks, hotBalloon, lantern, paperBoat, rowboat, sailboat } from './afloat.ts';
import type { Draw } from './drawing.ts';
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
  'paper-boat': paperBoat,
  'balloon-hot': hotBalloon,
  'telescope-stand': telescope,
  'umbrella-beach': parasol,
  'rock-big': boulder,
};
