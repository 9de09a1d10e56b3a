import type { Parts } from "./variant.ts";

/** The choices that a building is drawn from. The ground is at y = 80; a unit is a pixel of the square picture. */
export interface Plot {
  x: number;
  width: number;
  /** A picture of 160 × 90, where a building has more than one window. */
  isWide: boolean;
  parts: Parts;
  /** Text of the goods, of `*_GOODS`. */
  goods: string;
}

export interface Building {
  svg: string;
  /** Rectangle that a shutter covers when the business has closed for good. */
  front: readonly [x: number, y: number, width: number, height: number];
}

export type Body = (plot: Plot) => Building;

/** y of the ground that buildings stand on. */
export const GROUND = 80;
