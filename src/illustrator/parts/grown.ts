/** Trees as subjects: the same that the stages grow, under a neutral light. */
import { fromHex, lch } from '../colour/oklch.ts';
import { paletteOf, type Palette } from '../light/palette.ts';
import { createRandom } from '../random.ts';
import type { Season } from '../scene.ts';
import type { Canvas } from '../stage/canvas.ts';
import { broadleaf, palm, pine } from '../stage/trees.ts';
import type { Drawing } from './drawing.ts';

export function grown(
  kind: 'tree' | 'pine' | 'palm' | 'cherry-tree',
  season: Season,
  seed: number,
  defs: string[],
  colour?: string,
): Drawing {
  const base = paletteOf({ time: 'day', weather: 'clear', season, mood: 'calm' });
  const palette: Palette = { ...base, exposure: 1, chroma: 1, haze: lch(0.8, 0, 0) };
  const random = createRandom(seed);
  const canvas: Canvas = {
    w: 200,
    h: 200,
    hz: 100,
    sun: [-100, -200],
    palette,
    random,
    defs,
    dots: 1,
    scene: {
      place: 'meadow',
      time: 'day',
      weather: 'clear',
      season,
      mood: 'calm',
      style: 'vector',
      items: [],
    },
  };
  const leaf = colour ? fromHex(colour) : kind === 'cherry-tree' ? lch(0.82, 0.1, 355) : palette.leaf;
  if (kind === 'pine') return { svg: pine(canvas, random, 0, 0, 200, 0), box: [-44, -200, 44, 0] };
  if (kind === 'palm') return { svg: palm(canvas, random, 0, 0, 200, 0), box: [-80, -190, 80, 0] };
  return { svg: broadleaf(canvas, random, 0, 0, 200, 0, leaf), box: [-74, -194, 74, 0] };
}
