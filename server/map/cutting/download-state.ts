import { readFile, rename, rm, writeFile } from "node:fs/promises";

/** Progress of a new archive, from which an interrupted command resumes. */
export interface DownloadState {
  /** Source and plan; another plan begins anew. */
  plan: string;
  /** URL of the source. The URL of a daily build differs every day. */
  source: string;
  /** Number of written ranges. */
  ranges: number;
}

export interface DownloadFiles {
  /** The unfinished archive. */
  archive: string;
  state: string;
}

/** Returns the paths of the unfinished archive and of its state. */
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

/** Replaces the state atomically, so that a killed process leaves the previous one. */
export async function writeDownloadState({ state }: DownloadFiles, value: DownloadState): Promise<void> {
  await writeFile(`${state}.new`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${state}.new`, state);
}

export async function removeDownload({ archive, state }: DownloadFiles): Promise<void> {
  for (const file of [archive, state, `${state}.new`]) await rm(file, { force: true });
}
