/** A heading or a paragraph of a plain text. */
export interface TextBlock {
  kind: "heading" | "paragraph";
  text: string;
}

/** A longer line that ends with a colon is a sentence. */
const MAX_HEADING_CHARS = 60;

/** Writes a heading of a plain text: a line of its own that ends with a colon, above its first paragraph. */
export function headingLine(heading: string): string {
  return `${heading}:`;
}

/**
 * Divides a plain text into headings and paragraphs. A heading is a short line that ends with a colon, has no other sentence mark, and is
 * followed by a paragraph; it loses its colon. Blank lines are left out.
 */
export function textBlocks(text: string): TextBlock[] {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.map((line, index): TextBlock => {
    const next = lines[index + 1];
    const isHeading = isHeadingLine(line) && next !== undefined && !isHeadingLine(next);
    return isHeading ? { kind: "heading", text: line.slice(0, -1) } : { kind: "paragraph", text: line };
  });
}

function isHeadingLine(line: string): boolean {
  return (
    line.length <= MAX_HEADING_CHARS && line.endsWith(":") && !/[.!?;:。]/.test(line.slice(0, -1)) && line.length > 1
  );
}
