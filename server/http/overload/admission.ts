import { AppError } from "../../errors.ts";
import { BUSY_REFUSAL } from "./busy-refusal.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { FairQueue } from "./fair-queue.ts";
import { WaitTimes } from "./wait-times.ts";

export interface AdmissionOptions {
  /** Maximum number of queued requests. */
  maxQueued?: number;
  /** Maximum number of requests started and not yet finished; above 1 only because some wait for data. */
  maxActive?: number;
  /** Time after which a started request gives up its place. */
  maxActiveMs?: number;
  /** Called when requests are refused, at most once a minute. */
  onOverload?: () => void;
}

/** Maximum number of queued requests: two pages of each of 500 visitors. */
const MAX_QUEUED_REQUESTS = 1000;
/** Expected wait above which a request is refused immediately, since its client would give up. */
const MAX_WAIT_MS = 6_000;
/** Actual wait above which a queued request is refused, since its client is about to leave. */
const MAX_QUEUED_MS = 8_000;
/** Number of requests that may queue whatever the expected wait. */
const MIN_QUEUED_REQUESTS = 100;
const MAX_ACTIVE_REQUESTS = 8;
/** Time after which an unfinished request counts as hung, far longer than any page takes. */
const MAX_ACTIVE_MS = 30_000;
/** Time slice of one event-loop turn in which requests are started: a cached response waits that long at most. */
const SLICE_MS = 10;
const REPORT_INTERVAL_MS = 60_000;

export interface Admission {
  /** Tells whether a request of this client would be refused now. */
  isFull(client: string): boolean;
  /** Tells whether requests had to wait for others within the last seconds. */
  isBusy(): boolean;
  /** Calls `onOverload`, at most once a minute. */
  reportOverload(): void;
  /**
   * Runs the work when admitted, and returns its result. Clients take turns. Errors: AppError `busy` when the queue is full, `storage` when the work hangs; a late
   * result is ignored.
   */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
}

interface QueuedRequest {
  queuedAt: number;
  isBehindOthers: boolean;
  start(): Promise<void>;
  refuse(): void;
}

/**
 * Admission control: starts requests for about ten milliseconds of each turn of the event loop, so that cached responses
 * never wait for longer, and queues the others, with a lane for each client.
 */
export function createAdmission(options: AdmissionOptions = {}): Admission {
  const { maxQueued = MAX_QUEUED_REQUESTS, maxActive = MAX_ACTIVE_REQUESTS, maxActiveMs = MAX_ACTIVE_MS } = options;
  const { onOverload = () => {} } = options;
  const queue = new FairQueue<QueuedRequest>();
  const waits = new WaitTimes();
  const active = new ConcurrencyLimit({ max: maxActive, timeoutMs: maxActiveMs, onRelease: schedule });
  let isScheduled = false;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function schedule() {
    if (isScheduled || queue.size === 0 || active.isReached()) return;
    isScheduled = true;
    setImmediate(() => {
      runSlice(queue, waits, active)
        .finally(() => {
          isScheduled = false;
          schedule();
        })
        // Each failure goes to the request that it belongs to.
        .catch(() => undefined);
    });
  }

  function isQueueFull(): boolean {
    if (queue.size >= maxQueued) return true;
    return queue.size >= MIN_QUEUED_REQUESTS && waits.expectedMs(queue.size) > MAX_WAIT_MS;
  }

  function reportOverload() {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    onOverload();
  }

  function refusal(): AppError {
    reportOverload();
    return new AppError("busy", BUSY_REFUSAL.detail);
  }

  const hangingError = () =>
    new AppError("storage", `The request did not finish within ${maxActiveMs / 1000} seconds.`);

  return {
    isFull: (client) => isQueueFull() && !queue.canEvictFor(client),
    isBusy: () => waits.isBusy(),
    reportOverload,
    run<Result>(client: string, work: () => Promise<Result>) {
      if (isQueueFull()) {
        const evictedRequest = queue.evictFor(client);
        if (evictedRequest === undefined) return Promise.reject(refusal());
        evictedRequest.refuse();
      }
      return new Promise<Result>((resolve, reject) => {
        queue.push(client, {
          queuedAt: performance.now(),
          isBehindOthers: queue.size > 0 || !active.isIdle(),
          refuse: () => reject(refusal()),
          start() {
            const finish = active.acquire(() => reject(hangingError()));
            return work().finally(finish).then(resolve, reject);
          },
        });
        schedule();
      });
    },
  };
}

/** Starts requests until the slice of time has passed or one of them waits for data. */
async function runSlice(queue: FairQueue<QueuedRequest>, waits: WaitTimes, active: ConcurrencyLimit): Promise<void> {
  const end = performance.now() + SLICE_MS;
  let isInTurn = true;
  while (isInTurn && !active.isReached() && performance.now() < end) {
    const nextRequest = queue.shift();
    if (nextRequest === undefined) break;
    if (performance.now() - nextRequest.queuedAt > MAX_QUEUED_MS) {
      nextRequest.refuse();
      continue;
    }
    waits.recordStart(nextRequest);
    isInTurn = await finishesInThisTurn(nextRequest.start());
  }
}

/** Tells whether work settles in this turn of the event loop, without waiting for a file, a thread or a timer. */
function finishesInThisTurn(work: Promise<void>): Promise<boolean> {
  const nextTurn = new Promise<boolean>((resolve) => setImmediate(resolve, false));
  return Promise.race([work.then(() => true), nextTurn]);
}
