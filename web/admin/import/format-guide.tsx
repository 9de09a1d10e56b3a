import { DownloadLink } from "../ui/download-link.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./format-guide.module.css";
import { IMPORT_COLUMNS } from "./import-columns-data.ts";

/** Describes the import format and offers a sample workbook. */
export function FormatGuide() {
  return (
    <Section
      title="Format guide"
      intro="The first row names the columns, in any order. place_id must be unique; duplicates are skipped. All sheets with these columns are read. Exports from other services work too; you can match their columns in the preview."
    >
      <p className={styles.sample}>
        <DownloadLink href="/api/admin/sample-workbook" look="button">
          Download sample
        </DownloadLink>
      </p>
      <details className={styles.details}>
        <summary>The {IMPORT_COLUMNS.length} columns</summary>
        <dl className={styles.list}>
          {IMPORT_COLUMNS.map(({ name, need, takes, example }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> {need !== "" && <span data-need={need}>{need}</span>}
              </dt>
              <dd>{takes}</dd>
              <dd className={styles.example}>
                <code>{example}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
