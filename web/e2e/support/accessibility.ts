import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules among them that depend on the theme. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Minified: every page parses it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * The violations that axe-core finds once no animation runs any more, as `rule: element: remedies`. Works on pages with
 * a content security policy too.
 */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  await animationsFinished(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const runOnly: axe.RunOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: TAGS };
  const violations = await page.evaluate(async (only) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return (await here.run(document, { runOnly: only, resultTypes: ["violations"] })).violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const [, ...remedies] = (failureSummary ?? "").split("\n");
      return `${id}: ${target.join(" ")}: ${remedies.join(" ").trim()}`;
    }),
  );
}

/** Whatever is half faded in has less contrast. */
async function animationsFinished(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== "running" || it.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
}
