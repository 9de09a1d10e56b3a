import type { ColumnName } from "./columns-data.ts";

/** The documented headers of one exporter, where their meaning differs from that in other files. */
export interface ExporterHeaders {
  /** Name in reports. */
  name: string;
  /** Source of the headers, and whether and when it was read. */
  source: string;
  /** Headers that identify this exporter: all of one line. Names as in `columns`, separated by spaces. */
  signatures: readonly string[];
  /** Headers of each column, best first; a dot names a member of a JSON object. Other headers are read as in any file. */
  columns: Partial<Record<ColumnName, string>>;
  /** Unused headers that could mean something else in other files. */
  unused: string;
}
