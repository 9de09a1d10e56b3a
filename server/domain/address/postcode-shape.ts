import { POSTCODE_FORMATS } from "./address-formats-data.ts";

const shapes = new Map<string, RegExp>();

/** Tells whether a text is a postcode in the form of its country, perhaps after a country code as in "D-80331". `code` is ISO alpha-2. */
export function hasPostcodeShape(code: string, text: string): boolean {
  const format = POSTCODE_FORMATS[code];
  if (format === undefined) return false;
  let shape = shapes.get(code);
  if (shape === undefined) {
    shape = new RegExp(`^(?:[A-Z]{1,3}-)?(?:${format.shape})$`, "iu");
    shapes.set(code, shape);
  }
  return shape.test(text);
}
