import { draw } from "#domain/drawings/draw";
import { parseDrawingName } from "#domain/drawings/drawing-name";

/** Draws a building by the name of its drawing, 16:9 and without a sky, since a card has its own. */
export function cardDrawing(name: string): string {
  const drawing = parseDrawingName(name);
  if (drawing === undefined) throw new Error(`There is no drawing ${name}`);
  return draw({ ...drawing, format: "wide" }, false);
}
