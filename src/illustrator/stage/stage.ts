/** An environment: where its horizon is, where things can stand, swim and fly, and how it is drawn. */
import type { Canvas, Layer } from './canvas.ts';

/** A band of the picture, in parts of its height, from far to near. */
export type Band = readonly [far: number, near: number];

export interface Stage {
  horizon: number;
  /** Where feet stand. */
  ground: Band;
  /** Where boats swim; without it, water-borne things stand on the ground. */
  water?: Band;
  /** Where wings and balloons are. */
  air: Band;
  /** Where the light comes from, in parts of the frame, where it is not the sky's own. */
  sun?: readonly [x: number, y: number];
  /** Where swimmers are when the whole picture is under water. */
  below?: Band;
  /** Nothing has weight. */
  floats?: true;
  /** Lamps instead of the sky: no long shadows, no haze. */
  indoors?: true;
  /** How close we are, where it is closer than out of doors. */
  close?: number;
  paint(canvas: Canvas): Layer[];
}
