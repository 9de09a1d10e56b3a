import { chmod, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { AppError, diskError } from "../../errors.ts";
import { createOutput, type OutputKind, requireReplaceable } from "../../files/output-file.ts";
import { indexXml, partXml, type SitemapPart, type SitemapSet } from "../../queries/sitemaps.ts";
import type { ProgressOptions } from "../operation-options.ts";

const INDEX = "sitemap.xml";
/** Matches parts, compressed or not, that an earlier run may have left. */
const PART = /^sitemap-(main|categories|cities|businesses-\d+)\.xml(\.gz)?$/;
const deflate = promisify(gzip);
const SITEMAP: OutputKind = {
  name: "a sitemap",
  matches: (head, _tail, file) =>
    file.endsWith(".gz") ? head[0] === 0x1f && head[1] === 0x8b : head.includes("http://www.sitemaps.org/schemas/"),
};

export interface WriteSitemapOptions extends ProgressOptions {
  sitemaps: SitemapSet;
  baseUrl: string;
  /** The folder; created when its parent exists. */
  out: string;
  /** Writes parts as `.xml.gz`. */
  gzip?: boolean;
}

export interface SitemapReport {
  /** Number of files, with the index. */
  files: number;
  urls: number;
  /** Number of new or changed files. */
  written: number;
  /** Number of removed parts that the index no longer names. */
  removed: number;
  seconds: number;
}

/**
 * Writes the sitemap index and its parts, the same bytes as the server sends. Unchanged files are left alone; the others are replaced
 * atomically, the index last, so that it never names a missing part. Errors: AppError `storage` when the folder cannot be written,
 * `cancelled` after an abort.
 */
export async function writeSitemap(options: WriteSitemapOptions): Promise<SitemapReport> {
  const startedAt = performance.now();
  const folder = resolve(options.out);
  const extension = options.gzip ? ".gz" : "";
  const { parts } = options.sitemaps;
  const files = new Set(parts.map(({ name }) => name + extension));
  const progress = trackProgress(options);
  let urls = 0;
  let writtenCount = 0;
  try {
    await makeFolder(folder);
    for (const part of parts) {
      if (options.signal?.aborted) throw new AppError("cancelled", "Stopped; run it again to write the rest.");
      const { bytes, count } = await renderPart(part);
      if (await writeIfChanged(join(folder, part.name + extension), options.gzip ? await deflate(bytes) : bytes))
        writtenCount++;
      urls += count;
      progress(urls);
    }
    if (await writeIfChanged(join(folder, INDEX), Buffer.from(indexXml(parts, options.baseUrl, extension))))
      writtenCount++;
    const removedParts = await removeOldParts(folder, files);
    return {
      files: files.size + 1,
      urls,
      written: writtenCount,
      removed: removedParts,
      seconds: Math.round(performance.now() - startedAt) / 1000,
    };
  } catch (error) {
    throw diskError(folder, "written", error);
  }
}

function trackProgress({ sitemaps, onProgress }: WriteSitemapOptions) {
  const expectedUrls = sitemaps.indexable.parts.reduce((sum, { urls }) => sum + urls, 0);
  return (doneCount: number) => {
    const total = Math.max(doneCount, expectedUrls);
    onProgress?.({ done: doneCount, total, fraction: total === 0 ? 1 : doneCount / total, unit: "pages" });
  };
}

async function renderPart(part: SitemapPart): Promise<{ bytes: Buffer; count: number }> {
  let count = 0;
  async function* pages() {
    for await (const batch of part.pages()) {
      count += batch.length;
      yield batch;
    }
  }
  const bytes = await partXml({ ...part, pages });
  return { bytes, count };
}

async function makeFolder(folder: string): Promise<void> {
  const isNew = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
      return false;
    },
  );
  // Web servers must be able to read the file, whatever the umask.
  if (isNew) await chmod(folder, 0o755);
}

/** Returns false when the file already has these bytes. */
async function writeIfChanged(file: string, bytes: Buffer): Promise<boolean> {
  await requireReplaceable(file, SITEMAP);
  const currentBytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (currentBytes?.equals(bytes)) return false;
  const output = await createOutput(file, SITEMAP);
  try {
    await output.handle.writeFile(bytes);
    await output.handle.sync();
    await output.handle.close();
    await output.commit(true);
    return true;
  } catch (error) {
    await output.discard();
    throw error;
  }
}

async function removeOldParts(folder: string, currentNames: ReadonlySet<string>): Promise<number> {
  const oldFiles = (await readdir(folder)).filter((name) => PART.test(name) && !currentNames.has(name));
  for (const name of oldFiles) {
    await requireReplaceable(join(folder, name), SITEMAP);
    await rm(join(folder, name));
  }
  return oldFiles.length;
}
