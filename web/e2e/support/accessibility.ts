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
 * Returns the violations that axe-core finds without motion, as `rule: element: remedies`. It also works on pages with a content
 * security policy. A half-faded element would have less contrast, and a transition may begin while axe-core runs.
 */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  const isStill = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (isStill) return violationsNow(page, rules);
  await page.emulateMedia({ reducedMotion: "reduce" });
  try {
    return await violationsNow(page, rules);
  } finally {
    await page.emulateMedia({ reducedMotion: null });
  }
}

async function violationsNow(page: Page, rules: string[] | undefined): Promise<string[]> {
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
