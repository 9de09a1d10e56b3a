/**
 * Makes dist/ from the sources: `node build.mjs`, and with `--executable` the one file dist/mainstreet as well.
 *
 *   dist/mainstreet.cjs   prints the version, or runs the program
 *   dist/program.cjs      command line, server and server-rendered pages in one script, with its code cache (.cache)
 *   dist/assets/          what that script reads through server/assets.ts, listed in manifest.json:
 *                         client/* (browser, hashed names), saved-worker.js, icons/*, worker-launcher.cjs, workbook-worker.cjs (.cache), card-worker.cjs, photo-worker.cjs, cards/*, photos/*, sample/businesses.xlsx, sqlite/*.node
 *   dist/mainstreet       Node, these scripts and the assets in one executable
 *   dist/THIRD-PARTY-NOTICES.txt   licences of everything in it
 *   dist/sbom.cdx.json, dist/SHA256SUMS   what is in it (CycloneDX), and checksums of these, with the executable
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import * as esbuild from "esbuild";
import { minify as minifyScript } from "terser";
import { buildConstants } from "./cli/dev/release/build-info.mjs";
import { asciiScript, asFunction, codeCache, EXECUTABLE_OPTIONS } from "./cli/dev/release/cached-scripts.mjs";
import { requireKnownNode } from "./cli/dev/release/embedded-node.mjs";
import { writeReleaseFiles } from "./cli/dev/release/release-files.mjs";
import { thirdPartyNotices } from "./cli/dev/third-party-notices.mjs";
import { photoFiles } from "./server/operations/photos/photo-files.mjs";
import { cardFiles } from "./server/render/card-files.mjs";
import { buildSavedWorker } from "./web/build/saved-worker.mjs";
import { shortClassNames } from "./web/build/short-class-names.mjs";
import { buildLateStyles, LATE_STYLES, WITHOUT_LATE_STYLES } from "./web/build/styles.mjs";

const root = import.meta.dirname;
const dist = join(root, "dist");
const assets = join(dist, "assets");
const launcherFile = join(dist, "mainstreet.cjs");
const programFile = join(dist, "program.cjs");
const executableFile = join(dist, "mainstreet");

/** These packages are embedded without being bundled: Node itself, the SQLite addon, the font and renderer of social cards, the codecs of photos. */
const EMBEDDED_PACKAGES = [
  `node-${process.platform}-${process.arch}`,
  "better-sqlite3",
  "@expo-google-fonts/inter",
  "@resvg/resvg-wasm",
  "@imagemagick/magick-wasm",
];

const MEDIA_TYPES = {
  js: "text/javascript; charset=utf-8",
  cjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  webmanifest: "application/manifest+json; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  node: "application/octet-stream",
  wasm: "application/wasm",
  cache: "application/octet-stream",
  gz: "application/gzip",
  ttf: "font/ttf",
  json: "application/json",
};

/** Both builds see the same images under the same URLs, so that the server renders what the browser expects. */
const COMMON = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".svg": "file", ".png": "file", ".woff2": "file" },
  assetNames: "[name]-[hash]",
  publicPath: "/client/",
  logLevel: "warning",
  plugins: [shortClassNames(join(root, "web")), LATE_STYLES],
};

const NODE_SCRIPT = {
  ...COMMON,
  platform: "node",
  target: "node24",
  format: "cjs",
  minifySyntax: true,
  minifyWhitespace: true,
  // Inside an executable only Node's own modules can be imported, and only by require.
  supported: { "dynamic-import": false },
  define: {
    ...COMMON.define,
    ...buildConstants(root),
    "import.meta.filename": "__filename",
    "import.meta.dirname": "__dirname",
  },
};

export async function build() {
  const [launcher, program, workerLauncher, workbookWorker, cardWorker, photoWorker, browser] = await Promise.all([
    buildScript("cli/launcher.ts", launcherFile),
    buildScript("cli/main.ts", programFile),
    buildScript("server/spreadsheet/worker-launcher.ts", join(assets, "worker-launcher.cjs")),
    buildScript("server/spreadsheet/worker/workbook-worker.ts", join(assets, "workbook-worker.cjs")),
    buildScript("server/render/card-worker.ts", join(assets, "card-worker.cjs")),
    buildScript("server/operations/photos/photo-worker.ts", join(assets, "photo-worker.cjs")),
    buildBrowser(),
  ]);
  const [programScript, workbookScript] = [asFunction(program.code), asFunction(workbookWorker.code)];
  const files = new Map([
    ...browser.files,
    ...iconFiles(),
    ...cardFiles(),
    ["worker-launcher.cjs", workerLauncher.code],
    ["workbook-worker.cjs", workbookScript],
    ["workbook-worker.cjs.cache", codeCache("workbook-worker", workbookScript)],
    ["card-worker.cjs", cardWorker.code],
    ["photo-worker.cjs", photoWorker.code],
    ...photoFiles(),
    ["sample/businesses.xlsx", readFileSync(join(root, "server/sample/businesses.xlsx"))],
    [addonAsset(), readFileSync(join(root, `node_modules/better-sqlite3/prebuilds/${basename(addonAsset())}`))],
  ]);
  const next = `${assets}.${process.pid}`;
  rmSync(next, { recursive: true, force: true });
  const { entries, images, lateStyles } = browser;
  const manifest = { files: {}, entries, images, lateStyles };
  await Promise.all(
    [...files].map(async ([name, bytes]) => {
      const variants = await compressedVariants(name, bytes);
      manifest.files[name] = {
        type: MEDIA_TYPES[name.split(".").at(-1)],
        sha256: createHash("sha256").update(bytes).digest("hex"),
        size: bytes.length,
        encodings: variants.map((variant) => variant.encoding),
      };
      write(join(next, name), bytes);
      for (const variant of variants) write(join(next, name + variant.ending), variant.bytes);
    }),
  );
  write(join(next, "manifest.json"), JSON.stringify(manifest));
  rmSync(assets, { recursive: true, force: true });
  renameSync(next, assets);
  const outputs = [launcher, program, workerLauncher, workbookWorker, cardWorker, photoWorker, browser];
  const bundledFiles = outputs.flatMap(({ inputs }) => inputs);
  write(join(dist, "THIRD-PARTY-NOTICES.txt"), thirdPartyNotices(root, bundledFiles, EMBEDDED_PACKAGES));
  // V8 does not notice that a cache belongs to another script of the same length.
  rmSync(`${programFile}.cache`, { force: true });
  write(`${programFile}.map`, program.map);
  write(programFile, programScript);
  write(launcherFile, launcher.code);
  write(`${programFile}.cache`, codeCache("program", programScript));
}

/** Bundles a script with all its imports; dynamic imports run only when they are reached. */
async function buildScript(entry, file) {
  const options = { ...NODE_SCRIPT, entryPoints: [entry], outfile: file, sourcemap: "linked", metafile: true };
  const result = await esbuild.build(options);
  const output = (ending) => result.outputFiles.find(({ path }) => path.endsWith(ending)).contents;
  return {
    file,
    code: asciiScript(output(".cjs")),
    map: output(".cjs.map"),
    inputs: Object.keys(result.metafile.inputs),
  };
}

const BROWSER = {
  ...COMMON,
  outdir: join(assets, "client"),
  platform: "browser",
  target: ["chrome111", "firefox115", "safari16.4"],
  format: "esm",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  // Identifiers are minified in a second step, by terser.
  minifySyntax: true,
  legalComments: "none",
};

const PANEL = "web/admin/entry-admin.tsx";

/** Bundles each entry by itself, so that neither the public site nor the panel loads anything of the other. */
async function buildBrowser() {
  const entries = [PANEL, "web/entry-start.ts", "web/entry-client.tsx"];
  const [lateFiles, ...builds] = await Promise.all([buildLateFiles(), ...entries.map(buildEntry)]);
  const savedWorker = await buildSavedWorker(BROWSER, { starter: builds[1], client: builds[2], lateFiles, assetName });
  return {
    files: [...lateFiles, ...builds.flatMap(({ files }) => files), ["saved-worker.js", savedWorker]],
    lateStyles: lateFiles.map(([name]) => name),
    inputs: builds.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
    entries: Object.assign({}, ...builds.map(({ entries }) => entries)),
    images: Object.assign({}, ...builds.map(({ images }) => images)),
  };
}

async function buildLateFiles() {
  const outputs = await buildLateStyles({ ...BROWSER, entryNames: "late-[hash]" });
  return Promise.all(outputs.map(async (output) => [assetName(output.path), await minify(output)]));
}

/** `path` is absolute, or relative to the project's root. */
const assetName = (path) => relative(assets, resolve(root, path)).replaceAll("\\", "/");

/** Bundles the browser's files, and lists the scripts and styles of the entry and each lazy module, and the names of pictures. */
async function buildEntry(entry) {
  const [scripts, whole] = await Promise.all([
    esbuild.build({ ...BROWSER, entryPoints: [entry], splitting: true, metafile: true }),
    // The unsplit build gives one style sheet for all pages: a chunk does not load its own.
    esbuild.build({ ...BROWSER, entryPoints: [entry], plugins: [WITHOUT_LATE_STYLES, ...BROWSER.plugins] }),
  ]);
  const outputs = [
    ...scripts.outputFiles.filter(({ path }) => !path.endsWith(".css")),
    ...whole.outputFiles.filter(({ path }) => path.endsWith(".css")),
  ];
  const files = await Promise.all(outputs.map(async (output) => [assetName(output.path), await minify(output, entry)]));
  const styles = files.map(([name]) => name).filter((name) => name.endsWith(".css"));
  const entries = {};
  for (const [path, { entryPoint, imports }] of Object.entries(scripts.metafile.outputs)) {
    if (!entryPoint || !path.endsWith(".js")) continue;
    entries[entryPoint] = {
      script: assetName(path),
      styles: entryPoint === entry ? styles : [],
      imports: imports.filter(({ kind }) => kind === "import-statement").map((imported) => assetName(imported.path)),
    };
  }
  const images = {};
  for (const [path, { inputs }] of Object.entries(scripts.metafile.outputs))
    if (path.endsWith(".svg")) images[Object.keys(inputs)[0]] = assetName(path);
  return { files, entries, images, metafile: scripts.metafile };
}

/** Returns the minified bytes of a script or style sheet; of other files the bytes as they are. */
async function minify({ path, contents, text }, entry) {
  const loader = { ".js": "js", ".css": "css" }[extname(path)];
  if (!loader) return contents;
  // terser saves 3 kB (gzip) over esbuild, which the public pages need; the panel does not, and it would take longer to build.
  const isPublicScript = loader === "js" && entry !== PANEL;
  const minifiedCode = isPublicScript
    ? minifyScript(text, { module: true, compress: { passes: 2 } })
    : esbuild.transform(text, { loader, minify: true });
  return Buffer.from((await minifiedCode).code);
}

/** Compresses once at build time, so that the server only chooses. */
async function compressedVariants(name, bytes) {
  if (!name.startsWith("client/") || !/\.(js|css|svg|webmanifest)$/.test(name) || bytes.length < 600) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return [
    { encoding: "br", ending: ".br", bytes: await promisify(brotliCompress)(bytes, { params }) },
    { encoding: "gzip", ending: ".gz", bytes: await promisify(gzip)(bytes, { level: 9 }) },
  ];
}

/** Lists icons at fixed addresses. */
function iconFiles() {
  const folder = join(root, "web/images/icons");
  const names = readdirSync(folder).filter((name) => /\.(png|ico)$/.test(name));
  return names.map((name) => [`icons/${name}`, readFileSync(join(folder, name))]);
}

const addonAsset = () => `sqlite/${process.platform}-${process.arch}.node`;

function write(file, contents) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

/**
 * Puts Node, the scripts and the assets into one file, with pkg's support for Node's single executables. Given a Node, pkg downloads
 * nothing. Node can add a code cache by itself, but makes it before the script runs, so that it has none of the functions.
 */
export async function makeExecutable() {
  requireKnownNode(process.execPath);
  const { default: sea } = await import("pkg/lib-es5/sea.js");
  const files = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const partialFile = `${executableFile}.${process.pid}`;
  await sea.default(launcherFile, {
    nodePath: process.execPath,
    seaConfig: {
      execArgv: EXECUTABLE_OPTIONS,
      assets: {
        ...Object.fromEntries(
          files.map((entry) => join(entry.parentPath, entry.name)).map((file) => [relative(assets, file), file]),
        ),
        [basename(programFile)]: programFile,
        [`${basename(programFile)}.cache`]: `${programFile}.cache`,
      },
    },
    targets: [{ nodeRange: "node24", platform: process.platform, arch: process.arch, output: partialFile }],
  });
  renameSync(partialFile, executableFile);
  writeReleaseFiles(root, dist);
}

if (process.argv[1] === import.meta.filename) {
  const startedAt = performance.now();
  await build();
  if (process.argv.includes("--executable")) await makeExecutable();
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
