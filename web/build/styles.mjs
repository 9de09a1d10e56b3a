import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";

const root = join(import.meta.dirname, "..");

/**
 * esbuild plugin that leaves late styles out of the style sheet of all pages: modules named `*.late.module.css`, which pages load after their first
 * paint.
 */
export const WITHOUT_LATE_STYLES = {
  name: "without-late-styles",
  setup: ({ onLoad }) => onLoad({ filter: /\.late\.module\.css$/ }, () => ({ contents: "", loader: "local-css" })),
};

/** Bundles the late styles of public pages into one style sheet. */
export async function buildLateStyles(options) {
  const paths = readdirSync(root, { recursive: true }).filter((path) => path.endsWith(".late.module.css"));
  // Windows has other slashes.
  const imports = paths.map((path) => `@import "./${path.replaceAll("\\", "/")}";`).toSorted();
  const stdin = { contents: imports.join("\n"), resolveDir: root, sourcefile: "late.css", loader: "css" };
  return (await esbuild.build({ ...options, stdin })).outputFiles;
}

/**
 * Requires distinct file names of style modules: esbuild prefixes a module's classes with the name, and equal names could get different
 * prefixes in each build.
 */
export function requireDistinctStyleNames() {
  const paths = new Map();
  for (const path of readdirSync(root, { recursive: true })) {
    if (!path.endsWith(".module.css")) continue;
    const name = basename(path);
    if (paths.has(name)) throw new Error(`Two CSS modules are named ${name}: web/${paths.get(name)} and web/${path}`);
    paths.set(name, path);
  }
}
