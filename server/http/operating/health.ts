import { AppError } from "../../errors.ts";
import type { Replicas } from "../../store/port/replicas.ts";
import type { UncachedRoute } from "../routes/route.ts";

/** A result is reused for this time, and probes do not overlap, so that nobody can keep the disk busy with them. */
const REUSE_MS = 1_000;

/** GET /healthz: the process lives and handles requests. */
export const livenessRoute: UncachedRoute = {
  path: "/healthz",
  isCached: false,
  handle(ctx) {
    ctx.set("Cache-Control", "no-store");
    ctx.body = { status: "ok" };
  },
};

export interface Readiness {
  /** Throws unless data can be read and a write begun. */
  probe(): Promise<void>;
  /** Returns true once the columns are in memory, so that no search waits for them. */
  isWarm(): boolean;
  replicas?: Pick<Replicas, "status"> | undefined;
}

/**
 * GET /readyz: a page's worth of data can be read from the disk and a write begun, and searches are warm; 503 otherwise. While the
 * primary is lost, a current standby is enough.
 */
export function readinessRoute({ probe, isWarm, replicas }: Readiness): UncachedRoute {
  let latest: { result: Promise<void>; reusedUntil: number } | undefined;

  function probeOnce(): Promise<void> {
    if (latest !== undefined && performance.now() <= latest.reusedUntil) return latest.result;
    const newProbe = { result: probe(), reusedUntil: Number.POSITIVE_INFINITY };
    const onEnd = () => {
      newProbe.reusedUntil = performance.now() + REUSE_MS;
    };
    newProbe.result.then(onEnd, onEnd);
    latest = newProbe;
    return newProbe.result;
  }

  return {
    path: "/readyz",
    isCached: false,
    async handle(ctx) {
      if (!isWarm()) throw new AppError("busy", "The server has just started, and is still reading the businesses.");
      const { isPrimaryLost = false, standbys = [] } = replicas?.status() ?? {};
      const isReadOnly = isPrimaryLost && standbys.some(({ state }) => state === "current");
      if (!isReadOnly) await probeOnce();
      ctx.set("Cache-Control", "no-store");
      // The response is public, so it has no host names.
      const states = replicas && { standbys: standbys.map(({ state }) => state) };
      ctx.body = { status: isReadOnly ? "read-only" : "ready", ...states };
    },
  };
}
