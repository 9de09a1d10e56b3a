import { useQuery } from "@tanstack/react-query";
import { directoryQueries, overviewQueries } from "../api/panel-queries.ts";
import { businessesHref, listedHref } from "../businesses/table-params.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { TabPage } from "../ui/tab-page.tsx";
import { BackupAlert } from "./backup-alert.tsx";
import styles from "./dashboard-tab.module.css";
import { FeaturedCitiesNotice } from "./featured-cities-notice.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { GrowthSection } from "./growth-section.tsx";
import { QualitySection } from "./quality-section.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { CategoriesSection, CitiesSection } from "./top-sections.tsx";

/** Shows statistics, activity, data quality and growth; each figure links to its businesses. */
export function DashboardTab() {
  const { data: statistics, error, refetch } = useQuery(directoryQueries.statistics);
  const overview = useQuery(overviewQueries.overview);
  return (
    <TabPage title="Dashboard">
      <FirstSteps />
      <BackupAlert />
      <FeaturedCitiesNotice />
      {error ? (
        <LoadFailure title="The figures could not be loaded" query={{ error, refetch }} />
      ) : (
        <StatCards>
          <StatCard label="Total Businesses" value={statistics?.totalBusinesses} href={listedHref({})} />
          <StatCard
            label="Verified"
            value={statistics?.verifiedBusinesses}
            href={businessesHref({ status: "verified" })}
          />
          <StatCard label="Categories" value={statistics?.categories} />
          <StatCard label="Cities" value={statistics?.totalCities} />
        </StatCards>
      )}
      {overview.error && <LoadFailure title="The charts could not be loaded" query={overview} />}
      <div className={styles.sections}>
        <RecentActivity />
        {!overview.error && <QualitySection quality={overview.data?.quality} />}
        {!overview.error && <GrowthSection growth={overview.data?.growth} />}
        <CategoriesSection />
        {!overview.error && <CitiesSection cities={overview.data?.cities} />}
      </div>
    </TabPage>
  );
}
