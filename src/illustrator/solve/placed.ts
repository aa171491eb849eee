/** What is put into a picture, and where it stands. */
import type { Figure } from '../parts/figure.ts';
import type { Item } from '../scene.ts';
import type { Subject } from '../subjects/subject.ts';

export interface Instance {
  item: Item;
  subject: Subject;
  figure: Figure;
  /** As part of the picture's height, at the hero's distance. */
  size: number;
}
export type Bearing = 'ground' | 'water' | 'air' | 'sunk' | 'carried' | 'floating';
export interface Placed extends Instance {
  name: string;
  /** The middle of its foot. */
  x: number;
  y: number;
  width: number;
  height: number;
  flip: 1 | -1;
  far: number;
  bearing: Bearing;
  /** Things are drawn from far to near; what is carried goes with its bearer. */
  order: number;
  /** On the water or in the sky, or carried by what is. */
  afloat: boolean;
}

/** Whoever stands at a side looks into the picture. */
export function facing({ subject }: Instance, at: number): 1 | -1 {
  if (subject.facing === 'front') return 1;
  const looksLeft = subject.facing === 'left';
  return at < 0.5 === looksLeft ? -1 : 1;
}
