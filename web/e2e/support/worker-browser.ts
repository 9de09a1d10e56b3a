import type { Browser } from "playwright-core";
import { launchChromium } from "./chromium.ts";

let browser: Promise<Browser> | undefined;

/** Returns the Chromium of this worker, which all its test files share. */
export function workerBrowser(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}
