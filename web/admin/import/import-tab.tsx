import { useQuery } from "@tanstack/react-query";
import { jobQueries } from "../api/job-api.ts";
import { DangerZone } from "../danger-zone/danger-zone.tsx";
import { OwnFields } from "../own-fields/own-fields.tsx";
import { Rules } from "../rules/rules.tsx";
import { Searches } from "../searches/searches.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section, TabPage } from "../ui/tab-page.tsx";
import { FormatGuide } from "./format-guide.tsx";
import { ImportList } from "./import-list.tsx";
import { ImportSection } from "./import-section.tsx";
import styles from "./import-tab.module.css";
import { SeoGeneration } from "./seo-generation.tsx";

/** Shows import, own fields, rules, synonyms, SEO texts and deletion of all data. */
export function ImportTab() {
  return (
    <TabPage title="Import">
      <div className={styles.columns}>
        <div className={styles.column}>
          <ImportSection />
          <ImportHistory />
          <OwnFields />
          <Rules />
          <Searches />
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

function ImportHistory() {
  const query = useQuery(jobQueries.imports);
  if (query.data?.length === 0) return null;
  return (
    <Section
      leastRole="editor"
      title="Imports so far"
      intro="You can undo each import, with everything that it added and changed."
    >
      <QueryContent
        query={query}
        errorTitle="The imports could not be loaded"
        loading={<p aria-busy="true">Loading</p>}
      >
        {(imports) => <ImportList imports={imports} />}
      </QueryContent>
    </Section>
  );
}
