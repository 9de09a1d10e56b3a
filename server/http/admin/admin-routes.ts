import type Router from "@koa/router";
import type Koa from "koa";
import type { Middleware } from "koa";
import { AppError } from "../../errors.ts";
import { createRouter } from "../create-router.ts";
import type { AddRoutes, AdminParts } from "./admin-parts.ts";
import { ADMIN_PREFIX } from "./admin-path.ts";
import { accountRoutes } from "./people/account.ts";
import { linkRoutes } from "./people/links.ts";
import { passkeyRoutes } from "./people/passkeys.ts";
import { peopleRoutes } from "./people/people.ts";
import { backupsRoutes } from "./routes/backups/backups.ts";
import { deleteAllRoutes } from "./routes/backups/delete-all.ts";
import { businessesRoutes } from "./routes/businesses.ts";
import { duplicatesRoutes } from "./routes/duplicates.ts";
import { exportRoutes } from "./routes/export.ts";
import { importRoutes } from "./routes/imports.ts";
import { jobRoutes } from "./routes/jobs.ts";
import { overviewRoutes } from "./routes/overview.ts";
import { ownFieldsRoutes } from "./routes/own-fields.ts";
import { photosRoutes } from "./routes/photos/photos.ts";
import { fixRejectsRoutes } from "./routes/rejects/fix-rejects.ts";
import { leftOutValuesRoutes } from "./routes/rejects/left-out-values.ts";
import { rulesRoutes } from "./routes/rules.ts";
import { scheduledImportRoutes } from "./routes/scheduled/scheduled-imports.ts";
import { explainSearchRoutes } from "./routes/search/explain-search.ts";
import { searchesRoutes } from "./routes/search/searches.ts";
import { seoRoutes } from "./routes/seo.ts";
import { settingsRoutes } from "./routes/settings.ts";
import { siteHealthRoutes } from "./routes/site-health.ts";
import { checkAuthRoute, loginRoute, logoutRoute } from "./session/login.ts";
import { passkeyLoginRoutes } from "./session/passkey-login.ts";
import { rememberVersion } from "./session/read-your-writes.ts";
import { requireAdministrator } from "./session/require-administrator.ts";
import { requireRole } from "./session/roles.ts";
import { sameSiteOnly } from "./session/same-site.ts";
import { sessions } from "./session/session.ts";

const READ_ONLY =
  "The primary PostgreSQL server cannot be reached, so nothing can be changed at the moment. Visitors read from its standbys. Start it or promote a standby, then try again.";

/** Routes behind a session. */
const ROUTES: readonly AddRoutes[] = [
  checkAuthRoute,
  logoutRoute,
  accountRoutes,
  passkeyRoutes,
  peopleRoutes,
  businessesRoutes,
  photosRoutes,
  scheduledImportRoutes,
  duplicatesRoutes,
  rulesRoutes,
  searchesRoutes,
  ownFieldsRoutes,
  importRoutes,
  fixRejectsRoutes,
  leftOutValuesRoutes,
  exportRoutes,
  explainSearchRoutes,
  seoRoutes,
  deleteAllRoutes,
  backupsRoutes,
  jobRoutes,
  overviewRoutes,
  siteHealthRoutes,
  settingsRoutes,
];

/** Handles everything below /api/admin: middleware in the order in which a request passes it. */
export function adminRoutes(app: Koa, parts: AdminParts): Middleware {
  const publicRouter = createRouter({ prefix: ADMIN_PREFIX });
  loginRoute(publicRouter, parts);
  passkeyLoginRoutes(publicRouter, parts);
  linkRoutes(publicRouter, parts);
  const router = guardedRoutes(parts);
  return compose([
    forbidStoring,
    exposeStorageErrors(parts),
    sameSiteOnly(parts.site.baseUrl),
    sessions(app, parts),
    publicRouter.routes() as Middleware,
    requireAdministrator,
    requireRole(router),
    rememberVersion(parts.store.replicas),
    router.routes() as Middleware,
    router.allowedMethods() as Middleware,
  ]);
}

/** Returns every route behind a session. */
export function guardedRoutes(parts: AdminParts): Router {
  const router = createRouter({ prefix: ADMIN_PREFIX });
  for (const add of ROUTES) add(router, parts);
  return router;
}

const forbidStoring: Middleware = (ctx, next) => {
  ctx.set("Cache-Control", "no-store");
  return next();
};

/** Combines several middlewares. */
function compose(steps: readonly Middleware[]): Middleware {
  return (ctx, next) => {
    const runFrom = (routeIndex: number): Promise<unknown> =>
      Promise.resolve(routeIndex < steps.length ? steps[routeIndex]?.(ctx, () => runFrom(routeIndex + 1)) : next());
    return runFrom(0);
  };
}

/** Shows the message of a storage error, with its remedy, to the administrator; visitors see a general one. */
const exposeStorageErrors =
  ({ store }: AdminParts): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "storage") throw error;
      const isReadOnly = store.replicas?.status().isPrimaryLost === true;
      ctx.throw(503, isReadOnly ? READ_ONLY : error.message, { expose: true, cause: error });
    }
  };
