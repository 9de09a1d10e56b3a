export interface SheetRow {
  /** As the spreadsheet program numbers it: the first row is 1. */
  number: number;
  /** Up to the last one with content; "" for an empty cell. */
  cells: string[];
}

export interface SheetChunk {
  rows: SheetRow[];
  /** How far in the file this is, at most `bytesTotal`. */
  bytesRead: number;
}

export interface Sheet {
  name: string;
  bytesTotal: number;
  /** The rows with content, some at a time; to be read, or not, before the next sheet is asked for. */
  rows(): AsyncGenerator<SheetChunk>;
}
