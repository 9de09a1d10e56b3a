import { DownloadLink } from "../parts/download-link.tsx";
import { Section } from "../parts/tab-page.tsx";
import styles from "./format-guide.module.css";
import { IMPORT_COLUMNS } from "./import-columns-data.ts";

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
