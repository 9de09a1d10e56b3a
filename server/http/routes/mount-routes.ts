import type { Router, RouterMiddleware } from "@koa/router";
import type { Context, Middleware } from "koa";
import type { RenderResponse, UncompressedResponse } from "../cache/cached-response.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { admissionControl } from "../middleware/admission-control.ts";
import { fitIntoBudget } from "../middleware/header-budget.ts";
import { isRead } from "../middleware/is-read.ts";
import type { Admission } from "../overload/admission.ts";
import type { CachedRoute, ReadRequest, Route, UncachedRoute } from "./route.ts";

export interface RouteParts {
  cache: Pick<ResponseCache, "respond">;
  /** The queue of reads of the directory. */
  admission: Admission;
  /** The lane of the queue that a request waits in. */
  laneOf: (ctx: Context) => string;
}

/** Adds GET and HEAD of declared routes. */
export function mountRoutes(router: Router, routes: readonly Route[], parts: RouteParts): Router {
  for (const route of routes) router.get(route.path, handlerOf(route, parts));
  return router;
}

/** Adds declared routes that answer 405 to all other methods, OPTIONS too. */
export function mountReadOnly(router: Router, routes: readonly Route[], parts: RouteParts): Router {
  for (const route of routes) router.all(route.path, readOnly, handlerOf(route, parts));
  return router;
}

const readOnly: Middleware = (ctx, next) => {
  if (isRead(ctx.method)) return next();
  ctx.set("Allow", "GET, HEAD");
  return ctx.throw(405, `${ctx.path} can only be read.`);
};

function handlerOf(route: Route, parts: RouteParts): RouterMiddleware {
  return route.isCached === false ? uncachedHandler(route) : cachedHandler(route, parts);
}

function uncachedHandler(route: UncachedRoute): RouterMiddleware {
  if (route.queue === undefined) return (ctx) => route.handle(ctx);
  const admit = admissionControl({ admission: route.queue });
  return (ctx) => admit(ctx, async () => route.handle(ctx));
}

function cachedHandler(route: CachedRoute, { cache, admission, laneOf }: RouteParts): RouterMiddleware {
  const { queue = admission } = route;
  const admit = queue && admissionControl({ admission: queue, ...(queue === admission && { laneOf }) });
  return async (ctx, next) => {
    if (route.matches !== undefined && !(await route.matches(ctx.path))) return next();
    const { path, querystring, url, params } = ctx;
    // Headers that middleware has set depend on path and scheme alone.
    const render = createRenderer(route, { path, querystring, url, params }, ctx.res.getHeaders());
    const renderForClient = async () => {
      if (admit === null) return render();
      let response: UncompressedResponse | undefined;
      await admit(ctx, async () => {
        response = await render();
      });
      return response;
    };
    await cache.respond(ctx, renderForClient, backgroundRenderer(queue, render));
  };
}

type Render = () => Promise<UncompressedResponse>;

/** Creates the function that renders an address. The cache keeps it, so it is created here, where it cannot capture a request. */
function createRenderer(
  route: CachedRoute,
  request: ReadRequest,
  commonHeaders: UncompressedResponse["headers"],
): Render {
  return async () => {
    const { status = 200, headers, body } = await route.respond(request);
    const isBytes = Buffer.isBuffer(body) || typeof body === "string";
    const type = isBytes ? {} : { "Content-Type": "application/json; charset=utf-8" };
    return {
      status,
      headers: fitIntoBudget({ ...commonHeaders, ...type, ...headers }),
      body: isBytes ? body : JSON.stringify(body),
    };
  };
}

/** Renders without a client. All renewals share a lane of the queue, so that they do not hold up clients. */
function backgroundRenderer(queue: Admission | null, render: Render): RenderResponse {
  return queue === null ? render : () => queue.run("", render);
}
