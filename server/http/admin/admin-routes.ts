import type Router from "@koa/router";
import type Koa from "koa";
import type { Middleware } from "koa";
import { createRouter } from "../create-router.ts";
import type { AddRoutes, AdminParts } from "./admin-parts.ts";
import { ADMIN_PREFIX } from "./admin-path.ts";
import { businessesRoutes } from "./businesses.ts";
import { checkAuthRoute } from "./check-auth.ts";
import { deleteAllRoutes } from "./delete-all.ts";
import { exportRoutes } from "./export.ts";
import { importRoutes } from "./imports.ts";
import { jobRoutes } from "./jobs.ts";
import { loginRoute, logoutRoute } from "./login.ts";
import { overviewRoutes } from "./overview.ts";
import { requireAdministrator } from "./require-administrator.ts";
import { rulesRoutes } from "./rules.ts";
import { sameSiteOnly } from "./same-site.ts";
import { seoRoutes } from "./seo.ts";
import { sessions } from "./session.ts";
import { siteHealthRoutes } from "./site-health.ts";
import { tellStorageErrors } from "./storage-errors.ts";

/** One line for each noun. All of them are behind a session. */
const ROUTES: readonly AddRoutes[] = [
  checkAuthRoute,
  logoutRoute,
  businessesRoutes,
  rulesRoutes,
  importRoutes,
  exportRoutes,
  seoRoutes,
  deleteAllRoutes,
  jobRoutes,
  overviewRoutes,
  siteHealthRoutes,
];

/** Everything below /api/admin, in the order in which a request meets it. Never cached, and refused from other sites. */
export function adminRoutes(app: Koa, parts: AdminParts): Middleware {
  const open = createRouter(ADMIN_PREFIX);
  loginRoute(open, parts);
  const router = guardedRoutes(parts);
  return inOrder([
    neverCached,
    tellStorageErrors,
    sameSiteOnly(parts.site.baseUrl),
    sessions(app, parts),
    open.routes() as Middleware,
    requireAdministrator,
    router.routes() as Middleware,
    router.allowedMethods() as Middleware,
  ]);
}

/** Every route that is behind a session. */
export function guardedRoutes(parts: AdminParts): Router {
  const router = createRouter(ADMIN_PREFIX);
  for (const add of ROUTES) add(router, parts);
  return router;
}

const neverCached: Middleware = (ctx, next) => {
  ctx.set("Cache-Control", "no-store");
  return next();
};

/** One middleware of several. */
function inOrder(steps: readonly Middleware[]): Middleware {
  return (ctx, next) => {
    const from = (at: number): Promise<unknown> =>
      Promise.resolve(at < steps.length ? steps[at]?.(ctx, () => from(at + 1)) : next());
    return from(0);
  };
}
