/** The set of vector parts, as it is given to whoever draws: bodies by name, and where their ink is. */
export interface PartSet {
  /** Markup in a box of 128 by 128. */
  body(name: string): string | undefined;
  /** Left, top, right, bottom of what is drawn. */
  bounds(name: string): readonly [number, number, number, number];
}
