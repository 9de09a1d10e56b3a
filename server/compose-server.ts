import type { RequestListener } from "node:http";
import { searchQuerySchema } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { createHandler } from "./http/app.ts";
import type { ConnectionObserver } from "./http/connection-observer.ts";
import { strictTransportSecurity } from "./http/middleware/security-headers.ts";
import { createMetrics } from "./http/operating/metrics.ts";
import { createRefusalLog } from "./http/operating/refusal-log.ts";
import { detectStalls } from "./http/operating/stall-detector.ts";
import { stateGauges } from "./http/operating/state-gauges.ts";
import type { PageRenderer } from "./http/routes/pages.ts";
import { createDailyBackup } from "./jobs/daily-backup.ts";
import { createJobQueue } from "./jobs/queue/job-queue.ts";
import { createSearchLog, type SearchLog } from "./jobs/search-log.ts";
import { shareUploads } from "./jobs/shared-uploads.ts";
import { createStartupRecovery } from "./jobs/startup-recovery.ts";
import { createTaskRunner } from "./jobs/task-runner.ts";
import { createUpkeep } from "./jobs/upkeep.ts";
import { createUploads } from "./jobs/uploads.ts";
import type { Services } from "./open-services.ts";
import { removeUsedFirstPassword } from "./operations/accounts/first-password.ts";
import { sessionSecret } from "./operations/accounts/session-secret.ts";
import { backupStatus } from "./operations/backups/backup-status.ts";
import { emptyOldBin } from "./operations/editing/empty-bin.ts";
import { indexNowKey } from "./operations/publishing/ping-index-now.ts";
import { createPageApi } from "./queries/public-api.ts";
import { createSitemaps } from "./queries/sitemaps.ts";
import type { PageRendererOptions } from "./render/render-page.ts";
import { createSocialCards } from "./render/social-cards.ts";
import type { SharedWork } from "./store/port/cluster.ts";

export interface ServerParts {
  handler: RequestListener;
  connections: ConnectionObserver;
  countUnhandledRejection: () => void;
  /** Never rejects; a failed step is logged, and retried before the first admin request. */
  recover(): Promise<void>;
  /** Takes over from servers that died: see `createStartupRecovery`. Never rejects. */
  takeOver(): Promise<void>;
  /** Loads the data that the first search would wait for; one of several servers is not ready before. Never rejects. */
  warmUp(): Promise<void>;
  /** Deletes abandoned uploads, and the file of the first password after its use. Never rejects. */
  sweepUploads(): Promise<void>;
  /** Marks imports that crashed, renews search keys, then merges index segments, if needed. Never rejects. */
  maintain(): Promise<void>;
  /** Makes the backup of the day when it is due. Never rejects. */
  backUpDaily(): Promise<void>;
  close(): Promise<void>;
}

export interface ComposeOptions {
  searchLog?: SearchLog;
  hasOtherServers?: () => boolean;
}

/** The composition root: creates every part of the server but the socket and the clock that drives the sweeps. */
export function composeServer(
  services: Services,
  site: SiteInfo,
  renderer: PageRenderer,
  { searchLog = openSearchLog(services), hasOtherServers = () => false }: ComposeOptions = {},
): ServerParts {
  const { config, folder, store, now, log } = services;
  const visitors = store.replicas?.visitors ?? store;
  const api = searchLog.watch(services.api);
  const tasks = createTaskRunner({ folder, config, log });
  const { runTask } = tasks;
  const jobs = createJobQueue({ store, folder, config, now, log });
  const ownUploads = createUploads({ folder, limitMb: config.limits.uploadMb, now, log });
  const uploads = store.cluster ? shareUploads(ownUploads, store.cluster.files, log) : ownUploads;
  const recovery = createStartupRecovery({ store, folder, jobs, uploads, runTask, hasOtherServers, log });
  const runUpkeep = createUpkeep({ store, runTask, now, log });
  const { days } = config.recycleBin;
  const clearOldBin = async () => {
    if (days === 0 || isClosing) return;
    await emptyOldBin({ store, actor: "server", now }, days).catch((error: unknown) =>
      log.warn({ err: error }, "the recycle bin could not be emptied"),
    );
  };
  const markCrashedImports = () =>
    store.imports
      .markInterrupted(undefined, now())
      .catch((error: unknown) => log.warn({ err: error }, "imports that crashed could not be marked"));
  /** If several servers share the store, one of them does the work for all. */
  const runOnOneServer = async (kind: SharedWork, work: () => Promise<void>): Promise<void> => {
    if (store.cluster === undefined) return work();
    await store.cluster
      .runExclusively(kind, work)
      .catch(logFailure(`the lock of ${kind} could not be taken or released`));
  };
  const logFailure = (what: string) => (error: unknown) => log.warn({ err: error }, what);
  const metrics = createMetrics({
    businesses: async () => (await visitors.directory.statistics()).totalBusinesses,
    replicas: store.replicas?.status,
    isJobRunning: () => jobs.isRunning(),
    gauges: stateGauges({
      dataFolder: folder.path,
      store,
      backups: () => backupStatus(store, config.backup, now()),
    }),
  });
  const stopStallDetection = detectStalls((ms) => {
    metrics.observeStall(ms / 1000);
    log.warn({ ms }, "the event loop stood still: requests had to wait");
  });
  const runDailyBackup = createDailyBackup({ store, folder, runTask, settings: config.backup, now, log });
  let upkeep = Promise.resolve();
  let dailyBackup = Promise.resolve();
  let warmUp = Promise.resolve();
  // No other server could serve in place of a single one.
  let isWarm = store.cluster === undefined;
  let takeOver = Promise.resolve();
  let isClosing = false;
  const handler = createHandler({
    folder,
    store,
    api,
    jobs,
    uploads,
    runTask,
    ready: recovery.ready,
    renderer,
    searchLog,
    cards: createSocialCards(),
    site,
    sitemaps: createSitemaps({ store: visitors, baseUrl: site.baseUrl }),
    backupSettings: config.backup,
    binDays: config.recycleBin.days,
    sessionSecret: () => sessionSecret(store, config.session.secret),
    indexNowKey: () => indexNowKey(store),
    isWarm: () => isWarm,
    trustProxy: config.server.trustProxy,
    pagesPerSecond: config.limits.pagesPerSecond,
    hstsSubdomains: config.server.hstsSubdomains,
    metrics,
    metricsToken: config.metrics.token,
    logRequests: config.log.requests,
    now,
    log,
  });
  const headers = strictTransportSecurity(site, config.server.hstsSubdomains);
  return {
    handler,
    connections: createRefusalLog({ metrics, log, isEnabled: config.log.requests }, headers),
    countUnhandledRejection: metrics.countUnhandledRejection,
    recover: () => recovery.run().catch((error: unknown) => log.error({ err: error }, "startup recovery failed")),
    takeOver() {
      if (!isClosing)
        takeOver = recovery.takeOver().catch(logFailure("jobs of servers that died could not be taken over"));
      return takeOver;
    },
    warmUp() {
      if (!isClosing) {
        warmUp = warmUpSearch(services).finally(() => {
          isWarm = true;
        });
      }
      return warmUp;
    },
    async sweepUploads() {
      await removeUsedFirstPassword(folder, store).catch(logFailure("the first password's file could not be checked"));
      await runOnOneServer("file-sweep", () => uploads.clearOld().catch(logFailure("upload sweep failed")));
    },
    maintain() {
      if (!isClosing) upkeep = runOnOneServer("upkeep", () => markCrashedImports().then(runUpkeep).then(clearOldBin));
      return upkeep;
    },
    backUpDaily() {
      if (!isClosing) dailyBackup = runOnOneServer("daily-backup", runDailyBackup);
      return dailyBackup;
    },
    async close() {
      isClosing = true;
      stopStallDetection();
      await Promise.all([jobs.close(), tasks.close(), recovery.settled(), takeOver, warmUp, upkeep, dailyBackup]);
    },
  };
}

async function warmUpSearch({ api, log }: Services): Promise<void> {
  try {
    await api.search(searchQuerySchema.parse({ q: "restaurant" }));
  } catch (error) {
    log.warn({ err: error }, "warm-up of the search failed");
  }
}

export function openSearchLog({ config, store, now, log }: Services): SearchLog {
  return createSearchLog({ store, isEnabled: config.searches.log, now, log });
}

/** React and the pages take longer to load than all the rest, so the first page loads them. */
export function createLazyPageRenderer(
  { store, now, log }: Services,
  site: SiteInfo,
  searchLog: SearchLog,
): PageRenderer {
  const visitors = store.replicas?.visitors ?? store;
  const onError: PageRendererOptions["onError"] = (error) => log.error({ err: error }, "page failed");
  let renderer: Promise<PageRenderer> | undefined;
  return {
    async render(location) {
      renderer ??= import("./render/render-page.ts").then(({ createPageRenderer }) =>
        createPageRenderer({ api: searchLog.watch(createPageApi({ store: visitors, now })), site, now, onError }),
      );
      return (await renderer).render(location);
    },
  };
}
