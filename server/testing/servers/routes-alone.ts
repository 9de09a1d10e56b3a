import type { Middleware } from "koa";
import { configSchema } from "../../config/config-schema.ts";
import { siteInfo } from "../../config/load-config.ts";
import { createResponseCache } from "../../http/cache/response-cache.ts";
import { createRouter } from "../../http/create-router.ts";
import { type DeclaredRoutes, declareRoutes } from "../../http/declared-routes.ts";
import { createAdmission } from "../../http/overload/admission.ts";
import { mountReadOnly } from "../../http/routes/mount-routes.ts";
import type { Route } from "../../http/routes/route.ts";
import type { RouteTable } from "../../http/routes/route-table.ts";

/** Routes without the middleware around them. */
export function routesAlone(routes: readonly Route[]): Middleware {
  const cache = createResponseCache({
    dataState: async () => ({ version: "1", epoch: "1", isChanging: false }),
    now: () => new Date(0),
    normalize: (url) => url,
  });
  const router = mountReadOnly(createRouter(), routes, { cache, admission: createAdmission(), laneOf: () => "" });
  return router.routes() as Middleware;
}

/** Returns all declared routes; their handlers cannot be called. */
export function declaredRoutes(): DeclaredRoutes {
  const nothing = {} as never;
  const config = configSchema.parse({});
  return declareRoutes({
    store: nothing,
    api: nothing,
    site: siteInfo(config, 3000),
    settings: { config },
    renderer: nothing,
    cards: nothing,
    sitemaps: nothing,
    currentMap: nothing,
    feeds: nothing,
    readiness: nothing,
    metrics: nothing,
    log: nothing,
    token: null,
    indexNowKey: async () => undefined,
    onOverload: () => undefined,
  });
}

export const declaredTable = (): RouteTable => declaredRoutes().table;
