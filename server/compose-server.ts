import type { RequestListener } from "node:http";
import type { SiteInfo } from "#contract/site";
import { createHandler } from "./http/app.ts";
import type { ConnectionObserver } from "./http/connection-observer.ts";
import { strictTransportSecurity } from "./http/middleware/security-headers.ts";
import { createMetrics, type Metrics } from "./http/operating/metrics.ts";
import { createRefusalLog } from "./http/operating/refusal-log.ts";
import { detectStalls } from "./http/operating/stall-detector.ts";
import { stateGauges } from "./http/operating/state-gauges.ts";
import type { ListFeeds } from "./http/routes/machines/feeds.ts";
import type { PageRenderer } from "./http/routes/pages.ts";
import { type BackgroundWork, createBackgroundWork } from "./jobs/background-work.ts";
import { createMapSync } from "./jobs/map-sync.ts";
import { createJobQueue, type JobQueue } from "./jobs/queue/job-queue.ts";
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
import { createSitemaps } from "./queries/sitemaps.ts";
import type { PageRendererOptions } from "./render/render-page.ts";
import { createSocialCards } from "./render/social-cards.ts";
import type { Store } from "./store/store.ts";

export interface ServerParts extends BackgroundWork {
  handler: RequestListener;
  connections: ConnectionObserver;
  countUnhandledRejection: () => void;
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
  const api = searchLog.watch(services.api);
  const tasks = createTaskRunner({ folder, config, log });
  const { runTask } = tasks;
  const jobs = createJobQueue({ store, folder, config, now, log });
  const ownUploads = createUploads({ folder, limitMb: config.limits.uploadMb, now, log });
  const uploads = store.cluster ? shareUploads(ownUploads, store.cluster.files, log) : ownUploads;
  const recovery = createStartupRecovery({ store, folder, jobs, uploads, runTask, hasOtherServers, log });
  const syncMap = createMapSync({ ...services, file: mapFile(services) });
  const background = createBackgroundWork({ ...services, recovery, uploads, runTask, syncMap });
  const metrics = openMetrics(services, jobs);
  const stopStallDetection = detectStalls((ms) => {
    metrics.observeStall(ms / 1000);
    log.warn({ ms }, "the event loop stood still: requests had to wait");
  });
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
    feeds: createLazyFeeds(services, site),
    site,
    sitemaps: createSitemaps({ store: visitorStore(store), baseUrl: site.baseUrl }),
    backupSettings: config.backup,
    settingSources: services.sources,
    binDays: config.recycleBin.days,
    sessionSecret: () => sessionSecret(store, config.session.secret),
    indexNowKey: () => indexNowKey(store),
    isWarm: background.isWarm,
    currentMap: services.currentMap,
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
    ...background,
    handler,
    connections: createRefusalLog({ metrics, log, isEnabled: config.log.requests }, headers),
    countUnhandledRejection: metrics.countUnhandledRejection,
    async close() {
      stopStallDetection();
      await Promise.all([background.close(), jobs.close(), tasks.close()]);
    },
  };
}

function openMetrics({ config, folder, store, now }: Services, jobs: JobQueue): Metrics {
  return createMetrics({
    businesses: async () => (await visitorStore(store).directory.statistics()).totalBusinesses,
    replicas: store.replicas?.status,
    isJobRunning: () => jobs.isRunning(),
    gauges: stateGauges({
      dataFolder: folder.path,
      store,
      backups: () => backupStatus(store, config.backup, now()),
    }),
  });
}

/** The store that visitors read from. */
const visitorStore = (store: Store) => store.replicas?.visitors ?? store;

export function openSearchLog({ config, store, now, log }: Services): SearchLog {
  return createSearchLog({ store, isEnabled: config.searches.log, now, log });
}

/** React and the pages take longer to load than all the rest, so the first page loads them. */
export function createLazyPageRenderer(
  { config, store, currentMap, mapPlaces, now, log }: Services,
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
              featuredCities: config.site.featuredCities,
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
function createLazyFeeds({ config, store, api, mapPlaces, now }: Services, site: SiteInfo): ListFeeds {
  let feeds: Promise<ListFeeds> | undefined;
  return {
    async render(listUrl) {
      feeds ??= import("./render/render-feed.ts").then(({ createFeedRenderer }) => {
        const visitors = visitorStore(store);
        const searcher = createSearcher(visitors, now, mapPlaces);
        const { featuredCities } = config.site;
        const pageApi = createPageApi({ store: visitors, now, featuredCities, searcher });
        const listNews = createListNews({ store: visitors, api, searcher });
        return createFeedRenderer({ listNews, pageApi, site, now });
      });
      return (await feeds).render(listUrl);
    },
  };
}
