import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import type { Config } from "../config/load-config.ts";
import type { CurrentMap } from "../map/map-archive.ts";
import type { Sitemaps } from "../queries/sitemaps.ts";
import type { SocialCards } from "../render/social-cards.ts";
import type { Store } from "../store/store.ts";
import { ADMIN_PATHS } from "./admin/admin-path.ts";
import { livenessRoute, type Readiness, readinessRoute } from "./operating/health.ts";
import { type MetricsRouteOptions, metricsRoute } from "./operating/metrics.ts";
import { adminShell } from "./routes/admin-shell.ts";
import { apiRoutes } from "./routes/api.ts";
import { cardRoutes } from "./routes/cards.ts";
import { clientFiles } from "./routes/client-files.ts";
import { drawingsRoute } from "./routes/drawings.ts";
import { embedRoutes } from "./routes/machines/embeds.ts";
import { feedRoutes, type ListFeeds } from "./routes/machines/feeds.ts";
import { machineFiles } from "./routes/machines/machine-files.ts";
import { sitemapsRoute } from "./routes/machines/sitemaps.ts";
import { mapRoutes } from "./routes/map.ts";
import { type PageRenderer, pageRoutes } from "./routes/pages.ts";
import { photosRoute } from "./routes/photos.ts";
import type { CachedRoute, Route } from "./routes/route.ts";
import { createRouteTable, type RouteTable } from "./routes/route-table.ts";

export interface DeclaredRouteParts extends Omit<MetricsRouteOptions, "baseUrl"> {
  api: PublicApi;
  site: SiteInfo;
  store: Pick<Store, "photos" | "replicas">;
  renderer: PageRenderer;
  /** The settings in force; a change of one makes new routes. */
  settings: { readonly config: Pick<Config, "panel"> };
  cards: SocialCards;
  sitemaps: Pick<Sitemaps, "xml">;
  currentMap: CurrentMap;
  feeds: ListFeeds;
  readiness: Readiness;
  indexNowKey: () => Promise<string | undefined>;
  /** Called when requests for cards or sitemaps are refused. */
  onOverload: () => void;
}

export interface DeclaredRoutes {
  /** These routes have exact paths and come before API and pages. */
  files: Route[];
  api: CachedRoute[];
  pages: CachedRoute[];
  table: RouteTable;
}

/** Declares every route outside of the admin area, which has its own router and sessions. */
export function declareRoutes(parts: DeclaredRouteParts): DeclaredRoutes {
  const {
    api,
    site,
    store,
    renderer,
    settings,
    cards,
    sitemaps,
    feeds,
    currentMap,
    readiness,
    indexNowKey,
    metrics,
    token,
    log,
    onOverload,
  } = parts;
  const files: Route[] = [
    clientFiles(),
    drawingsRoute(),
    photosRoute(store),
    livenessRoute,
    readinessRoute(readiness),
    metricsRoute({ metrics, token, baseUrl: site.baseUrl, log }),
    adminShell(site, settings.config.panel.seoLanguage),
    ...cardRoutes({ api, site, cards, currentMap, onOverload }),
    sitemapsRoute({ sitemaps, onOverload }),
    ...mapRoutes({ currentMap, onDamage: (error) => log.warn({ err: error }, "a tile of the map cannot be read") }),
    ...feedRoutes(feeds),
    ...embedRoutes({ api, site, currentMap }),
    ...machineFiles({ api, site, indexNowKey }),
  ];
  const routes = { files, api: apiRoutes(api), pages: pageRoutes(renderer) };
  const table = createRouteTable([
    { path: ADMIN_PATHS, isCached: false },
    ...routes.files,
    ...routes.api,
    ...routes.pages,
  ]);
  return { ...routes, table };
}
