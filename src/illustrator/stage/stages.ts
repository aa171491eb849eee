import type { Place } from '../scene.ts';
import { abstract } from './abstract.ts';
import { city } from './city.ts';
import { sky } from './clouds.ts';
import { beach, sea } from './coast.ts';
import { farm, garden } from './country.ts';
import { desert, snow } from './drylands.ts';
import { forest } from './forest.ts';
import { desk, room } from './indoors.ts';
import { lake } from './lake.ts';
import { meadow } from './meadow.ts';
import { mountains } from './mountains.ts';
import { space } from './space.ts';
import type { Stage } from './stage.ts';
import { street } from './street.ts';
import { undersea } from './undersea.ts';
import { waterfall } from './waterfall.ts';

export const stages: Record<Place, Stage> = {
  lake,
  waterfall,
  forest,
  meadow,
  mountains,
  beach,
  sea,
  desert,
  snow,
  city,
  street,
  room,
  desk,
  space,
  undersea,
  sky,
  garden,
  farm,
  abstract,
};
