import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** axe-core's rules that depend on the theme. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Minified axe-core, since every page parses it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Returns the violations that axe-core finds after all animations, as `rule: element: remedies`. It also works on pages with a content
 * security policy.
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

/** Waits for animations: a half-faded element has less contrast. */
async function animationsFinished(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (element) =>
          element.playState !== "running" || element.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}
