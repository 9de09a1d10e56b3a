import type { RequestListener } from "node:http";
import type { SiteInfo } from "#contract/site";
import { siteInfo } from "./config/load-config.ts";
import { createLoginMemory } from "./http/admin/session/login-memory.ts";
import { createHandler } from "./http/app.ts";
import type { ConnectionObserver } from "./http/connection-observer.ts";
import { strictTransportSecurity } from "./http/middleware/security-headers.ts";
import { createMetrics, type Metrics } from "./http/operating/metrics.ts";
import { createRefusalLog } from "./http/operating/refusal-log.ts";
import { detectStalls } from "./http/operating/stall-detector.ts";
import { stateGauges } from "./http/operating/state-gauges.ts";
import { createNetworkLimit } from "./http/overload/network-limit.ts";
import type { ListFeeds } from "./http/routes/machines/feeds.ts";
import type { PageRenderer } from "./http/routes/pages.ts";
import { type BackgroundWork, createBackgroundWork } from "./jobs/background-work.ts";
import { createMapSync } from "./jobs/map-sync.ts";
import { createJobQueue, type JobQueue } from "./jobs/queue/job-queue.ts";
import { createScheduledImports } from "./jobs/scheduled/scheduled-imports.ts";
import { createSearchLog, type SearchLog } from "./jobs/search-log.ts";
import { shareUploads } from "./jobs/shared-uploads.ts";
import { createStartupRecovery } from "./jobs/startup-recovery.ts";
import { createTaskRunner } from "./jobs/task-runner.ts";
import { createUploads } from "./jobs/uploads.ts";
import { mapFile, type Services } from "./open-services.ts";
import { sessionSecret } from "./operations/accounts/session-secret.ts";
import { backupStatus } from "./operations/backups/backup-status.ts";
import { indexNowKey } from "./operations/publishing/ping-index-now.ts";
import { createListNews } from "./queries/list-news.ts";
import { createPageApi } from "./queries/public-api.ts";
import { createSearcher } from "./queries/search/create-searcher.ts";
import { createSitemaps, type Sitemaps } from "./queries/sitemaps.ts";
import type { PageRendererOptions } from "./render/render-page.ts";
import { createSocialCards } from "./render/social-cards.ts";
import type { Store } from "./store/store.ts";

export interface ServerParts extends BackgroundWork {
  handler: RequestListener;
  connections: ConnectionObserver;
  countUnhandledRejection: () => void;
}

export interface ComposeOptions {
  /** Port in use, for the default base URL. */
  port: number;
  searchLog?: SearchLog;
  hasOtherServers?: () => boolean;
  createRenderer?: (services: Services, site: SiteInfo, searchLog: SearchLog) => PageRenderer;
}

/** The composition root: creates every part of the server but the socket and the clock that drives the sweeps. */
export function composeServer(
  services: Services,
  {
    port,
    searchLog = openSearchLog(services),
    hasOtherServers = () => false,
    createRenderer = createLazyPageRenderer,
  }: ComposeOptions,
): ServerParts {
  const { config, settings, folder, store, now, log } = services;
  const api = searchLog.watch(services.api);
  const tasks = createTaskRunner({ folder, config, log });
  const { runTask } = tasks;
  const jobs = createJobQueue({ store, folder, config, now, log });
  const pinnedIds = async () =>
    new Set((await store.scheduledFiles.list()).flatMap(({ uploadId }) => (uploadId === null ? [] : [uploadId])));
  const ownUploads = createUploads({ folder, limitMb: config.limits.uploadMb, pinnedIds, now, log });
  const uploads = store.cluster ? shareUploads(ownUploads, store.cluster.files, log, pinnedIds) : ownUploads;
  const schedule = createScheduledImports({ ...services, uploads, jobs });
  const recovery = createStartupRecovery({ store, folder, jobs, uploads, runTask, hasOtherServers, log });
  const syncMap = createMapSync({ ...services, file: mapFile(services) });
  const background = createBackgroundWork({ ...services, recovery, uploads, runTask, syncMap, schedule });
  const metrics = openMetrics(services, jobs);
  const stopStallDetection = detectStalls((ms) => {
    metrics.observeStall(ms / 1000);
    log.warn({ ms }, "the event loop stood still: requests had to wait");
  });
  const cards = createSocialCards();
  const sitemapsOf = createSitemapsPerBaseUrl(store);
  const { hstsSubdomains } = config.server;
  const secret = () => sessionSecret(store, config.session.secret);
  // Counts of clients outlive changes of settings.
  const loginMemory = createLoginMemory(store, secret, now);
  const networkLimit = createNetworkLimit({
    perSecond: config.limits.pagesPerSecond,
    onLimit: (client) => log.warn(client, "a network asks for too many pages: some requests are answered with 429"),
  });

  /** Creates what depends on settings of the panel. Each change of one makes a new response cache too. */
  function openSite() {
    const { config: currentConfig } = settings;
    const site = siteInfo(currentConfig, port);
    const handler = createHandler({
      folder,
      store,
      api,
      jobs,
      uploads,
      runTask,
      ready: recovery.ready,
      renderer: createRenderer(services, site, searchLog),
      searchLog,
      cards,
      feeds: createLazyFeeds(services, site),
      site,
      settings,
      port,
      sitemaps: sitemapsOf(site.baseUrl),
      backupSettings: currentConfig.backup,
      binDays: currentConfig.recycleBin.days,
      sessionSecret: secret,
      indexNowKey: () => indexNowKey(store),
      isWarm: background.isWarm,
      currentMap: services.currentMap,
      trustProxy: config.server.trustProxy,
      networkLimit,
      loginMemory,
      hstsSubdomains,
      panelNetworks: config.panel.networks,
      metrics,
      metricsToken: config.metrics.token,
      logRequests: config.log.requests,
      now,
      log,
    });
    return { handler, refusalHeaders: strictTransportSecurity(site, hstsSubdomains) };
  }

  let site = openSite();
  settings.onChange(() => {
    site = openSite();
    log.info("settings of the panel changed");
  });
  return {
    ...background,
    // Requests in progress end with the settings that they began with.
    handler: (req, res) => site.handler(req, res),
    connections: createRefusalLog({ metrics, log, isEnabled: config.log.requests }, () => site.refusalHeaders),
    countUnhandledRejection: metrics.countUnhandledRejection,
    async close() {
      stopStallDetection();
      await Promise.all([background.close(), jobs.close(), tasks.close()]);
    },
  };
}

/** Keeps the sitemaps of the last base URL: reading them anew takes seconds in a large directory. */
function createSitemapsPerBaseUrl(store: Store): (baseUrl: string) => Sitemaps {
  let last: { baseUrl: string; sitemaps: Sitemaps } | undefined;
  return (baseUrl) => {
    if (last?.baseUrl !== baseUrl)
      last = { baseUrl, sitemaps: createSitemaps({ store: visitorStore(store), baseUrl }) };
    return last.sitemaps;
  };
}

function openMetrics({ settings, folder, store, now }: Services, jobs: JobQueue): Metrics {
  return createMetrics({
    businesses: async () => (await visitorStore(store).directory.statistics()).totalBusinesses,
    replicas: store.replicas?.status,
    isJobRunning: () => jobs.isRunning(),
    gauges: stateGauges({
      dataFolder: folder.path,
      store,
      backups: () => backupStatus(store, settings.config.backup, now()),
    }),
  });
}

/** Returns the store from which visitors read. */
const visitorStore = (store: Store) => store.replicas?.visitors ?? store;

export function openSearchLog({ settings, store, now, log }: Services): SearchLog {
  return createSearchLog({ store, isEnabled: () => settings.config.searches.log, now, log });
}

/** Creates a renderer that loads React and the pages for the first request, since they take longer to load than the rest. */
function createLazyPageRenderer(
  { settings, store, currentMap, mapPlaces, now, log }: Services,
  site: SiteInfo,
  searchLog: SearchLog,
): PageRenderer {
  const onError: PageRendererOptions["onError"] = (error) => log.error({ err: error }, "page failed");
  let renderer: Promise<PageRenderer> | undefined;
  return {
    async render(location) {
      renderer ??= import("./render/render-page.ts").then(({ createPageRenderer }) =>
        createPageRenderer({
          api: searchLog.watch(
            createPageApi({
              store: visitorStore(store),
              now,
              featuredCities: () => settings.config.site.featuredCities,
              mapPlaces,
            }),
          ),
          site,
          currentMap,
          now,
          onError,
        }),
      );
      return (await renderer).render(location);
    },
  };
}

/** Feeds are named as list pages are, so they load the pages too. */
function createLazyFeeds({ settings, store, api, mapPlaces, now }: Services, site: SiteInfo): ListFeeds {
  let feeds: Promise<ListFeeds> | undefined;
  return {
    async render(listUrl) {
      feeds ??= import("./render/render-feed.ts").then(({ createFeedRenderer }) => {
        const visitors = visitorStore(store);
        const searcher = createSearcher(visitors, now, mapPlaces);
        const featuredCities = () => settings.config.site.featuredCities;
        const pageApi = createPageApi({ store: visitors, now, featuredCities, searcher });
        const listNews = createListNews({ store: visitors, api, searcher });
        return createFeedRenderer({ listNews, pageApi, site, now });
      });
      return (await feeds).render(listUrl);
    },
  };
}
