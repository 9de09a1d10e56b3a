import { readFile, rename, rm, writeFile } from "node:fs/promises";

/** Tells how far a new archive was written, so that an interrupted command goes on. */
export interface DownloadState {
  /** Source and plan; another plan begins anew. */
  plan: string;
  /** URL of the source, of which a later day has another one. */
  source: string;
  /** Number of ranges that are written. */
  ranges: number;
}

export interface DownloadFiles {
  /** The unfinished archive. */
  archive: string;
  state: string;
}

/** Returns the files beside an archive that an unfinished one is written to. */
export const downloadFiles = (archive: string): DownloadFiles => ({
  archive: `${archive}.download`,
  state: `${archive}.download.json`,
});

/** Returns the state of an unfinished archive; undefined if there is none. */
export async function readDownloadState({ state }: DownloadFiles): Promise<DownloadState | undefined> {
  try {
    const { plan, source, ranges } = JSON.parse(await readFile(state, "utf8")) as Partial<DownloadState>;
    if (typeof plan !== "string" || typeof source !== "string" || !Number.isInteger(ranges)) return undefined;
    return { plan, source, ranges: ranges ?? 0 };
  } catch {
    return undefined;
  }
}

/** Replaces the state at once: a killed process leaves the one before. */
export async function writeDownloadState({ state }: DownloadFiles, value: DownloadState): Promise<void> {
  await writeFile(`${state}.new`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${state}.new`, state);
}

export async function removeDownload({ archive, state }: DownloadFiles): Promise<void> {
  for (const file of [archive, state, `${state}.new`]) await rm(file, { force: true });
}
