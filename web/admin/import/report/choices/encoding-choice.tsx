import { useState } from "react";
import type { DryRunReport } from "#contract/admin-api";
import { TEXT_ENCODINGS } from "#domain/import-row/encodings-data";
import { useStartJob } from "../../../jobs/use-start-job.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice.tsx";
import { SelectBox, type SelectOption } from "../../../ui/select-box.tsx";
import styles from "./encoding-choice.module.css";
import { previewAgain } from "./preview-again.ts";

/** Offers to read the file again in another encoding. Likely encodings come first; none is selected if the file's encoding is unknown. */
export function EncodingChoice({ report }: { report: DryRunReport }) {
  const { uploadId, encoding, encodings, encodingChoices } = report;
  const current = encoding ?? encodings[0] ?? "";
  const [chosen, setChosen] = useState(current);
  const preview = useStartJob("dry-run", () => previewAgain(report, { encoding: chosen }));
  if (uploadId === null) return null;
  return (
    <div className={styles.choice}>
      <span className={styles.label}>Encoding</span>
      <div className={styles.select}>
        <SelectBox
          label="Encoding"
          value={chosen}
          options={encodingOptions(encodingChoices, current)}
          onChange={setChosen}
        />
      </div>
      <Button
        look={current === "" ? "main" : "button"}
        disabled={preview.isBlocked || chosen === current}
        onClick={() => preview.start()}
      >
        Preview again
      </Button>
      {preview.refusal !== undefined && (
        <ErrorNotice title="The file could not be read again">{preview.refusal}</ErrorNotice>
      )}
    </div>
  );
}

function encodingOptions(likeliest: readonly string[], current: string): SelectOption[] {
  const options = TEXT_ENCODINGS.map(({ name, label }): SelectOption => ({ value: name, label }));
  const rank = ({ value }: SelectOption) => (likeliest.includes(value) ? likeliest.indexOf(value) : likeliest.length);
  const sorted = options
    .toSorted((a, b) => rank(a) - rank(b))
    .map((option) => (likeliest.includes(option.value) ? { ...option, note: "likely" } : option));
  return current === "" ? [{ value: "", label: "Choose the encoding" }, ...sorted] : sorted;
}
