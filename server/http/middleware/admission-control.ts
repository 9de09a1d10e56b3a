import type { Middleware } from "koa";
import { AppError } from "../../errors.ts";

export interface AdmissionOptions {
  /** Requests that may queue. */
  maxQueued?: number;
  /** Requests started and not yet finished; above 1 only because some wait for data. */
  maxActive?: number;
  /** Called when requests are refused, at most once a minute. */
  onOverload?: () => void;
}

/** About half a second of pages. */
const MAX_QUEUED = 200;
const MAX_ACTIVE = 8;
const RETRY_AFTER_SECONDS = 2;
const REPORT_INTERVAL_MS = 60_000;

/**
 * Admission control: starts one request per turn of the event loop, so that cached responses never wait for more than
 * one of them, and queues the others. Errors: AppError `busy` when the queue is full, with the header Retry-After.
 */
export function admissionControl(options: AdmissionOptions = {}): Middleware {
  const { maxQueued = MAX_QUEUED, maxActive = MAX_ACTIVE, onOverload = () => {} } = options;
  const queue: (() => void)[] = [];
  let active = 0;
  let isScheduled = false;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function schedule() {
    if (isScheduled || queue.length === 0 || active >= maxActive) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      active++;
      queue.shift()?.();
      schedule();
    });
  }

  function reportOverload() {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    onOverload();
  }

  return async (ctx, next) => {
    if (queue.length >= maxQueued) {
      reportOverload();
      ctx.set("Retry-After", String(RETRY_AFTER_SECONDS));
      throw new AppError("busy", "The server is busy. Please try again in a few seconds.");
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      schedule();
    });
    try {
      // skip the work if the client has left
      if (!ctx.req.socket.destroyed) await next();
    } finally {
      active--;
      schedule();
    }
  };
}
