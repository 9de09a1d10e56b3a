import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { SocialCard } from "#domain/social-card/card-facts";
import { readAsset } from "../assets.ts";
import type { CardAnswer, CardWorkerData } from "./card-worker.ts";

/** Names of the assets that the thread is started with. */
export const CARD_ASSETS = {
  script: "card-worker.cjs",
  wasm: "cards/resvg.wasm",
  bold: "cards/inter-bold.ttf",
  medium: "cards/inter-medium.ttf",
  pictures: "cards/pictures.json",
} as const;

/** Idle time after which the thread ends and frees its memory. */
const IDLE_MS = 30_000;
/** Timeout of one drawing, which takes about 50 ms. */
const DRAW_TIMEOUT_MS = 15_000;
/** Heap of the thread; the rasteriser has its own WebAssembly memory. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

export interface CardThread {
  /** Draws a PNG. Cards are drawn one at a time, first come, first served. */
  draw(card: SocialCard): Promise<Buffer>;
}

/** Creates a worker thread for drawing, since a card takes as long as rendering twenty pages. The first card starts it. */
export function createCardThread(): CardThread {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastDrawing: Promise<unknown> = Promise.resolve();

  function end() {
    // The thread is abandoned; it ends with this process at the latest.
    worker?.terminate().catch(() => undefined);
    worker = undefined;
  }

  async function drawNow(card: SocialCard): Promise<Buffer> {
    clearTimeout(idleTimer);
    worker ??= startWorker();
    try {
      return await drawIn(worker, card);
    } catch (error) {
      end();
      throw error;
    } finally {
      idleTimer = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    draw(card) {
      const png = lastDrawing.then(() => drawNow(card));
      lastDrawing = png.catch(() => {});
      return png;
    },
  };
}

function startWorker(): Worker {
  // Compiling the rasteriser on all cores takes 40 MB more. The flag is set here, since as an executable option it would void the code
  // cache.
  setFlagsFromString("--wasm-num-compilation-tasks=1");
  const copyOf = (name: string) => new Uint8Array(readAsset(name));
  const { script, wasm, bold, medium, pictures } = CARD_ASSETS;
  const data: CardWorkerData = {
    wasm: copyOf(wasm),
    bold: copyOf(bold),
    medium: copyOf(medium),
    pictures: JSON.parse(readAsset(pictures).toString()),
  };
  const worker = new Worker(readAsset(script).toString(), {
    eval: true,
    workerData: data,
    resourceLimits: HEAP_LIMITS,
  });
  // An unhandled error event would end the process.
  worker.on("error", () => {});
  worker.unref();
  return worker;
}

/** Errors: rejects when the thread cannot draw the card, ends with an error, or takes too long. */
async function drawIn(worker: Worker, card: SocialCard): Promise<Buffer> {
  const reply = once(worker, "message", { signal: AbortSignal.timeout(DRAW_TIMEOUT_MS) });
  worker.postMessage(card);
  const [answer] = (await reply) as [CardAnswer];
  if ("error" in answer) throw new Error(answer.error);
  return Buffer.from(answer.png.buffer);
}
