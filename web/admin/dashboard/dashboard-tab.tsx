import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Overview } from "#contract/admin-api";
import type { CategorySummary, Statistics } from "#contract/business";
import { exactCount } from "#domain/text/count-label";
import { directoryQueries, overviewQueries } from "../api/panel-queries.ts";
import { businessesHref, listedHref } from "../businesses/table-params.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { TabPage } from "../ui/tab-page.tsx";
import { addedInLastDays } from "./added-periods.ts";
import { AttentionSection } from "./attention/attention-section.tsx";
import { BackupAlert } from "./backup-alert.tsx";
import styles from "./dashboard-tab.module.css";
import { FeaturedCitiesNotice } from "./featured-cities-notice.tsx";
import { FirstSteps } from "./first-steps/first-steps.tsx";
import { GrowthSection } from "./growth-section.tsx";
import { percent } from "./percent.ts";
import { QualitySection } from "./quality-section.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { CategoriesSection, CitiesSection } from "./top-sections.tsx";

/** Shows what needs the administrator, statistics, activity, data quality and growth; each figure links to its businesses. */
export function DashboardTab() {
  const { data: statistics, error, refetch } = useQuery(directoryQueries.statistics);
  const overview = useQuery(overviewQueries.overview);
  const categories = useQuery(directoryQueries.categories);
  const [now] = useState(() => Date.now());
  return (
    <TabPage title="Dashboard">
      <FirstSteps />
      <BackupAlert />
      <AttentionSection />
      <FeaturedCitiesNotice />
      {error ? (
        <LoadFailure title="The figures could not be loaded" query={{ error, refetch }} />
      ) : (
        <StatCards>
          <StatCard
            label="Total Businesses"
            value={statistics?.totalBusinesses}
            href={listedHref({})}
            {...noteOf(businessesNote(overview.data, now))}
          />
          <StatCard
            label="Verified"
            value={statistics?.verifiedBusinesses}
            href={businessesHref({ status: "verified" })}
            {...noteOf(verifiedNote(statistics))}
          />
          <StatCard label="Categories" value={statistics?.categories} {...noteOf(otherNote(categories.data))} />
          <StatCard label="Cities" value={statistics?.totalCities} />
        </StatCards>
      )}
      {overview.error && <LoadFailure title="The charts could not be loaded" query={overview} />}
      <div className={styles.sections}>
        <RecentActivity />
        {!overview.error && <QualitySection quality={overview.data?.quality} />}
        {!overview.error && <GrowthSection overview={overview.data} />}
        <CategoriesSection />
        {!overview.error && <CitiesSection cities={overview.data?.cities} />}
      </div>
    </TabPage>
  );
}

function noteOf(note: string | undefined) {
  return note === undefined ? {} : { note };
}

function businessesNote(overview: Overview | undefined, now: number): string | undefined {
  if (overview === undefined) return undefined;
  const added = addedInLastDays(overview.growth, now);
  const notes = [
    ...(added === 0 ? [] : [`+${exactCount(added)} in 30 days`]),
    ...(overview.closed === 0 ? [] : [`without ${exactCount(overview.closed)} permanently closed`]),
  ];
  return notes.length === 0 ? undefined : notes.join(" · ");
}

function verifiedNote(statistics: Statistics | undefined): string | undefined {
  if (statistics === undefined || statistics.totalBusinesses === 0) return undefined;
  return `${percent(statistics.verifiedBusinesses / statistics.totalBusinesses)} of all`;
}

function otherNote(categories: readonly CategorySummary[] | undefined): string | undefined {
  const count = categories?.filter(({ group }) => group === "other").length ?? 0;
  return count === 0 ? undefined : `${exactCount(count)} in “Other”`;
}
