/** The software bill of materials (CycloneDX 1.5) of the executable. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What npm says of all packages that are no development tools, with SQLite, which better-sqlite3 brings compiled. The same
 * sources give the same text: npm's time and serial number are left out.
 * @param {string} root the folder of package-lock.json
 * @param {string} sqliteVersion
 */
export function billOfMaterials(root, sqliteVersion) {
  const args = ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx", "--sbom-type=application"];
  // Under `npm run`, the npm that runs; its file is a script of Node's.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const text = execFileSync(command, [...first, ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { serialNumber: _, metadata, components, ...bill } = JSON.parse(text);
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
  const whole = {
    ...bill,
    metadata: { ...described, component: { ...component, name } },
    components: [...components, sqlite],
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
