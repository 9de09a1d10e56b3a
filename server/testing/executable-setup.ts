import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { mainstreet, SAMPLE } from "./commands/run-executable.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Data folder that holds the imported sample, to be copied. */
    sampleDataFolder: string;
  }
}

/** Imports the sample once for all tests of the executable. */
export default async function setup(project: TestProject): Promise<() => void> {
  const cwd = mkdtempSync(join(tmpdir(), "mainstreet-sample-"));
  const { code, stderr } = await mainstreet(["--data", "data", "--quiet", "import", SAMPLE], { cwd });
  if (code !== 0) throw new Error(`The sample could not be imported: ${stderr}`);
  project.provide("sampleDataFolder", join(cwd, "data"));
  return () => rmSync(cwd, { recursive: true, force: true });
}
