import { useQuery } from "@tanstack/react-query";
import { jobQueries } from "../api/job-api.ts";
import { DangerZone } from "../danger-zone/danger-zone.tsx";
import { LoadFailure } from "../parts/load-failure.tsx";
import { Section, TabPage } from "../parts/tab-page.tsx";
import { Rules } from "../rules/rules.tsx";
import { FormatGuide } from "./format-guide.tsx";
import { ImportFile } from "./import-file.tsx";
import { ImportList } from "./import-list.tsx";
import styles from "./import-tab.module.css";
import { SeoGeneration } from "./seo-generation.tsx";

/** Everything that changes many businesses at once. */
export function ImportTab() {
  return (
    <TabPage title="Import">
      <div className={styles.columns}>
        <div className={styles.column}>
          <ImportFile />
          <Imports />
          <Rules />
        </div>
        <div className={styles.column}>
          <FormatGuide />
          <SeoGeneration />
          <DangerZone />
        </div>
      </div>
    </TabPage>
  );
}

function Imports() {
  const { data: imports, error, refetch } = useQuery(jobQueries.imports);
  if (imports?.length === 0) return null;
  return (
    <Section title="Imports so far" intro="Each can be taken back whole, with everything it added and changed.">
      {imports ? (
        <ImportList imports={imports} />
      ) : error ? (
        <LoadFailure title="The imports could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <p aria-busy="true">Loading</p>
      )}
    </Section>
  );
}
