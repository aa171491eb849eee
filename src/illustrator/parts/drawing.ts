/** A drawing of ours: upright, its foot on y = 0, in its own colours. `lights` shines over everything else when it is dark. */
export interface Drawing {
  svg: string;
  lights?: string;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
}
export interface DrawingKnows {
  /** `#rrggbb` where the prompt named a colour. */
  colour?: string | undefined;
  dark: boolean;
  seed: number;
}
export type Draw = (knows: DrawingKnows) => Drawing;
