import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  /** Writes a file that fills the disk. */
  fill(): void;
  /** Deletes that file. */
  removeFiller(): void;
  unmount(): void;
}

/** Mounts a disk of some megabytes; undefined if this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-full-"));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    remove();
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      try {
        for (;;) writeFileSync(filler, "x".repeat(4096), { flag: "a" });
      } catch {
        // The disk is full.
      }
    },
    removeFiller: () => rmSync(filler),
    unmount() {
      execFileSync("umount", ["-l", folder]);
      remove();
    },
  };
}

/** Tells whether this user may mount a disk. */
export function canMountDisks(): boolean {
  const disk = mountSmallDisk(1);
  disk?.unmount();
  return disk !== undefined;
}
