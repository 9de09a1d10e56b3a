/**
 * The files that the program carries with it: the browser's scripts, styles and images, the spreadsheet worker, the
 * sample workbook, the SQLite addon. Inside the executable they are its assets; beside the bundle, and for tests in the
 * checkout, they are the files of dist/assets. Only what the build listed in the manifest can be read, so a name that
 * came with a request cannot reach any other file.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getRawAsset, isSea } from "node:sea";

export interface AssetInfo {
  /** A media type, with charset for text. */
  type: string;
  /** Hexadecimal; of the bytes as they are, before any compression. */
  sha256: string;
  /** Bytes. */
  size: number;
  /** Compressed twins that are there too: `br` as name + ".br", `gzip` as name + ".gz". */
  encodings: ("br" | "gzip")[];
}

/** What the browser loads for one entry or lazily loaded module. Values are asset names; the URL is "/" + name. */
export interface BrowserEntry {
  script: string;
  styles: string[];
  /** Scripts that `script` imports at once, to be preloaded with it. */
  imports: string[];
}

export interface AssetManifest {
  files: Record<string, AssetInfo>;
  /** By source path, such as "web/entry-client.tsx". */
  entries: Record<string, BrowserEntry>;
  /** Names of the style sheets' pictures, by source path, such as "web/images/street.svg". */
  images: Record<string, string>;
}

export const insideExecutable = isSea();
export const runsFromSource = import.meta.filename.endsWith(".ts");

const folder = join(import.meta.dirname, runsFromSource ? "../dist/assets" : "assets");
let manifest: AssetManifest | undefined;

/** What the build made. Throws when run from source before `npm run build`. */
export function assetManifest(): AssetManifest {
  manifest ??= JSON.parse(readRaw("manifest.json").toString()) as AssetManifest;
  return manifest;
}

export function hasAsset(name: string): boolean {
  return Object.hasOwn(assetManifest().files, name);
}

/** The bytes; read-only memory inside the executable, so never write into them. Throws for an unknown name. */
export function readAsset(name: string): Buffer {
  if (!hasAsset(name)) throw new Error(`No asset named ${name}`);
  return readRaw(name);
}

/** Any asset, compressed twins included. */
export function readEncodedAsset(name: string, encoding: "br" | "gzip"): Buffer {
  if (!assetManifest().files[name]?.encodings.includes(encoding)) throw new Error(`No ${encoding} asset named ${name}`);
  return readRaw(name + (encoding === "br" ? ".br" : ".gz"));
}

/** Where an asset lies as a file of its own; undefined inside the executable. */
export function assetFile(name: string): string | undefined {
  return insideExecutable ? undefined : join(folder, name);
}

function readRaw(name: string): Buffer {
  return insideExecutable ? Buffer.from(getRawAsset(name)) : readFileSync(join(folder, name));
}
