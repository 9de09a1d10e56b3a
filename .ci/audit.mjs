/**
 * Checks the shipped packages for known vulnerabilities. `npm audit` runs if the registry answers; anything high or critical fails.
 * Otherwise (or with `--offline`) package-lock.json is compared with the advisories recorded in known-advisories.json, which needs no
 * network and so never fails for want of one.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const SERIOUS = ["high", "critical"];

/** Returns npm's report; undefined when the registry did not answer. */
function registryReport() {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  try {
    const report = JSON.parse(stdout);
    return report.vulnerabilities === undefined ? undefined : report;
  } catch {
    return undefined;
  }
}

function auditByRegistry({ vulnerabilities }) {
  const vulnerabilityList = Object.values(vulnerabilities);
  for (const { name, severity, range } of vulnerabilityList) console.log(`${severity}: ${name} ${range}`);
  console.log(`npm audit: ${vulnerabilityList.length} vulnerabilities in what is shipped`);
  return vulnerabilityList.some(({ severity }) => SERIOUS.includes(severity));
}

/** Returns -1, 0 or 1, by major, minor and patch; a prerelease counts as its release. */
function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split("-")[0].split(".").map(Number));
  for (let index = 0; index < 3; index++) if (a[index] !== b[index]) return a[index] < b[index] ? -1 : 1;
  return 0;
}

/** `fixed` is the first good version of each major one, `since` the first bad one. */
function isVulnerable(version, { fixed, since = "0.0.0" }) {
  if (compare(version, since) < 0) return false;
  const major = version.split(".")[0];
  const sameMajor = fixed.find((good) => good.split(".")[0] === major);
  return sameMajor === undefined ? !fixed.some((good) => compare(version, good) > 0) : compare(version, sameMajor) < 0;
}

function auditByRecord(lockFile) {
  const { recorded, advisories } = JSON.parse(readFileSync(join(import.meta.dirname, "known-advisories.json"), "utf8"));
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8"));
  const findings = [];
  for (const [path, { version, integrity, dev, link, name: alias }] of Object.entries(packages)) {
    const name = alias ?? path.split("node_modules/").at(-1);
    if (path === "" || link || dev) continue;
    if (!integrity?.startsWith("sha512-")) findings.push(`${name} ${version} has no SHA-512 in package-lock.json`);
    for (const advisory of advisories) {
      if (advisory.name === name && isVulnerable(version, advisory))
        findings.push(`${name} ${version}: ${advisory.id}`);
    }
  }
  for (const finding of findings) console.log(finding);
  console.log(`Compared with ${advisories.length} advisories recorded on ${recorded}: ${findings.length} findings`);
  return findings.length > 0;
}

const offline = process.argv.indexOf("--offline");
const report = offline === -1 ? registryReport() : undefined;
if (offline === -1 && report === undefined) console.log("The registry does not answer npm audit; the record is used.");
const hasFindings = report
  ? auditByRegistry(report)
  : auditByRecord((offline === -1 ? undefined : process.argv[offline + 1]) ?? join(root, "package-lock.json"));
process.exitCode = hasFindings ? 1 : 0;
