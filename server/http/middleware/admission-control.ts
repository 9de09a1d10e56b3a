import type { Middleware } from "koa";
import { AppError } from "../../errors.ts";

export interface AdmissionOptions {
  /** Requests that may wait. */
  mostWaiting?: number;
  /** Requests under way at once; more than one only because some wait for data. */
  mostUnderWay?: number;
  /** Told when requests begin to be turned away. */
  onBusy?: () => void;
}

/** About half a second of pages. */
const MOST_WAITING = 200;
const MOST_UNDER_WAY = 8;
/** Seconds. */
const RETRY_AFTER = 2;
/** Milliseconds. */
const BETWEEN_REPORTS = 60_000;

/**
 * What must be worked out anew is done one request per turn of the event loop, so that answers that are ready never wait
 * behind more than one of them. When too many wait already, the next is told so at once. Errors: AppError `busy`.
 */
export function admissionControl(options: AdmissionOptions = {}): Middleware {
  const { mostWaiting = MOST_WAITING, mostUnderWay = MOST_UNDER_WAY, onBusy = () => {} } = options;
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let isScheduled = false;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function schedule() {
    if (isScheduled || waiting.length === 0 || underWay >= mostUnderWay) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      underWay++;
      waiting.shift()?.();
      schedule();
    });
  }

  function report() {
    if (performance.now() - reportedAt < BETWEEN_REPORTS) return;
    reportedAt = performance.now();
    onBusy();
  }

  return async (ctx, next) => {
    if (waiting.length >= mostWaiting) {
      report();
      ctx.set("Retry-After", String(RETRY_AFTER));
      throw new AppError("busy", "More is asked for than can be answered just now. Please try again in a few seconds.");
    }
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      schedule();
    });
    try {
      // nobody is there any more to whom it could be sent
      if (!ctx.req.socket.destroyed) await next();
    } finally {
      underWay--;
      schedule();
    }
  };
}
