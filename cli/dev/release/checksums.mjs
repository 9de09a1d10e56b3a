/** Checksums of what is released, as `sha256sum --check` reads them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One line for each of these files of a folder. */
export function checksums(folder, names) {
  const hash = (name) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return names.map((name) => `${hash(name)}  ${name}\n`).join("");
}
