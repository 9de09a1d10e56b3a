import { queryOptions } from "@tanstack/react-query";
import type { HeldBackCounts, HeldBackPages, NearDuplicates, SitemapStats } from "#contract/admin-api";
import { adminJson } from "./admin-fetch.ts";

/** Pages of one reason that are listed at a time. */
export const HELD_BACK_SHOWN = 50;

/** What search engines get to see of the directory. */
export const siteHealthQueries = {
  sitemaps: queryOptions({
    queryKey: ["admin/sitemap-stats"],
    queryFn: () => adminJson<SitemapStats>("sitemap-stats"),
  }),
  heldBack: queryOptions({
    queryKey: ["admin/held-back"],
    queryFn: () => adminJson<HeldBackCounts>("held-back"),
  }),
  /** `page`: from 1. */
  heldBackPages: (reason: string, page: number) =>
    queryOptions({
      queryKey: ["admin/held-back", reason, page],
      queryFn: () => {
        const offset = String((page - 1) * HELD_BACK_SHOWN);
        const query = new URLSearchParams({ reason, limit: String(HELD_BACK_SHOWN), offset });
        return adminJson<HeldBackPages>(`held-back?${query}`);
      },
    }),
  nearDuplicates: queryOptions({
    queryKey: ["admin/near-duplicates"],
    queryFn: () => adminJson<NearDuplicates>("near-duplicates"),
  }),
};
