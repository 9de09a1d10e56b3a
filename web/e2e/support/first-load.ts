import { gzipSync } from "node:zlib";
import { assetManifest, hasAsset, readAsset, readEncodedAsset } from "../../../server/assets.ts";

/** Sizes in kB (1,000 bytes), compressed with gzip. */
export interface FirstLoad {
  script: number;
  style: number;
}

export const FIRST_LOAD_LIMITS: FirstLoad = { script: 125, style: 15 };

/** Entries that every page loads. */
const ENTRIES = ["web/entry-start.ts", "web/entry-client.tsx"];

/** Measures what a first visit to a page loads. `source` is the source file of the page, as its route names it. */
export function firstLoad(source: string): FirstLoad {
  const { entries } = assetManifest();
  const neededFiles = [...ENTRIES, source].map((name) => {
    const entry = entries[name];
    if (!entry) throw new Error(`The build made no script of ${name}`);
    return entry;
  });
  const styles = new Set(neededFiles.flatMap((entry) => entry.styles));
  return { script: kilobytes(withImports(neededFiles.map((entry) => entry.script))), style: kilobytes(styles) };
}

/** Returns the scripts and all their static imports, transitively. */
function withImports(scripts: string[]): Set<string> {
  const foundFiles = new Set(scripts);
  for (const script of foundFiles) {
    const text = readAsset(script).toString();
    for (const [, name = ""] of text.matchAll(/(?:\bfrom|\bimport)\s*"\/(client\/[\w.-]+\.js)"/g)) {
      if (!hasAsset(name)) throw new Error(`${script} imports ${name}, which the build did not make`);
      foundFiles.add(name);
    }
  }
  return foundFiles;
}

function kilobytes(names: Iterable<string>): number {
  let bytes = 0;
  for (const name of names) bytes += gzipSize(name);
  return bytes / 1000;
}

function gzipSize(name: string): number {
  const isCompressed = assetManifest().files[name]?.encodings.includes("gzip");
  return isCompressed ? readEncodedAsset(name, "gzip").length : gzipSync(readAsset(name)).length;
}
