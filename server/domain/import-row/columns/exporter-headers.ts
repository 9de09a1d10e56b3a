import type { ColumnName } from "./columns-data.ts";

/** The documented headers of one exporter: what its columns mean where that differs from any other file. */
export interface ExporterHeaders {
  /** As reports name it. */
  name: string;
  /** Where the headers come from, and whether and when that was read. */
  source: string;
  /** Headers that tell this exporter: all of one line. Names as in `columns`, separated by spaces. */
  signatures: readonly string[];
  /** The headers of each column, best first; a dot names a member of a JSON object. Other headers are read as in any file. */
  columns: Partial<Record<ColumnName, string>>;
  /** Headers that another file could mean otherwise, and that are not used here. */
  unused: string;
}
