import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { SocialCard } from "#domain/social-card/card-facts";
import { readAsset } from "../assets.ts";
import type { CardAnswer, CardWorkerData } from "./card-worker.ts";

/** The thread's files among the program's, in the order in which it is given them. */
export const CARD_ASSETS = {
  script: "card-worker.cjs",
  wasm: "cards/resvg.wasm",
  bold: "cards/inter-bold.ttf",
  medium: "cards/inter-medium.ttf",
  pictures: "cards/pictures.json",
} as const;

/** Without work the thread ends and gives its memory back. Milliseconds. */
const IDLE = 30_000;
/** A card takes a twentieth of a second; what takes longer than this never ends. Milliseconds. */
const LONGEST = 15_000;
/** Of the thread's JavaScript heap; the rasteriser's own memory comes to that. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

export interface CardThread {
  /** A PNG. One card is drawn at a time, in the order of asking. */
  draw(card: SocialCard): Promise<Buffer>;
}

/** Draws in a thread of its own, which starts with the first card: a card takes as long as twenty pages. */
export function createCardThread(): CardThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end() {
    void worker?.terminate();
    worker = undefined;
  }

  async function drawNow(card: SocialCard): Promise<Buffer> {
    clearTimeout(idle);
    worker ??= startWorker();
    try {
      return await answerOf(worker, card);
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, IDLE).unref();
    }
  }

  return {
    draw(card) {
      const drawn = last.then(() => drawNow(card));
      last = drawn.catch(() => {});
      return drawn;
    },
  };
}

function startWorker(): Worker {
  // compiled on all cores at once, the rasteriser needs 40 MB more; as an option of the executable, its code cache would not fit
  setFlagsFromString("--wasm-num-compilation-tasks=1");
  const own = (name: string) => new Uint8Array(readAsset(name));
  const { script, wasm, bold, medium, pictures } = CARD_ASSETS;
  const data: CardWorkerData = {
    wasm: own(wasm),
    bold: own(bold),
    medium: own(medium),
    pictures: JSON.parse(readAsset(pictures).toString()),
  };
  const worker = new Worker(readAsset(script).toString(), { eval: true, workerData: data, resourceLimits: MEMORY });
  // an error while nothing is drawn must not end the program
  worker.on("error", () => {});
  worker.unref();
  return worker;
}

/** Rejects when the thread cannot draw it, ends, or takes too long. */
function answerOf(worker: Worker, card: SocialCard): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const timer = setTimeout(() => reject(new Error("A card takes too long to draw")), LONGEST);
  const onMessage = (answer: CardAnswer) =>
    "png" in answer ? resolve(Buffer.from(answer.png.buffer)) : reject(new Error(answer.error));
  const onExit = () => reject(new Error("The thread that draws cards ended"));
  worker.on("message", onMessage).on("error", reject).on("exit", onExit);
  worker.postMessage(card);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", onMessage).off("error", reject).off("exit", onExit);
  });
}
