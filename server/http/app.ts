import type { RequestListener } from "node:http";
import Koa from "koa";
import type { PublicApi } from "#contract/public-api";
import { assetManifest } from "../assets.ts";
import type { SocialCards } from "../render/social-cards.ts";
import { adminArea } from "./admin/admin-area.ts";
import type { AdminParts } from "./admin/admin-parts.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { admissionControl } from "./middleware/admission-control.ts";
import { isApiPath } from "./middleware/is-api-path.ts";
import { hasSeveralHosts, limits } from "./middleware/limits.ts";
import { problems } from "./middleware/problems.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { createAdmission } from "./overload/admission.ts";
import { guardAgainstOverload, laneOf } from "./overload/guard.ts";
import { createNetworkLimit } from "./overload/network-limit.ts";
import { adminShell } from "./routes/admin-shell.ts";
import { apiRoutes } from "./routes/api.ts";
import { cardsRoute } from "./routes/cards.ts";
import { clientFiles } from "./routes/client-files.ts";
import {
  feedRoute,
  healthRoute,
  iconsRoute,
  indexNowKeyRoute,
  manifestRoute,
  opensearchRoute,
  opensearchSuggestionsRoute,
  robotsRoute,
  vcardRoute,
} from "./routes/machine-files.ts";
import { type PageRenderer, pages } from "./routes/pages.ts";
import { sitemapsRoute } from "./routes/sitemaps.ts";

export interface AppParts extends AdminParts {
  api: PublicApi;
  renderer: PageRenderer;
  cards: SocialCards;
  indexNowKey: () => Promise<string | undefined>;
  trustProxy: boolean;
  /** Uncached pages a second that one network may request; 0: no limit. */
  pagesPerSecond?: number;
  hstsSubdomains: boolean;
}

/** The whole of HTTP: middleware in the order in which a request passes it. */
export function createHandler(parts: AppParts): RequestListener {
  const { pagesPerSecond = 0 } = parts;
  const { store, api, renderer, cards, site, sitemaps, indexNowKey, trustProxy, hstsSubdomains, now, log } = parts;
  // of the addresses in X-Forwarded-For, only the last was added by our proxy
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 });
  app.on("error", (error: Error & { code?: string }) => {
    // the client has left, as most followers of a job do
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") log.error({ err: error }, "response aborted");
  });
  const publicApi = apiRoutes(api);
  const onOverload = () => log.warn("overload: some requests are answered with 503");
  const admission = createAdmission({ onOverload });
  const cache = createResponseCache({
    dataState: (at) => store.directory.dataState(at),
    now,
    isBusy: () => admission.isBusy(),
  });

  app.use(securityHeaders(site, hstsSubdomains));
  app.use(problems(log, styles));
  app.use(limits);
  app.use(clientFiles());
  app.use(healthRoute(() => store.directory.dataVersion()));
  app.use(adminShell(site));
  app.use(adminArea(app, parts));
  app.use(cardsRoute({ api, site, cards, onOverload }));
  app.use(cache.middleware);
  app.use(robotsRoute(site));
  app.use(sitemapsRoute({ sitemaps, onOverload }));
  app.use(indexNowKeyRoute(indexNowKey));
  app.use(iconsRoute);
  app.use(manifestRoute(site));
  app.use(admissionControl({ admission, laneOf: ({ req }) => laneOf(req, trustProxy) }));
  app.use(feedRoute(api, site));
  app.use(opensearchRoute(site));
  app.use(opensearchSuggestionsRoute(api));
  app.use(vcardRoute(api, site));
  app.use(publicApi.routes());
  app.use(publicApi.allowedMethods());
  // the rest of the API does not exist: `problems` answers 404
  app.use((ctx, next) => (isApiPath(ctx.path) ? undefined : next()));
  app.use(pages(renderer));
  const networkLimit = createNetworkLimit({
    perSecond: pagesPerSecond,
    onLimit: (client) => log.warn(client, "a network asks for too many pages: some requests are answered with 429"),
  });
  const respond = app.callback();
  const guarded = guardAgainstOverload(respond, { admission, networkLimit, trustProxy, styles });
  const handler = cache.wrap(guarded);
  return (req, res) => {
    // `limits` refuses these; the cache would not ask it
    (hasSeveralHosts(req) ? respond : handler)(req, res).catch((error: unknown) => {
      log.error({ err: error }, "response aborted");
      res.destroy();
    });
  };
}

/** Style sheets of error pages; none when nothing was built, since an error page must never fail. */
function styles(): readonly string[] {
  try {
    return assetManifest().entries["web/entry-client.tsx"]?.styles ?? [];
  } catch {
    return [];
  }
}
