import axe from "axe-core";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe-core finds wrong with the page as it stands once nothing moves or fades any more, as `rule: element: what to
 * mend`. The page may be in a context that enforces a content security policy.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return (await here.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] })).violations;
  }, RULES);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const [, ...remedies] = (failureSummary ?? "").split("\n");
      return `${id}: ${target.join(" ")}: ${remedies.join(" ").trim()}`;
    }),
  );
}

/** What is half faded in has less contrast. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== "running" || it.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
}
