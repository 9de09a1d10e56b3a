/**
 * The files of the build: browser scripts, styles and images, the workers, the sample workbook, the SQLite addon. Inside the executable
 * they are its assets; otherwise they are the files of dist/assets. Only names in the build's manifest can be read, so a name from a
 * request cannot reach any other file.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getRawAsset, isSea } from "node:sea";

export interface AssetInfo {
  /** A media type, with charset for text. */
  type: string;
  /** Hexadecimal hash of the uncompressed bytes. */
  sha256: string;
  /** Size in bytes. */
  size: number;
  /** Compressed copies: `br` as name + ".br", `gzip` as name + ".gz". */
  encodings: ("br" | "gzip")[];
}

/** Files that the browser loads for an entry or a lazy module. Values are asset names; the URL is "/" + name. */
export interface BrowserEntry {
  script: string;
  styles: string[];
  /** Static imports of `script`, to be preloaded with it. */
  imports: string[];
}

export interface AssetManifest {
  files: Record<string, AssetInfo>;
  /** Entries by source path, such as "web/entry-client.tsx". */
  entries: Record<string, BrowserEntry>;
  /** Names of the style sheets' pictures, by source path, such as "web/images/street.svg". */
  images: Record<string, string>;
  /** Style sheets that apply after the first paint. */
  lateStyles: string[];
}

export const insideExecutable = isSea();
export const runsFromSource = import.meta.filename.endsWith(".ts");

const folder = join(import.meta.dirname, runsFromSource ? "../dist/assets" : "assets");
let manifest: AssetManifest | undefined;

/** Returns the manifest of the build. Throws when run from source before `npm run build`. */
export function assetManifest(): AssetManifest {
  manifest ??= JSON.parse(readRaw("manifest.json").toString()) as AssetManifest;
  return manifest;
}

export function hasAsset(name: string): boolean {
  return Object.hasOwn(assetManifest().files, name);
}

/** Returns the bytes, in read-only memory inside the executable: do not write to them. Throws for an unknown name. */
export function readAsset(name: string): Buffer {
  if (!hasAsset(name)) throw new Error(`No asset named ${name}`);
  return readRaw(name);
}

/** Returns the compressed copy of an asset. Throws when there is none. */
export function readEncodedAsset(name: string, encoding: "br" | "gzip"): Buffer {
  if (!assetManifest().files[name]?.encodings.includes(encoding)) throw new Error(`No ${encoding} asset named ${name}`);
  return readRaw(name + (encoding === "br" ? ".br" : ".gz"));
}

/** Returns the path of an asset; undefined inside the executable. */
export function assetFile(name: string): string | undefined {
  return insideExecutable ? undefined : join(folder, name);
}

function readRaw(name: string): Buffer {
  return insideExecutable ? Buffer.from(getRawAsset(name)) : readFileSync(join(folder, name));
}
