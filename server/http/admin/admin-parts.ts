import type Router from "@koa/router";
import type { Logger } from "pino";
import type { SiteInfo } from "#contract/site";
import type { DataFolder } from "../../data-folder.ts";
import type { InBackground } from "../../in-background.ts";
import type { Jobs } from "../../jobs.ts";
import type { Sitemaps } from "../../sitemaps.ts";
import type { Store } from "../../store/store.ts";
import type { Uploads } from "../../uploads.ts";

/** What long work is done with. */
export interface WorkParts {
  folder: DataFolder;
  jobs: Jobs;
  uploads: Uploads;
  inBackground: InBackground;
  /** Resolves when what an earlier server left unfinished is settled; before, no long work may begin. Errors: AppError `storage`. */
  ready: () => Promise<void>;
}

/** What the routes of the admin area work with. */
export interface AdminParts extends WorkParts {
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
