import type { Place } from '../scene.ts';
import { forest } from './forest.ts';
import { lake } from './lake.ts';
import { meadow } from './meadow.ts';
import type { Stage } from './stage.ts';

export const stages: Record<Place, Stage> = { lake, forest, meadow } as never;
