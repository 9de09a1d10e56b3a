/** For tests: tables as text files. */

/** CSV by RFC 4180: each cell in quotes where it must be. */
export function csvText(rows: readonly (readonly string[])[], delimiter = ",", newline = "\n"): string {
  const cellText = (cell: string) =>
    /["\r\n]/.test(cell) || cell.includes(delimiter) || cell === "" ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((cells) => `${cells.map(cellText).join(delimiter)}${newline}`).join("");
}

/** UTF-16 with byte order mark; `isBigEndian`: the high byte first. */
export function utf16Bytes(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
}
