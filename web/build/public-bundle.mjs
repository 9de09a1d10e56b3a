/** How the bundle of the public pages is kept small: plugins for esbuild. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * react-router's one module creates contexts and components as it loads, so nothing of it could be left out. Marked as
 * free of side effects, the parts that no page uses go (9 kB compressed).
 */
export const pureRouter = {
  name: "pure-router",
  setup(build) {
    build.onLoad({ filter: /react-router\/dist\/.*\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replace(/^\w+\.(displayName|contextType) = .*;$/gm, "")
        .replace(/(= )(React\d*\.(forwardRef|createContext|memo)\()/g, "$1/* @__PURE__ */ $2"),
      loader: "js",
    }));
  },
};

/**
 * A query client makes a cache of mutations and knows endless lists, whether they are used or not (1.5 kB compressed).
 * Pages only read: code that writes gives its client a `new MutationCache()` of the library's.
 */
export const readingQueries = {
  name: "reading-queries",
  setup(build) {
    const unused = {
      "./mutationCache.js":
        "export class MutationCache { clear() {} findAll() { return []; } async resumePausedMutations() {} }",
      "./infiniteQueryBehavior.js":
        "export function infiniteQueryBehavior() { throw new Error('left out by web/build/public-bundle.mjs'); }",
    };
    build.onResolve({ filter: /^\.\/(mutationCache|infiniteQueryBehavior)\.js$/ }, ({ path, importer }) =>
      /query-core[\\/].*[\\/](query|queryClient)\.js$/.test(importer) ? { path, namespace: "unused" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "unused" }, ({ path }) => ({ contents: unused[path] }));
  },
};

/** Besides the application itself, what nearly every page needs. */
const SHARED = [
  "web/app.tsx",
  "web/components/card/business-card.tsx",
  "web/components/third-party.ts",
  "web/api/queries.ts",
].concat(
  ["publishing/page-head", "publishing/page-head-text", "social-card/picture-hash"].map(
    (name) => `server/domain/${name}.ts`,
  ),
);

/**
 * esbuild makes a chunk for every set of entries that share a module: two dozen small files a page, which compress badly.
 * With the shared parts imported by the entry and every module that is loaded lazily, all that they consist of is in one (5 kB less).
 */
export const oneSharedChunk = {
  name: "one-shared-chunk",
  setup(build) {
    const sharing = new Set([join(root, "web/entry-client.tsx")]);
    const imports = SHARED.map((path) => `import ${JSON.stringify(join(root, path))};\n`).join("");
    build.onResolve({ filter: /^\./ }, ({ kind, resolveDir, path }) => {
      if (kind === "dynamic-import") sharing.add(join(resolveDir, path));
    });
    build.onLoad({ filter: /[\\/]web[\\/].*\.tsx?$/ }, ({ path }) => {
      if (!sharing.has(path)) return undefined;
      return { contents: imports + readFileSync(path, "utf8"), loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};
