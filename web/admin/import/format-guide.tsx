import { type Column, DataTable } from "../parts/data-table.tsx";
import { DownloadLink } from "../parts/download-link.tsx";
import { Section } from "../parts/tab-page.tsx";
import styles from "./format-guide.module.css";
import { IMPORT_COLUMNS } from "./import-columns-data.ts";

type ImportColumn = (typeof IMPORT_COLUMNS)[number];

const COLUMNS: readonly Column<ImportColumn>[] = [
  { heading: "Column", cell: ({ name }) => <code>{name}</code>, isHeading: true },
  { heading: "Needed", cell: ({ need }) => <span data-need={need}>{need}</span> },
  { heading: "What it takes", cell: ({ takes }) => takes, className: styles.takes },
  { heading: "Example", cell: ({ example }) => <code>{example}</code>, className: styles.example },
];

/** What an import file looks like, with one to begin from. */
export function FormatGuide() {
  return (
    <Section title="Format guide">
      <p className={styles.intro}>
        The first row names the columns, in any order. place_id must be unique; duplicates are skipped. All sheets with
        these columns are read, and columns of other names are ignored.
      </p>
      <p className={styles.sample}>
        <DownloadLink href="/api/admin/sample-workbook" look="button">
          Download a sample workbook
        </DownloadLink>
      </p>
      <details className={styles.details}>
        <summary>The 13 columns</summary>
        <DataTable
          caption="Columns of an import file"
          columns={COLUMNS}
          rows={IMPORT_COLUMNS}
          keyOf={({ name }) => name}
        />
      </details>
    </Section>
  );
}
