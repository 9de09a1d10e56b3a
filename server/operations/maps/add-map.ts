import { rename, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { MapBox } from "#domain/map/map-box";
import { AppError, diskError } from "../../errors.ts";
import { type OutputKind, requireReplaceable, syncFolder } from "../../files/output-file.ts";
import { isUnreadableMap } from "../../map/archive/damaged-map.ts";
import { openArchive } from "../../map/archive/open-archive.ts";
import { type Cut, planCut, writeCut } from "../../map/cutting/cut-archive.ts";
import { downloadFiles, readDownloadState, removeDownload } from "../../map/cutting/download-state.ts";
import { openFileReader } from "../../map/cutting/file-reader.ts";
import { type HttpReaderOptions, openHttpReader } from "../../map/cutting/http-reader.ts";
import type { RangeReader } from "../../map/cutting/range-reader.ts";
import { storePlaces } from "../../map/places/places-file.ts";
import { verifyArchive } from "../../map/places/scan-archive.ts";
import type { SharedFiles } from "../../store/port/cluster.ts";
import type { Store } from "../../store/store.ts";
import { bytesText } from "../doctor/finding.ts";
import { fetchFailure } from "../fetch-failure.ts";
import { type ProgressOptions, percentProgress } from "../operation-options.ts";
import { openBuild } from "./build-url.ts";
import { type AreaOptions, mapArea } from "./map-area.ts";
import { lockMap } from "./map-lock.ts";
import { shareMap } from "./shared-map.ts";

export interface AddMapOptions extends AreaOptions {
  store: Pick<Store, "directory" | "search">;
  /** Transfers the archive to servers that share a database; undefined for a single server or a shared file. */
  files: SharedFiles | undefined;
  /** Path of the archive that is replaced. */
  target: string;
  /** Path of the source archive; undefined to download from `url`. */
  file?: string | undefined;
  /** Address of an archive; {date} in it stands for the day of a build. */
  url: string;
  maxZoom: number;
  /** Plans the map without downloading it. */
  isDryRun: boolean;
  now: () => Date;
  /** Called when size and attribution are known, before the download. */
  onPlan?: (plan: MapPlan) => void;
  onDownload?: ProgressOptions["onProgress"];
  onCheck?: ProgressOptions["onProgress"];
  signal?: AbortSignal;
  /** Timeouts of requests. */
  timeouts?: Pick<HttpReaderOptions, "timeoutMs" | "minBytesPerSecond" | "retryPausesMs">;
}

export interface MapPlan {
  /** File or address. */
  source: string;
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  minZoom: number;
  maxZoom: number;
  tiles: number;
  bytes: number;
  /** Number of bytes and ranges to read. */
  transferBytes: number;
  requests: number;
  attribution: string;
  /** Layers of the schema that the archive lacks. */
  missingLayers: readonly string[];
  /** Businesses far from all others, around which no map is made. */
  outliers: number;
}

export interface AddedMap extends MapPlan {
  file: string;
  version: string;
  /** Number of districts, stations and squares that searches know from it. */
  places: number;
  /** Bytes that an interrupted run had left. */
  resumedBytes: number;
}

/** Unit of disk usage in `stat`. */
const BLOCK_BYTES = 512;
const MAP: OutputKind = { name: "a map", matches: (head) => head.toString("latin1", 0, 2) === "PM" };

/**
 * Extracts an area of an archive as the map of the directory, verifies it, and replaces the former map atomically. An interrupted run
 * leaves the former map and resumes when repeated. Errors: AppError `usage`, `not-found`, `unreadable`, `conflict`, `storage`, `cancelled`.
 */
export async function addMap(options: AddMapOptions): Promise<MapPlan | AddedMap> {
  const { store, target, maxZoom, isDryRun } = options;
  await requireReplaceable(target, MAP);
  const { boxes, outliers } = await mapArea(store, options);
  const reader = await openReader(options);
  try {
    const cut = await planCut(reader, { boxes, maxZoom });
    const plan = planOf(reader.name, cut, outliers);
    options.onPlan?.(plan);
    if (isDryRun) return plan;
    await requireSpace(target, cut.bytes);
    const lock = await lockMap(target);
    try {
      const onDownload: AddMapOptions["onDownload"] = (progress) => {
        lock.renew();
        options.onDownload?.(progress);
      };
      return { ...plan, ...(await write(reader, cut, { ...options, onDownload })) };
    } finally {
      await lock.release();
    }
  } finally {
    await reader.close();
  }
}

async function openReader({ file, url, target, now, signal, timeouts }: AddMapOptions): Promise<RangeReader> {
  if (file !== undefined) return openFileReader(file);
  const earlier = (await readDownloadState(downloadFiles(target)))?.source;
  const open = (address: string) => openHttpReader(address, { signal, failureText: fetchFailure, ...timeouts });
  return openBuild(url, { now: now(), earlier, open });
}

const planOf = (source: string, cut: Cut, outliers: number): MapPlan => ({
  source,
  bounds: boundsOf(cut.box),
  minZoom: cut.minZoom,
  maxZoom: cut.maxZoom,
  tiles: cut.tiles,
  bytes: cut.bytes,
  transferBytes: cut.transferBytes,
  requests: cut.requests,
  attribution: cut.attribution,
  missingLayers: cut.missingLayers,
  outliers,
});

function boundsOf({ west, south, east, north }: MapBox): MapPlan["bounds"] {
  const rounded = (degrees: number) => Number(degrees.toFixed(6));
  return [rounded(west), rounded(south), rounded(east), rounded(north)];
}

async function write(reader: RangeReader, cut: Cut, options: AddMapOptions) {
  const { target, files: shared, signal, onDownload, onCheck } = options;
  const files = downloadFiles(target);
  const resumedBytes = await writeCut(reader, cut, {
    files,
    signal,
    onProgress: (bytes) => onDownload?.(percentProgress(bytes / Math.max(1, cut.transferBytes))),
  });
  const { version, places } = await verify(files.archive, { signal, onCheck }).catch(async (error: unknown) => {
    if (!isUnreadableMap(error)) throw error;
    // A damaged part must not be gone on with.
    await removeDownload(files);
    throw new AppError("unreadable", `${error.message} Nothing was replaced.`, [], { cause: error });
  });
  if (shared !== undefined) await shareMap(shared, files.archive, version);
  await requireReplaceable(target, MAP);
  try {
    await storePlaces(target, version, places);
    await rename(files.archive, target);
  } catch (error) {
    throw diskError(target, "written", error);
  }
  await syncFolder(dirname(target));
  await removeDownload(files);
  return { file: target, version, places: places.length, resumedBytes };
}

async function verify(file: string, { signal, onCheck }: Pick<AddMapOptions, "signal" | "onCheck">) {
  const archive = await openArchive(file);
  try {
    const onProgress = (fraction: number) => onCheck?.(percentProgress(fraction));
    return { version: archive.version, places: await verifyArchive(archive, { signal, onProgress }) };
  } finally {
    await archive.close();
  }
}

/** Checks for free space, less what an interrupted run has already written. Errors: AppError `storage`. */
async function requireSpace(target: string, bytes: number): Promise<void> {
  const free = await statfs(dirname(target)).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
  const bytesOnDisk = await stat(downloadFiles(target).archive).then(
    ({ blocks }) => blocks * BLOCK_BYTES,
    () => 0,
  );
  if (free + bytesOnDisk > bytes) return;
  throw new AppError(
    "storage",
    `The map needs ${bytesText(bytes)}, and the disk of ${target} has ${bytesText(free)} free. Take a smaller part with --bbox or --max-zoom.`,
  );
}
