export interface SheetRow {
  /** 1-based row number, as spreadsheet programs count; in JSON, the record's number. */
  number: number;
  /** Cells up to the last one with content; "" for an empty one. */
  cells: string[];
  /** The cells are the header of the rows that follow, in place of an earlier one: JSON records may bring new keys. */
  isHeader?: boolean;
  /** Reason why the row cannot be read, such as broken quotes; `value` is the text that shows it. */
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
  /** The sheet is hidden in the spreadsheet program. */
  isHidden?: boolean;
  /** Tells whether each row must have as many cells as the header, as in CSV; other rows are malformed. */
  hasFixedColumns?: boolean;
  /** Encoding guessed for a text that is not UTF-8 and names no encoding. */
  guessedEncoding?: string;
  bytesTotal: number;
  /** Yields the rows with content, in chunks. Read them before requesting the next sheet, or not at all. */
  rows(): AsyncGenerator<SheetChunk>;
}
