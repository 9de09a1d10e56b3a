/**
 * A value as one line of JSON, with its line feed. U+2028 and U+2029, which JSON leaves as they are and Node's readline takes
 * for ends of lines, are escaped.
 */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value).replace(/[\u2028\u2029]/g, (mark) => (mark === "\u2028" ? "\\u2028" : "\\u2029"))}\n`;
}
