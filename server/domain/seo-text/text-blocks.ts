/** A heading, a paragraph or a list in a plain text. */
export interface TextBlock {
  kind: "heading" | "paragraph" | "list";
  /** Items of a list, one a line. */
  text: string;
}

/** A longer line that ends with a colon is a sentence. */
const MAX_HEADING_CHARS = 60;
const ITEM_MARK = "- ";

/** Writes a heading of a plain text: a line of its own that ends with a colon, above its first paragraph or item. */
export function headingLine(heading: string): string {
  return `${heading}:`;
}

/** Writes an item of a list in a plain text. */
export function itemLine(item: string): string {
  return `${ITEM_MARK}${item}`;
}

/** Tells whether `textBlocks` reads the text back as a heading. */
export function fitsHeading(heading: string): boolean {
  return isHeadingLine(headingLine(heading));
}

/**
 * Divides a plain text into headings, paragraphs and lists. A heading is a short line that ends with a colon, has no other sentence mark, and
 * is followed by a paragraph or a list; it loses its colon. An item begins with a dash and a space. Blank lines are left out.
 */
export function textBlocks(text: string): TextBlock[] {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const blocks: TextBlock[] = [];
  for (const [index, line] of lines.entries()) {
    const [last, next] = [blocks.at(-1), lines[index + 1]];
    if (line.startsWith(ITEM_MARK)) {
      const item = line.slice(ITEM_MARK.length).trim();
      if (last?.kind === "list") last.text += `\n${item}`;
      else blocks.push({ kind: "list", text: item });
    } else if (isHeadingLine(line) && next !== undefined && !isHeadingLine(next))
      blocks.push({ kind: "heading", text: line.slice(0, -1) });
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

function isHeadingLine(line: string): boolean {
  return (
    line.length <= MAX_HEADING_CHARS &&
    line.endsWith(":") &&
    !/[.!?;:。]/.test(line.slice(0, -1)) &&
    line.length > 1 &&
    !line.startsWith(ITEM_MARK)
  );
}
