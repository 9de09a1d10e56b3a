import type { DryRunReport } from "#contract/admin-api";
import { COUNTRY_NAMES } from "#domain/address/country-list-data";
import { likelyCountry } from "#domain/geography/file-country";
import { useStartJob } from "../../../jobs/use-start-job.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice.tsx";
import { SelectBox, type SelectOption } from "../../../ui/select-box.tsx";
import { type PreviewChoicesState, selectedCountry } from "../preview-choices.ts";
import styles from "./country-choice.module.css";
import { countryNote } from "./country-note.ts";
import { previewAgain } from "./preview-again.ts";

interface CountryChoiceProps extends PreviewChoicesState {
  report: DryRunReport;
}

/** Asks for the country of rows that name none. What most other rows prove is selected. */
export function CountryChoice({ report, choices, change }: CountryChoiceProps) {
  const selected = selectedCountry(choices, report);
  const preview = useStartJob("dry-run", () => previewAgain(report, { country: selected }));
  if (report.uploadId === null) return null;
  return (
    <div className={styles.choice}>
      <p className={styles.note}>{countryNote(report, selected)}</p>
      <span className={styles.label}>Country of this file</span>
      <div className={styles.select}>
        <SelectBox
          label="Country of this file"
          value={selected}
          options={countryOptions(report)}
          onChange={(country) => change({ country })}
        />
      </div>
      <Button disabled={preview.isBlocked || selected === (report.country ?? "")} onClick={() => preview.start()}>
        Preview again
      </Button>
      {preview.refusal !== undefined && (
        <ErrorNotice title="The file could not be read again">{preview.refusal}</ErrorNotice>
      )}
    </div>
  );
}

function countryOptions(report: DryRunReport): SelectOption[] {
  const likely = likelyCountry(report)?.country;
  const others = COUNTRY_NAMES.filter((name) => name !== likely).map(
    (name): SelectOption => ({ value: name, label: name }),
  );
  const first: SelectOption[] = likely === undefined ? [] : [{ value: likely, label: likely, note: "likely" }];
  return [{ value: "", label: "As each row says" }, ...first, ...others];
}
