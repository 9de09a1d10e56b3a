import packageJson from "../package.json" with { type: "json" };
import { jsonLine } from "../server/output/json-line.ts";

/** Whether these arguments ask for the version as JSON, in any order, and not for a command with this option. */
export function asksForVersions(args: readonly string[], commands: readonly string[]): boolean {
  const at = args.findIndex((arg) => arg === "--version" || arg === "-V");
  return at !== -1 && args.includes("--json") && !args.slice(0, at).some((arg) => commands.includes(arg));
}

/** `--version --json`: this program, its Node and its database engine. Exit code 1 where that cannot be loaded. */
export async function printVersions(): Promise<void> {
  try {
    const { engineVersion } = await import("../server/open-services.ts");
    const versions = { version: packageJson.version, node: process.versions.node, ...engineVersion() };
    process.stdout.write(jsonLine(versions));
  } catch (error) {
    process.stderr.write(`mainstreet: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
