/** Collects licence notices of everything in the executable. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LICENSE_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/**
 * Returns the notices as one text, by package name.
 * @param {string} root folder that holds node_modules
 * @param {Iterable<string>} files paths from `root` of the files that were bundled (esbuild's metafile inputs)
 * @param {Iterable<string>} packages names of packages whose files are embedded without being bundled
 */
export function thirdPartyNotices(root, files, packages) {
  const folders = new Set([...packages].map((name) => `node_modules/${name}`));
  for (const file of files) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replace(/^[a-z-]+:/, "")) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  const notices = new Map([...[...folders].map((folder) => noticeOf(join(root, folder))), ...dataNotices()]);
  return [...notices]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, notice]) => notice)
    .join(`\n${"-".repeat(80)}\n\n`);
}

/** Returns the package's name with version, and its notice. Errors: a package without a licence stops the build. */
function noticeOf(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = licenseFiles(folder, license).map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (license === undefined && texts.length === 0) throw new Error(`${name} ${version} names no licence`);
  const title = `${name} ${version} (${license ?? "see below"})${homepage ? `\n${homepage}` : ""}`;
  return [`${name} ${version}`, [title, ...texts, ""].join("\n\n")];
}

/** Returns the notices for data that committed files derive from, each a file in `licences/`. */
function dataNotices() {
  const folder = join(import.meta.dirname, "licences");
  return readdirSync(folder).map((file) => {
    const name = file.replace(/\.txt$/, "");
    return [name, `${name} (data)\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`];
  });
}

/** Returns the licence files of a package that follows REUSE and names them by SPDX id (https://reuse.software/spec-3.3/). */
function licenseFiles(folder, license) {
  if (!existsSync(folder)) return [];
  const reuseFile = join("LICENSES", `${license}.txt`);
  const files = readdirSync(folder).filter((name) => LICENSE_FILE.test(name) && name !== "LICENSES");
  return existsSync(join(folder, reuseFile)) ? [...files, reuseFile] : files;
}
