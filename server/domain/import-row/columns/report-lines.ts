import type { IdentitySource } from "#contract/import-columns";
import type { ImportReport } from "#contract/import-report";
import { counted } from "../../text/count-label.ts";

const IDENTITIES: Record<IdentitySource, string> = {
  google_id: "google_id",
  kgmid: "kgmid",
  cid: "cid",
  link: "the id in the maps link",
  name: "a key of name and place",
};

/** Says in which encoding a text was read that is not UTF-8. */
export function encodingLines({ encodings }: Pick<ImportReport, "encodings">): string[] {
  return encodings.length > 0 ? [`Read as ${encodings.join(" and ")}, by its letters: it is not UTF-8.`] : [];
}

/** Names the exporter of the columns; no line for files of no known exporter. */
export function exporterLines({ exporters }: Pick<ImportReport, "exporters">): string[] {
  return exporters.length > 0 ? [`The columns are those of ${exporters.join(" and ")}.`] : [];
}

/** Says what identifies rows without a place_id: a sentence for each source. */
export function identityLines({ identities }: Pick<ImportReport, "identities">): string[] {
  return identities.map(
    ({ source, rows }) => `${counted(rows, "row has", "rows have")} no place_id; identified by ${IDENTITIES[source]}.`,
  );
}
