/** Writes the files released beside the executable: the bill of materials, and checksums for `sha256sum --check`. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { billOfMaterials } from "./bill-of-materials.mjs";

/**
 * Writes sbom.cdx.json and SHA256SUMS.
 * @param {string} root the folder of package-lock.json
 * @param {string} folder holds the executable and THIRD-PARTY-NOTICES.txt
 */
export function writeReleaseFiles(root, folder) {
  writeFileSync(join(folder, "sbom.cdx.json"), billOfMaterials(root, sqliteVersion()));
  const names = ["mainstreet", "THIRD-PARTY-NOTICES.txt", "sbom.cdx.json"];
  writeFileSync(join(folder, "SHA256SUMS"), checksums(folder, names));
}

/** Returns one checksum line for each of these files. */
function checksums(folder, names) {
  const hash = (name) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return names.map((name) => `${hash(name)}  ${name}\n`).join("");
}

function sqliteVersion() {
  const db = new Sqlite(":memory:");
  try {
    return db.prepare("SELECT sqlite_version()").pluck().get();
  } finally {
    db.close();
  }
}
