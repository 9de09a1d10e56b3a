import type { RequestListener } from "node:http";
import { hostname } from "node:os";
import { setFlagsFromString } from "node:v8";
import { searchQuerySchema } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { siteInfo } from "./config/load-config.ts";
import { createHandler } from "./http/app.ts";
import type { ConnectionObserver } from "./http/connection-observer.ts";
import { strictTransportSecurity } from "./http/middleware/security-headers.ts";
import { createMetrics } from "./http/operating/metrics.ts";
import { watchOtherServers } from "./http/operating/other-servers.ts";
import { createRefusalLog } from "./http/operating/refusal-log.ts";
import { detectStalls } from "./http/operating/stall-detector.ts";
import { stateGauges } from "./http/operating/state-gauges.ts";
import type { PageRenderer } from "./http/routes/pages.ts";
import { type ListenAddress, listen } from "./http/serve.ts";
import { createDailyBackup } from "./jobs/daily-backup.ts";
import { createJobQueue } from "./jobs/job-queue.ts";
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
import { takeServerSlot } from "./store/open-store.ts";
import type { SharedWork } from "./store/port/cluster.ts";

/** Interval of the sweep that deletes abandoned uploads. Milliseconds. */
const UPLOAD_SWEEP_INTERVAL_MS = 3_600_000;
/**
 * Interval of the check for outdated search keys (a restored backup has them), index segments to merge and the daily backup.
 * Milliseconds.
 */
const UPKEEP_INTERVAL_MS = 600_000;
/** Time from the start to the first daily backup, when the first visitors are served. Milliseconds. */
const FIRST_UPKEEP_MS = 60_000;
/** Interval in which counts of searches are written. Milliseconds. */
const SEARCH_LOG_INTERVAL_MS = 60_000;
/** Interval of the search for jobs with an expired lease: a third of a lease. Milliseconds. */
const TAKEOVER_INTERVAL_MS = 10_000;
/** Interval of the look for other servers on the same data folder. Milliseconds. */
const OTHER_SERVERS_INTERVAL_MS = 10_000;
/** Interval of the check whether another process replaced or migrated the database. Milliseconds. */
const SUPERSESSION_INTERVAL_MS = 1_000;

/**
 * Growth of the heap between two full garbage collections, in per cent of the live heap: V8's default, up to fourfold, keeps 100 MB of
 * garbage under load. No request is answered during a collection, and searches on PostgreSQL make more garbage; its server has no
 * page cache of a database, so that its heap may grow more.
 */
const HEAP_GROWTH = { sqlite: 20, postgres: 60 };

export interface RunningServer {
  url: string;
  /** Aborted when the database was replaced or migrated by another process: the services must be opened again. */
  superseded: AbortSignal;
  /** For `reportProcessFaults`. */
  countUnhandledRejection: () => void;
  /** Sentences about other servers on the data folder, which are in the log too. */
  warnings: readonly string[];
  /** Stops jobs and child processes, finishes open requests, and gives up on the rest after ten seconds. */
  close(): Promise<void>;
}

/** Opens the server: listens, then puts its parts together and starts the recovery. Errors: those of `listen`. */
export async function openServer(services: Services, address: ListenAddress): Promise<RunningServer> {
  const { url } = services.config.database;
  setFlagsFromString(`--heap-growing-percent=${url === null ? HEAP_GROWTH.sqlite : HEAP_GROWTH.postgres}`);
  const http = await listen(address, { isProxied: services.config.server.trustProxy });
  const site = siteInfo(services.config, http.port);
  const searchLog = openSearchLog(services);
  const server = composeServer(services, site, createLazyPageRenderer(services, site, searchLog), searchLog);
  http.handle(server.handler, server.connections);
  const inBackground = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => services.log.error({ err: error }, "background work failed"));
  };
  const keepUp = inBackground(() => server.maintain().then(server.backUpDaily));
  const sweeps = [
    setInterval(inBackground(server.sweepUploads), UPLOAD_SWEEP_INTERVAL_MS).unref(),
    setTimeout(keepUp, FIRST_UPKEEP_MS).unref(),
    setInterval(keepUp, UPKEEP_INTERVAL_MS).unref(),
    setInterval(inBackground(searchLog.flush), SEARCH_LOG_INTERVAL_MS).unref(),
  ];
  if (services.store.cluster !== undefined) {
    sweeps.push(setInterval(inBackground(server.takeOver), TAKEOVER_INTERVAL_MS).unref());
  }
  const others = services.store.cluster === undefined ? findOtherServers(services, http.url) : undefined;
  if (others !== undefined) sweeps.push(setInterval(others.check, OTHER_SERVERS_INTERVAL_MS).unref());
  const superseded = new AbortController();
  let isCheckingSupersession = false;
  /** One at a time: while the database does not answer, more checks would take all of its connections. */
  const checkSupersession = async () => {
    if (isCheckingSupersession) return;
    isCheckingSupersession = true;
    // a check that fails is repeated in a second
    const reason = await services.store.maintenance.supersession().catch(() => undefined);
    isCheckingSupersession = false;
    if (reason !== undefined) superseded.abort(reason);
  };
  sweeps.push(setInterval(inBackground(checkSupersession), SUPERSESSION_INTERVAL_MS).unref());
  inBackground(() => server.recover().then(server.warmUp).then(server.maintain))();
  return {
    url: http.url,
    superseded: superseded.signal,
    countUnhandledRejection: server.countUnhandledRejection,
    warnings: others?.warnings ?? [],
    async close() {
      for (const sweep of sweeps) clearInterval(sweep);
      // a server that takes over is not told of one that finishes its last requests
      others?.release();
      await Promise.all([server.close(), http.close()]);
      await searchLog.flush();
    },
  };
}

/** Servers that share a PostgreSQL database know of each other by it. */
function findOtherServers({ folder, log }: Services, url: string) {
  const server = { pid: process.pid, host: hostname(), url, startedAt: new Date().toISOString() };
  return watchOtherServers({ takeSlot: () => takeServerSlot(folder.database, server), folder: folder.path, log });
}

export interface ServerParts {
  handler: RequestListener;
  connections: ConnectionObserver;
  countUnhandledRejection: () => void;
  /** Never rejects; what fails is logged, and repeated before the first admin request. */
  recover(): Promise<void>;
  /** Takes over from servers that died: see `createStartupRecovery`. Never rejects. */
  takeOver(): Promise<void>;
  /** Loads what the first search would wait for; one of several servers is not ready before. Never rejects. */
  warmUp(): Promise<void>;
  /** Deletes abandoned uploads, and the file of the first password once that was used. Never rejects. */
  sweepUploads(): Promise<void>;
  /** Marks imports that crashed, renews search keys, then merges index segments, where needed. Never rejects. */
  maintain(): Promise<void>;
  /** Makes the backup of the day when it is due. Never rejects. */
  backUpDaily(): Promise<void>;
  close(): Promise<void>;
}

/** The composition root: everything that the server consists of, but the socket and the clock that drives the sweeps. */
export function composeServer(
  services: Services,
  site: SiteInfo,
  renderer: PageRenderer,
  searchLog = openSearchLog(services),
): ServerParts {
  const { config, folder, store, now, log } = services;
  const visitors = store.replicas?.visitors ?? store;
  const api = searchLog.watch(services.api);
  const tasks = createTaskRunner({ folder, config, log });
  const { runTask } = tasks;
  const jobs = createJobQueue({ store, folder, config, now, log });
  const ownUploads = createUploads({ folder, limitMb: config.limits.uploadMb, now, log });
  const uploads = store.cluster ? shareUploads(ownUploads, store.cluster.files, log) : ownUploads;
  const recovery = createStartupRecovery({ store, folder, jobs, uploads, runTask, log });
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
  // a single server has nobody who could serve in its place
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

function openSearchLog({ config, store, now, log }: Services): SearchLog {
  return createSearchLog({ store, isEnabled: config.searches.log, now, log });
}

/** React and the pages take longer to load than all the rest, so the first page loads them. */
function createLazyPageRenderer({ store, now, log }: Services, site: SiteInfo, searchLog: SearchLog): PageRenderer {
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
