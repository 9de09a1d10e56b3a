/** Writes tables as text files. */

/** Formats CSV by RFC 4180: a cell is quoted only if necessary. */
export function csvText(rows: readonly (readonly string[])[], delimiter = ",", newline = "\n"): string {
  const cellText = (cell: string) =>
    /["\r\n]/.test(cell) || cell.includes(delimiter) || cell === "" ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((cells) => `${cells.map(cellText).join(delimiter)}${newline}`).join("");
}

/** Encodes UTF-16 with a byte order mark; `isBigEndian` puts the high byte first. */
export function utf16Bytes(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
}
