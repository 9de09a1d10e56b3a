import type { IdentitySource } from "#contract/import-columns";
import type { ImportReport } from "#contract/import-report";
import { likelyCountry } from "../../geography/file-country.ts";
import { counted } from "../../text/count-label.ts";
import { countryInSentence } from "../../text/country-in-sentence.ts";
import { joinList } from "../../text/join-list.ts";
import { TEXT_ENCODINGS } from "../encodings-data.ts";

/** A workbook can have hundreds of hidden sheets. */
const MAX_NAMED_SHEETS = 10;

const IDENTITIES: Record<IdentitySource, string> = {
  google_id: "google_id",
  kgmid: "kgmid",
  cid: "cid",
  link: "the ID in the maps link",
  name: "name and place",
};

/** Names in sentences: "Windows-1252", "Mac Roman". */
const ENCODING_NAMES = new Map(TEXT_ENCODINGS.map(({ name, label }) => [name, bracketed(label)]));
const encodingNames = (encodings: readonly string[]) => encodings.map((name) => ENCODING_NAMES.get(name) ?? name);

/** Returns the words in brackets at the end: "Western European (Mac Roman)" gives "Mac Roman". */
function bracketed(label: string): string {
  return label.endsWith(")") ? label.slice(label.lastIndexOf("(") + 1, -1) : label;
}

/** Says in which encoding a text was read that is not UTF-8. */
export function encodingLines({ encodings }: Pick<ImportReport, "encodings">): string[] {
  return encodings.length > 0
    ? [`The text is not UTF-8, so it was read as ${joinList(encodingNames(encodings))}.`]
    : [];
}

/** Says how many texts another program had read in the wrong encoding, with an example. */
export function decodedLines({ decodedTexts }: Pick<ImportReport, "decodedTexts">): string[] {
  if (decodedTexts === undefined) return [];
  const { values, encodings, example } = decodedTexts;
  const texts = counted(values, "text", "texts");
  return [
    `Another program had garbled ${texts} by reading UTF-8 as ${encodingNames(encodings).join(" or ")}; repaired, for example "${example.value}" to "${example.text}".`,
  ];
}

/** Names the hidden sheets, which are not imported. */
export function hiddenLines({ hiddenSheets }: Pick<ImportReport, "hiddenSheets">): string[] {
  return hiddenSheets === undefined ? [] : [hiddenSheetsLine(hiddenSheets)];
}

export function hiddenSheetsLine(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED_SHEETS).map((name) => `"${name}"`);
  const hiddenCount = names.length - shown.length;
  const list = joinList(hiddenCount > 0 ? [...shown, `${hiddenCount} more`] : shown);
  return names.length === 1
    ? `The hidden sheet ${list} was left out; unhide it to import it.`
    : `The hidden sheets ${list} were left out; unhide them to import them.`;
}

/** Names the exporter of the columns; no line for files of no known exporter. */
export function exporterLines({ exporters }: Pick<ImportReport, "exporters">): string[] {
  return exporters.length > 0 ? [`The columns are those of ${exporters.join(" and ")}.`] : [];
}

/** Says which columns are no ids, and which have the name of another. */
export function noteLines({ notes = [] }: Pick<ImportReport, "notes">): readonly string[] {
  return notes;
}

/** Says what identifies rows without a place_id: a sentence for each source. */
export function identityLines({ identities }: Pick<ImportReport, "identities">): string[] {
  return identities.map(
    ({ source, rows }) =>
      `${counted(rows, "row has", "rows have")} no Google place ID; ${rows === 1 ? "it is" : "they are"} matched by ${IDENTITIES[source]}.`,
  );
}

/** Says how many rows tell no country, if nearly all others tell one, which the administrator may choose for them. */
export function countryLines(report: Pick<ImportReport, "countries">): string[] {
  const likely = likelyCountry(report);
  if (likely === undefined) return [];
  const unknown = counted(likely.unknownRows, "row has no country", "rows have no country");
  const others = counted(likely.provenRows, "other is", "others are");
  return [`${unknown}; ${others} in ${countryInSentence(likely.country)}.`];
}
