export interface SheetRow {
  /** 1-based, as spreadsheet programs count; of the record in JSON. */
  number: number;
  /** Up to the last cell with content; "" for an empty one. */
  cells: string[];
  /** The cells are the header of the rows that follow, in place of an earlier one: JSON records may bring new keys. */
  isHeader?: boolean;
}

export interface SheetChunk {
  rows: SheetRow[];
  /** Position in the file, at most `bytesTotal`. */
  bytesRead: number;
}

export interface Sheet {
  name: string;
  bytesTotal: number;
  /** The rows with content, in chunks. Read them before requesting the next sheet, or not at all. */
  rows(): AsyncGenerator<SheetChunk>;
}
