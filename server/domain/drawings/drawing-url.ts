/** Version in the addresses of drawings, which browsers keep for a year. Raise it when any drawing changes. */
export const DRAWINGS_VERSION = 1;

/** A square, 16:9, or a street as wide as the window. */
export type DrawingFormat = "square" | "wide" | "street";

/** Returns the path of a drawing by its name in the API, such as "pizza-17". */
export function drawingUrl(name: string, format: DrawingFormat = "square"): string {
  return `/drawings/${DRAWINGS_VERSION}/${name}${format === "square" ? "" : `-${format}`}.svg`;
}
