import type Router from "@koa/router";
import type { Logger } from "pino";
import type { SiteInfo } from "#contract/site";
import type { JobServices } from "../../jobs/open-job-services.ts";
import type { Sitemaps } from "../../queries/sitemaps.ts";
import type { Store } from "../../store/store.ts";

/** Dependencies of the admin routes. */
export interface AdminParts extends JobServices {
  sitemaps: Sitemaps;
  store: Store;
  /** The key that signs cookies. */
  sessionSecret: () => Promise<string>;
  site: SiteInfo;
  now: () => Date;
  log: Logger;
}

/** Adds the routes of one noun to the admin router. Paths are relative to /api/admin. */
export type AddRoutes = (router: Router, parts: AdminParts) => void;
