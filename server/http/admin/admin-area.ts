import type Koa from "koa";
import type { Middleware } from "koa";
import type { AdminParts } from "./admin-parts.ts";
import { isAdminPath } from "./admin-path.ts";

/** Everything below /api/admin. Its code is loaded when it is first asked for: visitors do not wait for it at the start. */
export function adminArea(app: Koa, parts: AdminParts): Middleware {
  let routes: Promise<Middleware> | undefined;
  const load = async () => (await import("./admin-routes.ts")).adminRoutes(app, parts);
  return (ctx, next) => {
    if (!isAdminPath(ctx.path)) return next();
    routes ??= load();
    // what is left of it does not exist: `problems` says so
    return parts
      .ready()
      .then(() => routes)
      .then((handle) => handle?.(ctx, async () => {}));
  };
}
