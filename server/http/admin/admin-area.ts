import type Koa from "koa";
import type { Middleware } from "koa";
import type { AdminParts } from "./admin-parts.ts";
import { ADMIN_PATHS } from "./admin-path.ts";

/** Handles everything below /api/admin. Its code is imported on the first request, so that the server starts faster. */
export function adminArea(app: Koa, parts: AdminParts): Middleware {
  let routes: Promise<Middleware> | undefined;
  const load = async () => (await import("./admin-routes.ts")).adminRoutes(app, parts);
  return (ctx, next) => {
    if (!ADMIN_PATHS.test(ctx.path)) return next();
    routes ??= load();
    // Unknown paths end here: `problems` answers 404.
    return parts
      .ready()
      .then(() => routes)
      .then((handle) => handle?.(ctx, async () => {}));
  };
}
