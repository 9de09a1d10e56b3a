import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { fillDataFolder, makeDataFolder, serveDirectory } from "./served-directory.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the sample directory, which all files share and none changes. */
    sampleUrl: string;
    /** Data folder with the imported sample, to be copied. */
    sampleData: string;
  }
}

/** Imports the sample once for all browser tests and serves it for the read-only ones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sampleData = makeDataFolder();
  fillDataFolder(sampleData, {});
  const site = await serveDirectory({ dataFolder: sampleData });
  project.provide("sampleUrl", site.url);
  project.provide("sampleData", sampleData);
  return async () => {
    await site.close();
    rmSync(sampleData, { recursive: true, force: true });
  };
}
