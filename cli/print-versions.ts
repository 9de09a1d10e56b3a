import { BUILD } from "../server/output/build-info.ts";
import { jsonLine } from "../server/output/json-line.ts";
import { EXIT_FAILED } from "./exit-codes.ts";

/** Tells whether these arguments ask for the version as JSON, in any order. */
export function asksForVersions(args: readonly string[]): boolean {
  const [end] = [...args.keys()].filter((position) => args[position] === "--");
  const options = args.slice(0, end);
  return options.includes("--json") && options.some((option) => option === "--version" || option === "-V");
}

/** `--version --json` prints this build, its Node and its database engine. The exit code is 1 if the engine cannot be loaded. */
export async function printVersions(): Promise<void> {
  try {
    const { engineVersion } = await import("../server/open-services.ts");
    process.stdout.write(jsonLine({ ...BUILD, node: process.versions.node, ...engineVersion() }));
  } catch (error) {
    const { message } = error as Error;
    process.stdout.write(jsonLine({ error: { code: "storage", message } }));
    process.stderr.write(`mainstreet: ${message}\n`);
    process.exitCode = EXIT_FAILED;
  }
}
