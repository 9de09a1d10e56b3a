import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isLocalAddress } from "#domain/publishing/index-now";
import { AppError } from "../../errors.ts";
import { BUILD } from "../../output/build-info.ts";
import type { Replicas } from "../../store/port/replicas.ts";
import type { ClosedReason } from "../connection-observer.ts";
import type { UncachedRoute } from "../routes/route.ts";
import { requestId } from "./request-id.ts";
import type { RequestKind } from "./request-kind.ts";

/** Upper limits of the histogram's buckets in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** Headers of a proxy on this machine. A request with one of them may come from anywhere. */
const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
] as const;

export interface Metrics {
  observeRequest(kind: RequestKind, status: number, seconds: number): void;
  observeStall(seconds: number): void;
  /** Observes a connection that the server closed by itself. */
  observeClosed(reason: ClosedReason): void;
  /** Counts an unhandled rejection. */
  countUnhandledRejection(): void;
  /** Returns the metrics in Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  /** Counts the businesses; called when the metrics are read. */
  businesses: () => Promise<number>;
  isJobRunning: () => boolean;
  /** State of the standbys, if any. */
  replicas?: Replicas["status"] | undefined;
  /** Gauges of other parts of the server. */
  gauges?: readonly Gauge[];
}

/** Creates the metrics of this server, for Prometheus. */
export function createMetrics({
  businesses,
  isJobRunning,
  replicas,
  gauges: otherGauges = [],
}: MetricsOptions): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const requests = new Counter({
    name: "mainstreet_http_requests_total",
    help: "Requests by kind and status.",
    labelNames: ["kind", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "mainstreet_http_request_duration_seconds",
    help: "Time from the request to the end of its response.",
    labelNames: ["kind"],
    buckets: BUCKETS,
    registers,
  });
  const closedConnections = new Counter({
    name: "mainstreet_connections_closed_total",
    help: "Connections that the server closed: too many, or a response that was not read.",
    labelNames: ["reason"],
    registers,
  });
  const stalls = new Counter({
    name: "mainstreet_event_loop_stall_seconds_total",
    help: "Time for which the event loop stood still for longer than a second at once.",
    registers,
  });
  const unhandledRejections = new Counter({
    name: "mainstreet_unhandled_rejections_total",
    help: "Failures that no code handled; each is a line of the log, and a bug.",
    registers,
  });
  const gauges = [
    buildGauge(),
    new Gauge({
      name: "mainstreet_businesses",
      help: "Listed businesses.",
      registers: [],
      async collect() {
        this.set(await businesses().catch(() => Number.NaN));
      },
    }),
    new Gauge({
      name: "mainstreet_job_running",
      help: "1 while a job of the administrator runs.",
      registers: [],
      collect() {
        this.set(isJobRunning() ? 1 : 0);
      },
    }),
  ];
  for (const gauge of [...gauges, ...(replicas === undefined ? [] : replicaGauges(replicas)), ...otherGauges]) {
    registry.registerMetric(gauge);
  }
  let hasDefaults = false;
  return {
    observeRequest(kind, status, seconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, seconds);
    },
    observeStall: (seconds) => stalls.inc(seconds),
    observeClosed: (reason) => closedConnections.inc({ reason }),
    countUnhandledRejection: () => unhandledRejections.inc(),
    contentType: registry.contentType,
    text() {
      // The default metrics watch garbage collection and the event loop, so they start with the first scrape.
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
      return registry.metrics();
    },
  };
}

/** Creates a gauge of which only the labels matter, as in Prometheus's own `prometheus_build_info`. */
function buildGauge(): Gauge {
  const { version, commit, schema } = BUILD;
  const info = new Gauge({
    name: "mainstreet_build_info",
    help: "1, with version, commit and schema version of the program as labels.",
    labelNames: ["version", "commit", "schema"],
    registers: [],
  });
  info.set({ version, commit, schema: String(schema) }, 1);
  return info;
}

function replicaGauges(status: Replicas["status"]): Gauge[] {
  const labelNames = ["standby"];
  return [
    new Gauge({
      name: "mainstreet_primary_up",
      help: "1 while the primary PostgreSQL server can be reached.",
      registers: [],
      collect() {
        this.set(status().isPrimaryLost ? 0 : 1);
      },
    }),
    new Gauge({
      name: "mainstreet_standby_current",
      help: "1 while visitors may read from the standby: it can be reached and is not too far behind.",
      labelNames,
      registers: [],
      collect() {
        for (const { name, state } of status().standbys) this.set({ standby: name }, state === "current" ? 1 : 0);
      },
    }),
    new Gauge({
      name: "mainstreet_standby_lag_seconds",
      help: "Age of the data on the standby; infinite while it is unknown, or longer than the latest minute of changes.",
      labelNames,
      registers: [],
      collect() {
        for (const { name, lagSeconds } of status().standbys) this.set({ standby: name }, lagSeconds);
      },
    }),
  ];
}

export interface MetricsRouteOptions {
  metrics: Metrics;
  token: string | null;
  /** Base URL of the site. */
  baseUrl: string;
  log: Logger;
}

/**
 * GET /metrics, with the token as `Authorization: Bearer`; while `baseUrl` is local, clients on this machine need none. Behind a proxy that
 * adds no header, every visitor would count as a local client. Errors: AppError `unauthenticated`.
 */
export function metricsRoute({ metrics, token, baseUrl, log }: MetricsRouteOptions): UncachedRoute {
  const isLocal = isLocalAddress(baseUrl);
  return {
    path: "/metrics",
    isCached: false,
    async handle(ctx) {
      if (!(isLocal && isDirectLoopback(ctx.req)) && !hasToken(ctx.get("Authorization"), token)) {
        log.warn({ requestId: requestId(ctx.req, ctx.app.proxy) }, "metrics refused to a client without the token");
        ctx.set("WWW-Authenticate", "Bearer");
        throw new AppError(
          "unauthenticated",
          "Metrics need the token of the setting metrics.token, as Authorization: Bearer.",
        );
      }
      ctx.set("Cache-Control", "no-store");
      ctx.set("Content-Type", metrics.contentType);
      ctx.body = await metrics.text();
    },
  };
}

function isDirectLoopback({ socket, headers }: IncomingMessage): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? "") && !FORWARDED.some((name) => name in headers);
}

function hasToken(authorization: string, token: string | null): boolean {
  if (token === null) return false;
  const [receivedToken, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return receivedToken.length === expected.length && timingSafeEqual(receivedToken, expected);
}
