import type { HeaderMatch } from "../match-header.ts";

/** A fact about a column that only its values show, as a change of the header, with the sentence about it for the report. */
export interface SampledColumn {
  note: string;
  adapt(header: HeaderMatch): HeaderMatch;
}

export interface SampledRow {
  cells: readonly string[];
  header: HeaderMatch;
}
