import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { ImportReport } from "#contract/import-report";
import { counted, exactCount } from "#domain/text/count-label";
import { jobQueries } from "../../api/job-api.ts";
import { overviewQueries } from "../../api/panel-queries.ts";
import button from "../../ui/button.module.css";
import { DownloadLink } from "../../ui/download-link.tsx";
import { fixRowsHref, leftOutHref } from "../import-sections.ts";
import { CountList } from "./count-list.tsx";
import { ImportNotes } from "./import-notes.tsx";
import styles from "./import-preview.module.css";
import { RowErrors } from "./row-errors.tsx";

export function ImportOutcome({ report }: { report: ImportReport }) {
  const { importId, rows, imported, updated, duplicatesSkipped, totalErrors, seconds } = report;
  const closed = useQuery(overviewQueries.overview).data?.closed ?? 0;
  const imports = useQuery(jobQueries.imports).data ?? [];
  const hasLeftOutValues = imports.some((entry) => entry.id === importId && entry.hasLeftOutValues);
  return (
    <div className={styles.preview}>
      <div>
        <h3>{report.files.join(", ")} has been imported</h3>
        <p className={styles.quiet}>
          {counted(rows, "row", "rows")} in {exactCount(Math.max(1, Math.round(seconds)))} s.{" "}
          <Link to="/admin-panel?tab=businesses">See the businesses</Link>
        </p>
        {closed > 0 && (
          <p className={styles.quiet}>
            Permanently closed businesses count here too; the dashboard and visitors’ lists leave them out.
          </p>
        )}
      </div>
      <CountList
        counts={[
          { label: "Imported", count: imported },
          { label: "Updated", count: updated },
          { label: "Duplicates skipped", count: duplicatesSkipped },
          { label: "Errors", count: totalErrors },
        ]}
      />
      <ImportNotes report={report} namesUnused />
      {importId !== null && totalErrors > 0 && (
        <p className={styles.buttons}>
          <Link className={button.main} to={fixRowsHref(importId)}>
            {totalErrors === 1 ? "Fix row" : "Fix rows"}
          </Link>
          <DownloadLink href={`/api/admin/imports/${importId}/rejects`} look="button">
            Download rejected rows
          </DownloadLink>
        </p>
      )}
      <RowErrors title="Rejected rows" errors={report.errors} total={totalErrors}>
        Fix them here. Or download them, fix the problem named in the last column, and import the file again.
      </RowErrors>
      <RowErrors title="Values skipped" errors={report.warnings} total={report.totalWarnings}>
        The businesses were imported without them.
        {importId !== null && hasLeftOutValues && (
          <>
            {" "}
            <Link to={leftOutHref(importId)}>Correct skipped values</Link>
          </>
        )}
      </RowErrors>
    </div>
  );
}
