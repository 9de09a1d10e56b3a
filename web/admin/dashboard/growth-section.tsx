import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import type { Overview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { businessesHref } from "../businesses/businesses-address.ts";
import { Section } from "../parts/tab-page.tsx";
import { dayLabel } from "./day-label.ts";
import styles from "./growth-section.module.css";
import { SectionWait } from "./section-loading.tsx";

const GrowthChart = lazy(() => import("./growth-chart.tsx").then(({ GrowthChart }) => ({ default: GrowthChart })));

/** How the directory has grown, by the days on which businesses came. */
export function GrowthSection({ growth }: { growth: Overview["growth"] | undefined }) {
  return (
    <Section title="Growth">
      {growth ? <Growth growth={growth} /> : <SectionWait />}
      <Link className={styles.link} to={businessesHref({})}>
        Newest businesses
      </Link>
    </Section>
  );
}

function Growth({ growth }: { growth: Overview["growth"] }) {
  const [first] = growth;
  const last = growth.at(-1);
  if (first === undefined || last === undefined) return <p>No business has come yet.</p>;
  if (growth.length === 1) {
    return (
      <p>
        All {counted(first.total, "business", "businesses")} came on {dayLabel(first.date)}. A chart is drawn from the
        second day on which businesses come.
      </p>
    );
  }
  return (
    <>
      <p className={styles.summary}>
        {exactCount(last.total)} businesses; the last {counted(last.added, "business", "businesses")} came on{" "}
        {dayLabel(last.date)}.
      </p>
      <Suspense fallback={<SectionWait />}>
        <GrowthChart growth={growth} />
      </Suspense>
    </>
  );
}
