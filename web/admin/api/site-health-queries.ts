import { queryOptions } from "@tanstack/react-query";
import type { NearDuplicates, NoindexCounts, NoindexPages, SitemapStats } from "#contract/admin-api";
import { adminJson } from "./admin-fetch.ts";

/** Pages of one reason per list page. */
export const NOINDEX_PAGE_SIZE = 50;

/** Sitemaps, pages that are not indexed, and near-duplicate texts. */
export const siteHealthQueries = {
  sitemaps: queryOptions({
    queryKey: ["admin/sitemap-stats"],
    queryFn: () => adminJson<SitemapStats>("sitemap-stats"),
  }),
  noindex: queryOptions({
    queryKey: ["admin/noindex-pages"],
    queryFn: () => adminJson<NoindexCounts>("noindex-pages"),
  }),
  /** `page`: from 1. */
  noindexPages: (reason: string, page: number) =>
    queryOptions({
      queryKey: ["admin/noindex-pages", reason, page],
      queryFn: () => {
        const offset = String((page - 1) * NOINDEX_PAGE_SIZE);
        const query = new URLSearchParams({ reason, limit: String(NOINDEX_PAGE_SIZE), offset });
        return adminJson<NoindexPages>(`noindex-pages?${query}`);
      },
    }),
  nearDuplicates: queryOptions({
    queryKey: ["admin/near-duplicates"],
    queryFn: () => adminJson<NearDuplicates>("near-duplicates"),
  }),
};
