import { queryOptions } from "@tanstack/react-query";
import type { Activity, Overview } from "#contract/admin-api";
import type { AttentionItem } from "#contract/attention/attention-item";
import type { BackupList } from "#contract/backups/backup-list";
import type { NearDuplicates, NoindexCounts, NoindexPages, SitemapStats } from "#contract/seo/site-health";
import { apiPath } from "../../api/api-path.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { adminJson } from "./admin-fetch.ts";

/** Number of entries of the recent activity, and of the whole log. */
const RECENT_ENTRIES = 8;
const ALL_ENTRIES = 100;
/** Number of cities to suggest. */
const MAX_CITIES = 20;

export const overviewQueries = {
  backups: queryOptions({ queryKey: ["admin/backups"], queryFn: () => adminJson<BackupList>("backups") }),
  attention: queryOptions({ queryKey: ["admin/attention"], queryFn: () => adminJson<AttentionItem[]>("attention") }),
  overview: queryOptions({ queryKey: ["admin/overview"], queryFn: () => adminJson<Overview>("overview") }),
  /** `isAll` includes sign-ins. */
  activity: (isAll: boolean) =>
    queryOptions({
      queryKey: ["admin/activity", isAll],
      queryFn: () =>
        adminJson<Activity[]>(
          isAll ? `activity?limit=${ALL_ENTRIES}` : `activity?limit=${RECENT_ENTRIES}&signIns=false`,
        ),
    }),
};

/** Queries of the public API. */
export const directoryQueries = {
  statistics: queryOptions({ queryKey: [apiPath.statistics], queryFn: fetchApi.statistics }),
  categories: queryOptions({ queryKey: [apiPath.categories], queryFn: fetchApi.categories }),
  countries: queryOptions({ queryKey: [apiPath.countries], queryFn: fetchApi.countries }),
  /** Cities that a typed text may mean, the largest first. */
  cities: (search: string) => {
    const query = { search, limit: MAX_CITIES, offset: 0 };
    return queryOptions({ queryKey: [apiPath.cities(query)], queryFn: () => fetchApi.cities(query) });
  },
  featuredCities: queryOptions({ queryKey: [apiPath.featuredCities], queryFn: fetchApi.featuredCities }),
};

/** Number of noindex pages on each page of their list. */
export const NOINDEX_PAGE_ENTRIES = 50;

/** Queries for sitemaps, pages that are not indexed, and near-duplicate texts. */
export const siteHealthQueries = {
  sitemaps: queryOptions({
    queryKey: ["admin/sitemap-stats"],
    queryFn: () => adminJson<SitemapStats>("sitemap-stats"),
  }),
  noindex: queryOptions({
    queryKey: ["admin/noindex-pages"],
    queryFn: () => adminJson<NoindexCounts>("noindex-pages"),
  }),
  /** `page` starts at 1. */
  noindexPages: (reason: string, page: number) =>
    queryOptions({
      queryKey: ["admin/noindex-pages", reason, page],
      queryFn: () => {
        const offset = String((page - 1) * NOINDEX_PAGE_ENTRIES);
        const query = new URLSearchParams({ reason, limit: String(NOINDEX_PAGE_ENTRIES), offset });
        return adminJson<NoindexPages>(`noindex-pages?${query}`);
      },
    }),
  nearDuplicates: queryOptions({
    queryKey: ["admin/near-duplicates"],
    queryFn: () => adminJson<NearDuplicates>("near-duplicates"),
  }),
};
