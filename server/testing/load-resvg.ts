import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm } from "@resvg/resvg-wasm";

let loading: Promise<void> | undefined;

/** Loads the SVG renderer, which can be initialized only once in a process. */
export function loadResvg(): Promise<void> {
  loading ??= initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return loading;
}
