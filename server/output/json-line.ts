import { escapeJsonControls } from "./escape-controls.ts";

/**
 * Formats a value as one line of JSON, with its line feed. It escapes characters that JSON allows but that a terminal obeys or Node's
 * readline takes for ends of lines (C1, marks of direction, U+2028 and U+2029).
 */
export function jsonLine(value: unknown): string {
  return `${escapeJsonControls(JSON.stringify(value))}\n`;
}
