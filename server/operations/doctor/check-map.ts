import { stat } from "node:fs/promises";
import { AppError } from "../../errors.ts";
import { openArchive } from "../../map/archive/open-archive.ts";
import { downloadFiles } from "../../map/cutting/download-state.ts";
import type { CommandLine } from "./check-settings.ts";
import { bytesText, type CheckResult, type Finding } from "./finding.ts";

/** Maximum number of entries to check, as many as a large country has. An archive of the earth has a hundred times as many. */
const MAX_ENTRIES = 1_000_000;

/** Checks the archive of streets: its header, layers and directories. `map add` reads every tile. */
export async function checkMap(file: string, commandLine: CommandLine): Promise<CheckResult> {
  const findings: Finding[] = [];
  const download = await stat(downloadFiles(file).archive).catch(() => undefined);
  if (download !== undefined) {
    findings.push({
      severity: "note",
      message: `A download of a map was stopped, or still runs: ${downloadFiles(file).archive} (${bytesText(download.size)}).`,
      remedy: "Repeat it, and it goes on. If it is not wanted any more, remove the map or delete the file.",
    });
  }
  const stats = await stat(file).catch(() => undefined);
  if (stats === undefined) return { check: "map", findings, fact: "none, so maps have no streets" };
  try {
    const archive = await openArchive(file);
    try {
      let count = 0;
      for await (const { offset, length } of archive.entries()) {
        requireInside(offset + length, archive.header.tileDataLength);
        if (++count === MAX_ENTRIES) break;
      }
    } finally {
      await archive.close();
    }
    return {
      check: "map",
      findings,
      fact: `readable, zoom ${archive.minZoom} to ${archive.maxZoom}, ${bytesText(archive.bytes)}`,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    findings.push({
      severity: "error",
      message: `${error.message} Maps are drawn without streets.`,
      remedy: "Add the map again, or remove it with map remove.",
      command: commandLine("map", "add"),
    });
    return { check: "map", findings, fact: "" };
  }
}

function requireInside(end: number, length: number): void {
  if (end > length)
    throw new AppError("unreadable", "A directory of the map's archive is damaged: a tile lies beyond its end.");
}
