import { useState } from "react";
import type { DryRunReport } from "#contract/admin-api";
import { COUNTRY_NAMES } from "#domain/address/country-list-data";
import { likelyCountry } from "#domain/geography/file-country";
import { countryLines } from "#domain/import-row/columns/report-lines";
import { countryInSentence } from "#domain/text/country-in-sentence";
import { useStartJob } from "../../../jobs/use-start-job.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice.tsx";
import { SelectBox, type SelectOption } from "../../../ui/select-box.tsx";
import styles from "./country-choice.module.css";
import { previewAgain } from "./preview-again.ts";

/** Offers a country for rows without one, that of most other rows first. Shown if there are such rows, or a country was chosen before. */
export function CountryChoice({ report }: { report: DryRunReport }) {
  const current = report.country ?? "";
  const [chosen, setChosen] = useState(current);
  const preview = useStartJob("dry-run", () => previewAgain(report, { country: chosen }));
  const hasUnknown = report.countries.some(({ country }) => country === "");
  if (report.uploadId === null || (!hasUnknown && current === "")) return null;
  return (
    <div className={styles.choice}>
      <p className={styles.note}>{noteOf(report)}</p>
      <span className={styles.label}>Country of this file</span>
      <div className={styles.select}>
        <SelectBox label="Country of this file" value={chosen} options={countryOptions(report)} onChange={setChosen} />
      </div>
      <Button disabled={preview.isBlocked || chosen === current} onClick={() => preview.start()}>
        Preview again
      </Button>
      {preview.refusal !== undefined && (
        <ErrorNotice title="The file could not be read again">{preview.refusal}</ErrorNotice>
      )}
    </div>
  );
}

function noteOf(report: DryRunReport): string {
  if (report.country !== null) return `Rows without a country are imported as ${countryInSentence(report.country)}.`;
  const [offer] = countryLines(report);
  return offer === undefined
    ? "Some rows have no country. If they are all in the same one, choose it here."
    : `${offer} If ${likelyCountry(report)?.unknownRows === 1 ? "it is" : "they are"} there too, choose it here.`;
}

function countryOptions(report: DryRunReport): SelectOption[] {
  const likely = likelyCountry(report)?.country;
  const others = COUNTRY_NAMES.filter((name) => name !== likely).map(
    (name): SelectOption => ({ value: name, label: name }),
  );
  const first: SelectOption[] = likely === undefined ? [] : [{ value: likely, label: likely, note: "likely" }];
  return [{ value: "", label: "Not set" }, ...first, ...others];
}
