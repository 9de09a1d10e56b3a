import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Matches comments, texts, addresses and global selectors, or else a class, whose name is the group. */
const CLASS = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)|\.(-?[A-Za-z_][\w-]*)/g;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;

/**
 * Makes a plugin of esbuild that gives the classes of style modules short names. A page repeats them hundreds of times, in esbuild's own form
 * with the name of the file. The builds of server and browser share the plugin, so they agree on the names. Animations keep theirs, so two
 * files may not have the same ones.
 * @param {string} folder holds all style modules
 */
export function shortClassNames(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".module.css"));
  const modules = new Map();
  const animations = new Map();
  let count = 0;
  for (const file of files.toSorted((one, other) => (one < other ? -1 : 1))) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    for (const [, name] of text.matchAll(KEYFRAMES)) {
      if (animations.has(name)) throw new Error(`${file} and ${animations.get(name)} have animations named ${name}`);
      animations.set(name, file);
    }
    const names = {};
    const css = text.replace(CLASS, (match, name) => {
      if (name === undefined) return match;
      names[name] ??= `s${(count++).toString(36)}`;
      return `.${names[name]}`;
    });
    modules.set(path, { css, names });
  }
  return {
    name: "short-class-names",
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\.module\.css$/, namespace: "file" }, ({ path }) => ({
        contents: `import ${JSON.stringify(`classes:${path}`)};export default ${JSON.stringify(modules.get(path).names)}`,
        loader: "js",
      }));
      onResolve({ filter: /^classes:/ }, ({ path }) => ({ path: path.slice("classes:".length), namespace: "classes" }));
      onLoad({ filter: /^/, namespace: "classes" }, ({ path }) => ({
        contents: modules.get(path).css,
        loader: "global-css",
        resolveDir: dirname(path),
      }));
    },
  };
}
