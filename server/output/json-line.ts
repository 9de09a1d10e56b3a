import { escapeJsonControls } from "./escape-controls.ts";

/**
 * A value as one line of JSON, with its line feed. Characters that JSON leaves as they are, but that a terminal obeys or Node's
 * readline takes for ends of lines (C1, marks of direction, U+2028 and U+2029), are escaped.
 */
export function jsonLine(value: unknown): string {
  return `${escapeJsonControls(JSON.stringify(value))}\n`;
}
