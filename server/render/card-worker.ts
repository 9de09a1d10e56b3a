import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { CardTools, PictureName, SocialCard } from "#domain/social-card/card-facts";
import { readFontTable } from "#domain/social-card/font-table";
import { socialCardSvg } from "#domain/social-card/social-card";

/** `workerData` of the thread. */
export interface CardWorkerData {
  /** The resvg WebAssembly module. */
  wasm: Uint8Array<ArrayBuffer>;
  /** TrueType files of Inter. */
  bold: Uint8Array;
  medium: Uint8Array;
  /** SVG by name. */
  pictures: Record<PictureName, string>;
}

export type CardAnswer = { png: Uint8Array<ArrayBuffer> } | { error: string };

/** Draws each card that arrives at the port, and posts its PNG or the error. */
async function run(port: MessagePort, { wasm, bold, medium, pictures }: CardWorkerData): Promise<void> {
  const tools: CardTools = {
    bold: readFontTable(bold),
    medium: readFontTable(medium),
    picture(name) {
      const svg = pictures[name];
      if (svg === undefined) throw new Error(`There is no picture ${name}`);
      return svg;
    },
  };
  await initWasm(wasm);
  port.on("message", (card: SocialCard) => {
    try {
      const png = rasterise(socialCardSvg(card, tools), [bold, medium]);
      port.postMessage({ png } satisfies CardAnswer, [png.buffer]);
    } catch (error) {
      port.postMessage({ error: String(error) } satisfies CardAnswer);
    }
  });
}

function rasterise(svg: string, fontBuffers: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "Inter" } });
  try {
    const image = drawing.render();
    try {
      return image.asPng() as Uint8Array<ArrayBuffer>;
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

if (parentPort === null) throw new Error("card-worker runs as a worker thread only");
run(parentPort, workerData as CardWorkerData).catch((error: unknown) => {
  // An uncaught exception ends the thread, and its parent gets the event "error".
  queueMicrotask(() => {
    throw error;
  });
});
