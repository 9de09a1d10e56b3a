import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";

const require = createRequire(import.meta.url);

/** Returns the assets of photos by name for the build: the codecs, compressed from 15 MB to 5, as only uploads need them. */
export function photoFiles() {
  const codecs = readFileSync(require.resolve("@imagemagick/magick-wasm/magick.wasm"));
  return [["photos/magick.wasm.gz", gzipSync(codecs, { level: 9 })]];
}
