import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Progress } from "#contract/import-report";
import { AppError, diskError } from "../../errors.ts";
import { indexXml, partXml, type SitemapPart, type SitemapSet } from "../../queries/sitemaps.ts";

const INDEX = "sitemap.xml";
/** Parts of earlier runs, compressed or not. */
const PART = /^sitemap-(main|categories|cities|businesses-\d+)\.xml(\.gz)?$/;
const deflate = promisify(gzip);

export interface WriteSitemapOptions {
  sitemaps: SitemapSet;
  baseUrl: string;
  /** Folder; created if its parent exists. */
  out: string;
  /** Parts as `.xml.gz`. */
  gzip?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface SitemapReport {
  /** With the index. */
  files: number;
  urls: number;
  /** New and changed files. */
  written: number;
  /** Deleted parts of earlier runs. */
  removed: number;
  seconds: number;
}

/**
 * Writes the sitemap index and its parts, byte for byte as the server sends them. Unchanged files are left alone; others are
 * replaced atomically, the index last. Errors: AppError `storage` when the folder cannot be written to, `cancelled` after an
 * abort.
 */
export async function writeSitemap(options: WriteSitemapOptions): Promise<SitemapReport> {
  const started = performance.now();
  const out = resolve(options.out);
  const ending = options.gzip ? ".gz" : "";
  const { parts } = options.sitemaps;
  const files = new Set(parts.map(({ name }) => name + ending));
  const progress = trackProgress(options);
  let urls = 0;
  let written = 0;
  try {
    await makeFolder(out);
    for (const part of parts) {
      if (options.signal?.aborted) throw new AppError("cancelled", "Stopped; run it again to write the rest.");
      const { bytes, count } = await counted(part);
      if (await put(join(out, part.name + ending), options.gzip ? await deflate(bytes) : bytes)) written++;
      urls += count;
      progress(urls);
    }
    if (await put(join(out, INDEX), Buffer.from(indexXml(parts, options.baseUrl, ending)))) written++;
    const removed = await removeOthers(out, files);
    return { files: files.size + 1, urls, written, removed, seconds: Math.round(performance.now() - started) / 1000 };
  } catch (error) {
    throw diskError(out, "written", error);
  }
}

function trackProgress({ sitemaps, onProgress }: WriteSitemapOptions) {
  const expected = sitemaps.indexable.parts.reduce((sum, { urls }) => sum + urls, 0);
  return (done: number) => {
    const total = Math.max(done, expected);
    onProgress?.({ done, total, fraction: total === 0 ? 1 : done / total, unit: "pages" });
  };
}

async function counted(part: SitemapPart): Promise<{ bytes: Buffer; count: number }> {
  let count = 0;
  async function* pages() {
    for await (const some of part.pages()) {
      count += some.length;
      yield some;
    }
  }
  const bytes = await partXml({ ...part, pages });
  return { bytes, count };
}

async function makeFolder(out: string): Promise<void> {
  await mkdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Writes atomically; false when the file holds these bytes already. */
async function put(file: string, bytes: Buffer): Promise<boolean> {
  const there = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (there?.equals(bytes)) return false;
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
    return true;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function removeOthers(out: string, wanted: ReadonlySet<string>): Promise<number> {
  const others = (await readdir(out)).filter((name) => PART.test(name) && !wanted.has(name));
  for (const name of others) await rm(join(out, name));
  return others.length;
}
