import type Router from "@koa/router";
import type { Logger } from "pino";
import type { SiteInfo } from "#contract/site";
import type { JobServices } from "../../jobs/open-job-services.ts";
import type { Sitemaps } from "../../queries/sitemaps.ts";
import type { Store } from "../../store/store.ts";

/** What the routes of the admin area work with. */
export interface AdminParts extends JobServices {
  sitemaps: Sitemaps;
  store: Store;
  /** What cookies are signed with. */
  sessionSecret: () => Promise<string>;
  site: SiteInfo;
  now: () => Date;
  log: Logger;
}

/** Adds the routes of one noun to the router of the admin area; their paths begin after /api/admin. */
export type AddRoutes = (router: Router, parts: AdminParts) => void;
