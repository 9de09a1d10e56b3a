import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import Koa from "koa";
import type { Logger } from "pino";
import type { PublicApi } from "#contract/public-api";
import { assetManifest } from "../assets.ts";
import type { CurrentMap } from "../map/map-archive.ts";
import type { SocialCards } from "../render/social-cards.ts";
import { adminArea } from "./admin/admin-area.ts";
import type { AdminParts } from "./admin/admin-parts.ts";
import { limitPanel } from "./admin/panel-networks.ts";
import { afterOwnWrites } from "./admin/session/read-your-writes.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { createRouter } from "./create-router.ts";
import { declareRoutes } from "./declared-routes.ts";
import { isApiPath } from "./middleware/is-api-path.ts";
import { problems } from "./middleware/problems.ts";
import { isHttps, securityHeaders, strictTransportSecurity } from "./middleware/security-headers.ts";
import type { Metrics } from "./operating/metrics.ts";
import { requestId } from "./operating/request-id.ts";
import { createRequestLog } from "./operating/request-log.ts";
import { createAdmission } from "./overload/admission.ts";
import { guardAgainstOverload, laneOf } from "./overload/guard.ts";
import type { NetworkLimit } from "./overload/network-limit.ts";
import { type RefuserOptions, sendRefusal } from "./overload/refusal.ts";
import { type RequestProblem, requestProblem } from "./request-problem.ts";
import { isSecureRequest } from "./request-scheme.ts";
import type { ListFeeds } from "./routes/machines/feeds.ts";
import { mountReadOnly, mountRoutes } from "./routes/mount-routes.ts";
import type { PageRenderer } from "./routes/pages.ts";

export interface AppParts extends AdminParts {
  api: PublicApi;
  renderer: PageRenderer;
  cards: SocialCards;
  feeds: ListFeeds;
  indexNowKey: () => Promise<string | undefined>;
  isWarm: () => boolean;
  /** Streets under maps; cached responses depend on their version. */
  currentMap: CurrentMap;
  trustProxy: boolean;
  /** Limit of uncached pages of a network; it outlives changes of settings. */
  networkLimit: NetworkLimit;
  hstsSubdomains: boolean;
  /** Networks from which the panel can be used; an empty list allows all. */
  panelNetworks?: readonly string[];
  metrics: Metrics;
  metricsToken: string | null;
  /** Logs each request. */
  logRequests: boolean;
}

/** Codes of errors that mean that the client has left. */
const CLIENT_RESETS: ReadonlySet<string> = new Set([
  "ERR_STREAM_PREMATURE_CLOSE",
  "ECONNRESET",
  "EPIPE",
  "ECONNABORTED",
]);

/** Maximum listeners of one event of a response: a stream as body adds seven; the limits, the log and a route add one each. */
const MAX_RESPONSE_LISTENERS = 20;

/** Creates the HTTP handler of the server, with its middleware in the order in which a request passes it. */
export function createHandler(parts: AppParts): RequestListener {
  const { networkLimit, panelNetworks = [], metrics, metricsToken, logRequests, isWarm } = parts;
  const { store, site, trustProxy, hstsSubdomains, now, log } = parts;
  // In X-Forwarded-For, our proxy added only the last address.
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 });
  app.on("error", (error: Error & { code?: string }) => {
    logAborted(log, error);
  });
  const onOverload = () => log.warn("overload: some requests are answered with 503");
  const admission = createAdmission({ onOverload });
  const { files, api, pages, table } = declareRoutes({
    ...parts,
    token: metricsToken,
    readiness: { probe: () => store.maintenance.probe(), isWarm, replicas: store.replicas },
    onOverload,
  });
  const cache = createResponseCache({
    async dataState(at) {
      const [state, map] = await Promise.all([
        (store.replicas?.visitors ?? store).directory.dataState(at),
        parts.currentMap(),
      ]);
      return map === undefined ? state : { ...state, version: `${state.version} ${map.version}` };
    },
    now,
    normalize: table.normalize,
    isBusy: () => admission.isBusy(),
    ...(isHttps(site) && { variantOf: (req) => (isSecureRequest(req, trustProxy) ? "" : "http ") }),
  });
  const routeParts = { cache, admission, laneOf: ({ req }: Koa.Context) => laneOf(req, trustProxy) };
  const apiRouter = mountRoutes(createRouter(), api, routeParts);

  app.use(securityHeaders(site, hstsSubdomains));
  app.use(problems(log, styles));
  app.use(limitPanel(panelNetworks));
  app.use(adminArea(app, parts));
  app.use(mountReadOnly(createRouter({ strict: true }), files, routeParts).routes());
  app.use(apiRouter.routes());
  app.use(apiRouter.allowedMethods());
  // The rest of the API does not exist: `problems` answers 404.
  app.use((ctx, next) => (isApiPath(ctx.path) ? undefined : next()));
  app.use(mountReadOnly(createRouter({ sensitive: false }), pages, routeParts).routes());
  const transportSecurity = strictTransportSecurity(site, hstsSubdomains);
  const look: RefuserOptions = {
    styles,
    headersOf: (req) => (isSecureRequest(req, trustProxy) ? transportSecurity : {}),
  };
  const guardedHandler = guardAgainstOverload(app.callback(), {
    admission,
    networkLimit,
    isLimited: table.isLimited,
    trustProxy,
    look,
  });
  const handler = afterOwnWrites(store.replicas, cache.wrap(guardedHandler));
  const watchRequest = createRequestLog({ metrics, log, isEnabled: logRequests, trustProxy });
  return (req, res) => {
    res.setMaxListeners(MAX_RESPONSE_LISTENERS);
    const problem = requestProblem(req);
    watchRequest(req, res, problem !== undefined);
    if (problem !== undefined) return refuseMalformed(req, res, problem);
    handler(req, res).catch((error: unknown) => {
      logAborted(log, error);
      res.destroy();
    });
  };

  function refuseMalformed(req: IncomingMessage, res: ServerResponse, problem: RequestProblem): void {
    res.setHeader("X-Request-Id", requestId(req, trustProxy));
    if (problem.isLast) res.setHeader("Connection", "close");
    sendRefusal(req, res, problem, look);
  }
}

/** Logs an aborted response. A disconnected client is not an error: browsers disconnect when they stop loading or leave a job's events. */
function logAborted(log: Logger, error: unknown): void {
  const isReset = CLIENT_RESETS.has((error as { code?: string }).code ?? "");
  log[isReset ? "debug" : "error"]({ err: error }, isReset ? "the client left" : "response aborted");
}

/** Returns style sheets of error pages; none without a build, since an error page must never fail. */
function styles(): readonly string[] {
  try {
    return assetManifest().entries["web/entry-client.tsx"]?.styles ?? [];
  } catch {
    return [];
  }
}
