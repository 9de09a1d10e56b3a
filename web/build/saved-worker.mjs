import { createHash } from "node:crypto";
import * as esbuild from "esbuild";

/** Source files of what the page of saved places loads: with the page, after it, and when a visitor uses it. */
const MODULES = [
  "web/entry-client.tsx",
  "web/pages/saved/saved-page.tsx",
  "web/saved/saved-buttons.tsx",
  "web/saved/offline-page.ts",
  "web/components/site-frame.ts",
  "web/components/header/menu-behaviour.ts",
  "web/components/map/results-map.tsx",
  "web/components/notifications/toaster.tsx",
];

/**
 * Returns the paths of the scripts that the page of saved places needs without a connection, with all that they import. `outputs` are those
 * of esbuild's metafile. Throws if a module has no script of its own any more.
 */
function offlineScripts(outputs) {
  const scriptOf = new Map(Object.entries(outputs).map(([path, { entryPoint }]) => [entryPoint, path]));
  const scripts = new Set(
    MODULES.map((module) => {
      const path = scriptOf.get(module);
      if (!path) throw new Error(`${module} has no script of its own, which the page of saved places needs`);
      return path;
    }),
  );
  for (const script of scripts)
    for (const { path, kind } of outputs[script].imports) if (kind === "import-statement") scripts.add(path);
  return [...scripts];
}

/**
 * Builds the service worker of the page of saved places with esbuild's `options`, from the bundles of the public pages and of the script that
 * starts them. Browsers take a worker with other bytes for a new version.
 */
export async function buildSavedWorker(options, { starter, client, lateFiles, assetName }) {
  const styles = client.files.filter(([name]) => name.endsWith(".css"));
  const names = [
    ...offlineScripts(client.metafile.outputs).map(assetName),
    ...[...starter.files, ...styles, ...lateFiles].map(([name]) => name),
  ];
  const paths = names.map((name) => `/${name}`).toSorted();
  const version = createHash("sha256").update(paths.join("\n")).digest("hex").slice(0, 12);
  const { outputFiles } = await esbuild.build({
    ...options,
    entryPoints: ["web/saved/saved-worker.ts"],
    format: "iife",
    minify: true,
    define: { OFFLINE_FILES: JSON.stringify(paths), OFFLINE_VERSION: JSON.stringify(version) },
  });
  return outputFiles[0].contents;
}
