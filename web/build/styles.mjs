import { readdirSync } from "node:fs";
import { join } from "node:path";
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
  const imports = paths.map((path) => `import "./${path.replaceAll("\\", "/")}";`).toSorted();
  const stdin = { contents: imports.join("\n"), resolveDir: root, sourcefile: "late.js", loader: "js" };
  const { outputFiles } = await esbuild.build({ ...options, stdin });
  return outputFiles.filter(({ path }) => path.endsWith(".css"));
}

/**
 * Makes a text of each `*.late.css` with all that it imports, which a lazy module adds to the document itself: all other styles are in one
 * sheet, which every page loads. Pictures of libraries, which are not used, stay out.
 */
export const LATE_STYLES = {
  name: "late-styles",
  setup({ onLoad }) {
    onLoad({ filter: /\.late\.css$/ }, async ({ path }) => {
      const options = { bundle: true, minify: true, write: false, external: ["*.png"], logLevel: "warning" };
      const { outputFiles } = await esbuild.build({ ...options, entryPoints: [path] });
      return { contents: outputFiles[0].text.trim(), loader: "text" };
    });
  },
};
