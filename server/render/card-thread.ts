import { setFlagsFromString } from "node:v8";
import type { Worker } from "node:worker_threads";
import type { SocialCard } from "#domain/social-card/card-facts";
import { readAsset } from "../assets.ts";
import { createSerialThread, startThread } from "../threads/serial-thread.ts";
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
  /**
   * Draws a PNG. Cards are drawn one at a time, first come, first served. Errors: rejects when the thread cannot draw the card, ends with an
   * error, or takes too long.
   */
  draw(card: SocialCard): Promise<Buffer>;
}

/** Creates a worker thread for drawing, since a card takes as long as rendering twenty pages. The first card starts it. */
export function createCardThread(): CardThread {
  const send = createSerialThread<SocialCard, Exclude<CardAnswer, { error: string }>>({
    start: startWorker,
    idleMs: IDLE_MS,
    timeoutMs: DRAW_TIMEOUT_MS,
  });
  return { draw: async (card) => Buffer.from((await send(card)).png.buffer) };
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
  return startThread(script, { workerData: data, resourceLimits: HEAP_LIMITS });
}
