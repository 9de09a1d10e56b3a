import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { jobQueries } from "../api/job-api.ts";
import { OwnFields } from "../own-fields/own-fields.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { SegmentLinks } from "../ui/segments/segments.tsx";
import { Section, TabPage } from "../ui/tab-page.tsx";
import { FormatGuide } from "./format-guide.tsx";
import { ImportList } from "./import-list.tsx";
import { ImportSection } from "./import-section.tsx";
import {
  IMPORT_SECTIONS,
  type ImportSectionName,
  importHref,
  readCorrectedImport,
  readFixedImport,
  readImportSection,
} from "./import-sections.ts";
import styles from "./import-tab.module.css";
import { LeftOutValues } from "./left-out/left-out-values.tsx";
import { RejectedRows } from "./rejects/rejected-rows.tsx";
import { ScheduledFiles } from "./scheduled/scheduled-files.tsx";
import { SeoGeneration } from "./seo-generation.tsx";

const SECTIONS: Readonly<Record<ImportSectionName, ComponentType>> = {
  import: Imports,
  rules: lazy(async () => ({ default: (await import("../rules/rules.tsx")).NamesSection })),
  searches: lazy(async () => ({ default: (await import("../searches/searches.tsx")).Searches })),
  danger: lazy(async () => ({ default: (await import("../danger-zone/danger-zone.tsx")).DangerZone })),
};
const LINKS = IMPORT_SECTIONS.map((section) => ({ ...section, href: importHref(section.value) }));

/** Shows one section of the tab: imports, rules, searches, or the deletion of all data. */
export function ImportTab() {
  const [params] = useSearchParams();
  const section = readImportSection(params);
  const Content = SECTIONS[section];
  return (
    <TabPage title="Import" actions={<SegmentLinks label="Sections" segments={LINKS} value={section} />}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </TabPage>
  );
}

function Imports() {
  const [params] = useSearchParams();
  const fixedImport = readFixedImport(params);
  if (fixedImport !== undefined) return <RejectedRows key={fixedImport} importId={fixedImport} />;
  const correctedImport = readCorrectedImport(params);
  if (correctedImport !== undefined) return <LeftOutValues key={correctedImport} importId={correctedImport} />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ScheduledFiles />
        <ImportSection />
        <ImportHistory />
        <OwnFields />
      </div>
      <div className={styles.column}>
        <FormatGuide />
        <SeoGeneration />
      </div>
    </div>
  );
}

function ImportHistory() {
  const query = useQuery(jobQueries.imports);
  if (query.data?.length === 0) return null;
  return (
    <Section title="Past imports" intro="Undo removes what an import added and restores what it changed.">
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
