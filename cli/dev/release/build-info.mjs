/** Tells which sources a build is made of. The same sources give the same values, so that builds can be reproduced. */
import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";

/** Returns the constants that server/output/build-info.ts reads, as esbuild defines. */
export function buildConstants(root) {
  const { commit, date } = buildInfo(root);
  return { BUILD_COMMIT: JSON.stringify(commit), BUILD_DATE: JSON.stringify(date) };
}

/**
 * Returns commit and date of the sources in a folder. Without git, as in a tarball, the commit is unknown. The date is SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/), else the date of the commit, never the clock.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ commit: string, date: string }}
 */
export function buildInfo(root, environment = process.env) {
  const epoch = environment.SOURCE_DATE_EPOCH;
  const hasEpoch = /^\d{1,11}$/.test(epoch ?? "");
  if (epoch && !hasEpoch) throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970, but is "${epoch}".`);
  const { commit, seconds } = commitOf(root, environment);
  const time = hasEpoch ? Number(epoch) : seconds;
  return { commit, date: time === undefined ? "unknown" : new Date(time * 1000).toISOString() };
}

function commitOf(root, environment) {
  const git = (...args) =>
    execFileSync("git", ["-C", root, ...args], {
      encoding: "utf8",
      // GIT_DIR and similar variables may name another repository, as in a hook.
      env: { PATH: environment.PATH, HOME: environment.HOME },
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    // An unpacked tarball may lie inside an unrelated repository.
    if (realpathSync(git("rev-parse", "--show-toplevel")) !== realpathSync(root)) return { commit: "unknown" };
    const [commit, seconds] = git("show", "--no-patch", "--format=%H %ct", "HEAD").split(" ");
    const isDirty = git("status", "--porcelain", "--untracked-files=no") !== "";
    return { commit: isDirty ? `${commit}-dirty` : commit, seconds: Number(seconds) };
  } catch {
    return { commit: "unknown" };
  }
}
