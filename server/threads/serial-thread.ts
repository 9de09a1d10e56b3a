import { once } from "node:events";
import { type Transferable, Worker, type WorkerOptions } from "node:worker_threads";
import { readAsset } from "../assets.ts";

export interface SerialThreadOptions {
  /** Starts the thread, which sends one reply to each message. */
  start: () => Worker;
  /** Idle time after which the thread ends and frees its memory. */
  idleMs: number;
  /** Timeout of one message. */
  timeoutMs: number;
}

/**
 * Sends a message and returns the reply; buffers in `transferList` are moved, not copied. Errors: rejects when the reply is an error, or when
 * the thread ends or takes too long.
 */
export type SendToThread<Message, Reply> = (message: Message, transferList?: readonly Transferable[]) => Promise<Reply>;

/** Creates a worker thread that gets one message at a time, first come, first served. The first message starts it. */
export function createSerialThread<Message, Reply extends object>({
  start,
  idleMs,
  timeoutMs,
}: SerialThreadOptions): SendToThread<Message, Reply> {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastReply: Promise<unknown> = Promise.resolve();

  function end() {
    // The thread is abandoned; it ends with this process at the latest.
    worker?.terminate().catch(() => undefined);
    worker = undefined;
  }

  async function sendNow(message: Message, transferList: readonly Transferable[]): Promise<Reply> {
    clearTimeout(idleTimer);
    worker ??= start();
    try {
      const nextMessage = once(worker, "message", { signal: AbortSignal.timeout(timeoutMs) });
      worker.postMessage(message, transferList);
      const [reply] = (await nextMessage) as [Reply | { error: string }];
      if ("error" in reply) throw new Error(reply.error);
      return reply;
    } catch (error) {
      end();
      throw error;
    } finally {
      idleTimer = setTimeout(end, idleMs).unref();
    }
  }

  return (message, transferList = []) => {
    const reply = lastReply.then(() => sendNow(message, transferList));
    lastReply = reply.catch(() => {});
    return reply;
  };
}

/** Starts a thread that runs an asset and does not keep the process alive. */
export function startThread(script: string, options: Pick<WorkerOptions, "workerData" | "resourceLimits">): Worker {
  const worker = new Worker(readAsset(script).toString(), { ...options, eval: true });
  // An unhandled error event would end the process.
  worker.on("error", () => {});
  worker.unref();
  return worker;
}
