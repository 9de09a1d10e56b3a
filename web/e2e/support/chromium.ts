import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** The headless shell is preferred, since it needs two thirds of the time for a page. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Features of Chromium that no test needs. The switch replaces Playwright's own, so its features come first. The last two draw the popup of
 * an invisible address bar in its own process for every page, a third of a visit's time.
 */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Finds the browser for the end-to-end tests: MAINSTREET_CHROMIUM, else the first known name in PATH, else undefined. */
export function findChromium(): string | undefined {
  const configuredPath = process.env["MAINSTREET_CHROMIUM"];
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find((file) =>
    existsSync(file),
  );
}

/** Starts the system's Chromium, headless, with further command line switches. */
export function launchChromium(switches: string[] = []): Promise<Browser> {
  const args = [
    // Chromium refuses to run its sandbox as root.
    "--no-sandbox",
    // These switches disable Chromium's own network requests.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${DISABLED_FEATURES.join(",")}`,
    // .invalid never resolves; this rule makes it fail at once.
    "--host-resolver-rules=MAP *.invalid ^NOTFOUND",
    // V8 would optimize code that a page runs for a moment only: a tenth of a visit's time.
    "--js-flags=--no-opt --no-maglev",
  ];
  return chromium.launch({ executablePath: findChromium(), args: [...args, ...switches] });
}
