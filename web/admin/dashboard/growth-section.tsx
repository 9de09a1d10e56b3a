import { useState } from "react";
import { Link } from "react-router-dom";
import type { Overview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { listedHref } from "../businesses/table-params.ts";
import { SegmentButtons } from "../ui/segments/segments.tsx";
import { Section } from "../ui/tab-page.tsx";
import { AddedChart } from "./added-chart.tsx";
import { addedPeriods, type ChartSpan } from "./added-periods.ts";
import { dayLabel } from "./day-label.ts";
import styles from "./growth-section.module.css";
import { SectionSkeleton } from "./section-skeleton.tsx";

const SPANS = [
  { value: "30-days", label: "30 days" },
  { value: "12-months", label: "12 months" },
] as const;

type Growth = Pick<Overview, "growth" | "months">;

export function GrowthSection({ overview }: { overview: Growth | undefined }) {
  return (
    <Section title="Businesses added">
      {overview ? <Added {...overview} /> : <SectionSkeleton />}
      <Link className={styles.link} to={listedHref({})}>
        Newest businesses
      </Link>
    </Section>
  );
}

function Added({ growth, months }: Growth) {
  const [now] = useState(() => Date.now());
  const [span, setSpan] = useState<ChartSpan>();
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
  const isRecent = addedPeriods({ growth, months }, "30-days", now).some(({ added }) => added > 0);
  const shownSpan = span ?? (isRecent ? "30-days" : "12-months");
  const periods = addedPeriods({ growth, months }, shownSpan, now);
  const total = periods.reduce((sum, { added }) => sum + added, 0);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.summary}>
          {exactCount(total)} in {shownSpan === "30-days" ? "30 days" : "12 months"}. Click a bar to see them.
        </p>
        <SegmentButtons label="Time span" segments={SPANS} value={shownSpan} onChange={setSpan} />
      </div>
      <AddedChart periods={periods} />
    </>
  );
}
