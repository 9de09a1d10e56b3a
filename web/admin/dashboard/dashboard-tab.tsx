import { useQuery } from "@tanstack/react-query";
import { directoryQueries } from "../api/directory-queries.ts";
import { StatCard, StatCards } from "../parts/stat-card.tsx";
import { TabPage } from "../parts/tab-page.tsx";

/** What is in the directory, how good it is, and what was done last. */
export function DashboardTab() {
  const { data: statistics } = useQuery(directoryQueries.statistics);
  return (
    <TabPage title="Dashboard">
      <StatCards>
        <StatCard label="Total businesses" value={statistics?.totalBusinesses} />
        <StatCard label="Verified" value={statistics?.verifiedBusinesses} />
        <StatCard label="Categories" value={statistics?.categories} />
        <StatCard label="Cities" value={statistics?.totalCities} />
      </StatCards>
    </TabPage>
  );
}
