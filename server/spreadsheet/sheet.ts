export interface SheetRow {
  /** 1-based, as spreadsheet programs count; of the record in JSON. */
  number: number;
  /** Up to the last cell with content; "" for an empty one. */
  cells: string[];
  /** The cells are the header of the rows that follow, in place of an earlier one: JSON records may bring new keys. */
  isHeader?: boolean;
  /** Why the row cannot be read, such as broken quotes; `value`: the text that shows it. */
  problem?: { value: string; reason: string };
}

export interface SheetChunk {
  rows: SheetRow[];
  /** Position in the file, at most `bytesTotal`. */
  bytesRead: number;
}

export interface Sheet {
  /** "" in a format without named sheets. */
  name: string;
  /** Each row has as many cells as the header; one that has not is broken (CSV). */
  hasFixedColumns?: boolean;
  /** Of a text that is not UTF-8 and names no encoding. */
  guessedEncoding?: string;
  bytesTotal: number;
  /** The rows with content, in chunks. Read them before requesting the next sheet, or not at all. */
  rows(): AsyncGenerator<SheetChunk>;
}
