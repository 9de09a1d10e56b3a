import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The browser for the end-to-end tests: MAINSTREET_CHROMIUM, else the first known name in PATH; undefined if none. */
export function findChromium(): string | undefined {
  const named = process.env["MAINSTREET_CHROMIUM"];
  if (named) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find((file) =>
    existsSync(file),
  );
}
