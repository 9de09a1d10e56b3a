import type { ReactNode } from "react";
import type { DryRunReport } from "#contract/admin-api";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { previewAgain } from "./choices/preview-again.ts";
import styles from "./import-preview.module.css";

interface StoppedImportProps {
  /** Report of the dry run before the import. */
  report: DryRunReport;
  file: string;
  /** Button to choose another file. */
  chooseButton: ReactNode;
}

/** Offers a new preview of a cancelled import, whose upload still exists, with the rows that remain. */
export function StoppedImport({ report, file, chooseButton }: StoppedImportProps) {
  const preview = useStartJob("dry-run", () => previewAgain(report, {}));
  return (
    <div className={styles.preview}>
      <div>
        <h3>Resume {file}</h3>
        <p className={styles.quiet}>
          What was imported so far is saved. Preview the file again to see what is left, then import it.
        </p>
      </div>
      {preview.refusal !== undefined && (
        <ErrorNotice title="The file could not be read again">{preview.refusal}</ErrorNotice>
      )}
      <div className={styles.buttons}>
        <Button look="main" disabled={preview.isBlocked || report.uploadId === null} onClick={() => preview.start()}>
          Preview the rest
        </Button>
        {chooseButton}
      </div>
    </div>
  );
}
