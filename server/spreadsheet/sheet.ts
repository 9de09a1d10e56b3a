export interface SheetRow {
  /** 1-based, as spreadsheet programs count. */
  number: number;
  /** Up to the last cell with content; "" for an empty one. */
  cells: string[];
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
