import type { DryRunReport } from "#contract/admin-api";
import { likelyCountry } from "#domain/geography/file-country";
import { countryLines } from "#domain/import-row/columns/report-lines";
import { countryInSentence } from "#domain/text/country-in-sentence";

/** Says what the rows prove, and what becomes of those without a country if `selected` stays ("": nothing is assumed). */
export function countryNote(report: DryRunReport, selected: string): string {
  const hasUnknown = report.countries.some(({ country }) => country === "");
  if (selected !== "" && (report.country !== null || !hasUnknown))
    return `Rows without a country are imported as ${countryInSentence(selected)}.`;
  if (report.countries.length === 0) return "If the rows do not name their country, choose it here.";
  if (!hasUnknown)
    return "Every row tells its country, by name, state, ZIP code or phone, so you need not choose one here.";
  const [offer = "Some rows have no country."] = countryLines(report);
  if (selected === "") return `${offer} If they are all in the same one, choose it here.`;
  const likely = likelyCountry(report);
  const subject = likely?.unknownRows === 1 ? "It is" : "They are";
  const end = selected === likely?.country ? ", unless you choose otherwise" : "";
  return `${offer} ${subject} imported as ${countryInSentence(selected)}${end}.`;
}
