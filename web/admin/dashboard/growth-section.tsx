import { Link } from "react-router-dom";
import type { Overview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { listedHref } from "../businesses/table-params.ts";
import { Section } from "../ui/tab-page.tsx";
import { dayLabel } from "./day-label.ts";
import { GrowthChart } from "./growth-chart.tsx";
import styles from "./growth-section.module.css";
import { SectionSkeleton } from "./section-skeleton.tsx";

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
  const lastDay = growth.at(-1);
  if (first === undefined || lastDay === undefined) return <p>There are no businesses yet.</p>;
  if (growth.length === 1) {
    return (
      <p>
        All {counted(first.total, "business", "businesses")} were added on {dayLabel(first.date)}. A chart appears once
        businesses are added on another day.
      </p>
    );
  }
  return (
    <>
      <p className={styles.summary}>
        {exactCount(lastDay.total)} businesses. The last {counted(lastDay.added, "was", "were")} added on{" "}
        {dayLabel(lastDay.date)}.
      </p>
      <GrowthChart growth={growth} />
    </>
  );
}
