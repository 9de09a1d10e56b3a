import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { findPostgres } from "./find-postgres.ts";
import { openGuardedFolder } from "./guarded-folder.ts";

let programs: string | undefined;

/** Returns the absolute folder of the programs of PostgreSQL, ready to run as another user. */
export function postgresPrograms(): string {
  programs ??= prepare();
  return programs;
}

/**
 * Copies the npm package and makes the symbolic links in `pg-symlinks.json`, as its install script would: install scripts are off, and the
 * user who runs the server may not be able to read node_modules.
 */
function prepare(): string {
  const installation = findPostgres();
  if (installation.source === "system") return installation.programs;
  const { path, user } = openGuardedFolder();
  const nativeFolder = join(path, "native");
  for (const part of ["bin", "lib", "share"]) {
    cpSync(join(installation.files, part), join(nativeFolder, part), {
      recursive: true,
      filter: (file) => !file.endsWith(".a"),
    });
  }
  const links = JSON.parse(readFileSync(join(installation.files, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  // Source and target are in the same folder, and begin with native/.
  for (const { source, target } of links) symlinkSync(basename(source), join(path, target));
  if (user.uid !== undefined) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, nativeFolder]);
  return join(nativeFolder, "bin");
}
