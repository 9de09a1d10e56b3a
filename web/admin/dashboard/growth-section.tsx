import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import type { Overview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { listedHref } from "../businesses/table-params.ts";
import { Section } from "../ui/tab-page.tsx";
import { dayLabel } from "./day-label.ts";
import styles from "./growth-section.module.css";
import { SectionSkeleton } from "./section-skeleton.tsx";

const GrowthChart = lazy(async () => ({
  default: (await importOrReload(() => import("./growth-chart.tsx"))).GrowthChart,
}));

export function GrowthSection({ growth }: { growth: Overview["growth"] | undefined }) {
  return (
    <Section title="Growth">
      {growth ? <Growth growth={growth} /> : <SectionSkeleton />}
      <Link className={styles.link} to={listedHref({})}>
        Newest businesses
      </Link>
    </Section>
  );
}

function Growth({ growth }: { growth: Overview["growth"] }) {
  const [first] = growth;
  const last = growth.at(-1);
  if (first === undefined || last === undefined) return <p>There are no businesses yet.</p>;
  if (growth.length === 1) {
    return (
      <p>
        All {counted(first.total, "business", "businesses")} were added on {dayLabel(first.date)}. You see a chart here
        when more are added on another day.
      </p>
    );
  }
  return (
    <>
      <p className={styles.summary}>
        {exactCount(last.total)} businesses. The last {counted(last.added, "was", "were")} added on{" "}
        {dayLabel(last.date)}.
      </p>
      <Suspense fallback={<SectionSkeleton />}>
        <GrowthChart growth={growth} />
      </Suspense>
    </>
  );
}

const RELOADED_BUILD = "admin-reloaded-build";

/**
 * Imports a chunk. One that an upgrade of the server removed makes the page reload, once per build. Errors: as the import.
 */
async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // The URL of the running script has a content hash, which identifies the build.
    if (sessionStorage.getItem(RELOADED_BUILD) === import.meta.url) throw error;
    sessionStorage.setItem(RELOADED_BUILD, import.meta.url);
    window.location.reload();
    return new Promise(() => {});
  }
}
