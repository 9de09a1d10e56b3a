import type Router from "@koa/router";
import type { Logger } from "pino";
import type { SiteInfo } from "#contract/site";
import type { Config, DataFolder } from "../../config/load-config.ts";
import type { JobQueue } from "../../jobs/queue/job-queue.ts";
import type { SearchLog } from "../../jobs/search-log.ts";
import type { RunTask } from "../../jobs/task-runner.ts";
import type { Uploads } from "../../jobs/uploads.ts";
import type { LiveSettings } from "../../operations/settings/live-settings.ts";
import type { Sitemaps } from "../../queries/sitemaps.ts";
import type { Store } from "../../store/store.ts";
import type { LoginMemory } from "./session/login-memory.ts";

/** Dependencies of the admin routes. */
export interface AdminParts {
  folder: DataFolder;
  jobs: JobQueue;
  uploads: Uploads;
  /** Runs a long read in a child process. */
  runTask: RunTask;
  /** Resolves once startup recovery is done. Errors: AppError `storage`. */
  ready: () => Promise<void>;
  searchLog: SearchLog;
  sitemaps: Sitemaps;
  store: Store;
  loginMemory: LoginMemory;
  /** Returns the key that signs cookies. */
  sessionSecret: () => Promise<string>;
  site: SiteInfo;
  /** The settings in force; a change of one makes new parts. */
  settings: LiveSettings;
  /** Port in use, for the default base URL. */
  port: number;
  backupSettings: Config["backup"];
  /** The setting `recycleBin.days`. */
  binDays: number;
  now: () => Date;
  log: Logger;
}

/** Adds the routes of one resource to the admin router. Paths are relative to /api/admin. */
export type AddRoutes = (router: Router, parts: AdminParts) => void;
