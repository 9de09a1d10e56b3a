import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(3), settings: { backup: { daily: false } } });

describe("the dashboard of a directory without backups", () => {
  test("says so, and why", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel", { viewport: { width: 360, height: 740 } });
    const alert = page.getByRole("alert").filter({ hasText: "backup" });
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(
      /^The directory has no recent backup\s+There is no good backup yet\. Daily backups are off \(backup\.daily\)\.$/,
    );
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
