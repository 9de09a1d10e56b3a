import type { Middleware } from "koa";
import type { Replicas } from "../../store/port/replicas.ts";
import { refuseWrites } from "../routes/refuse-writes.ts";

/** A result is reused for this time, so that nobody can keep the disk busy with it. Milliseconds. */
const REUSE_MS = 1_000;

/** GET /healthz: the process lives and handles requests. */
export const livenessRoute: Middleware = (ctx, next) => {
  if (ctx.path !== "/healthz") return next();
  refuseWrites(ctx);
  ctx.set("Cache-Control", "no-store");
  ctx.body = { status: "ok" };
};

/**
 * GET /readyz: a page's worth of data can be read from the disk and a write begun. `probe` throws otherwise: 503. While the primary is
 * lost, a current standby is enough.
 */
export function readinessRoute(probe: () => Promise<void>, replicas?: Pick<Replicas, "status">): Middleware {
  let latest: { at: number; result: Promise<void> } | undefined;
  return async (ctx, next) => {
    if (ctx.path !== "/readyz") return next();
    refuseWrites(ctx);
    const { isPrimaryLost = false, standbys = [] } = replicas?.status() ?? {};
    const isReadOnly = isPrimaryLost && standbys.some(({ state }) => state === "current");
    const at = performance.now();
    if (!isReadOnly) {
      if (latest === undefined || at - latest.at > REUSE_MS) latest = { at, result: probe() };
      await latest.result;
    }
    ctx.set("Cache-Control", "no-store");
    // public, so without host names
    const states = replicas && { standbys: standbys.map(({ state }) => state) };
    ctx.body = { status: isReadOnly ? "read-only" : "ready", ...states };
  };
}
