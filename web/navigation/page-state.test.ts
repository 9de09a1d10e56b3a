import { describe, expect, it } from "vitest";
import { statusOfError } from "../api/api-error.ts";
import { createQueryClient } from "../api/query-client.ts";
import type { Loaded } from "./page-outcome.ts";
import { answersOf, type PageState, restoreQueries } from "./page-state.ts";

describe("what the server hands to the browser", () => {
  it("comes back as the same answers and the same failures, after passing through JSON", () => {
    const answered = new Map<string, Loaded>([
      ["/api/statistics", { data: { totalBusinesses: 3 }, error: null }],
      ["/api/city/atlantis", { error: { code: "not-found", message: "inside" } }],
    ]);
    const text = JSON.stringify(answersOf(answered));
    expect(text).not.toContain("inside");
    const browser = createQueryClient();
    restoreQueries(browser, JSON.parse(text) as PageState);

    expect(browser.getQueryData(["/api/statistics"])).toEqual({ totalBusinesses: 3 });
    const failed = browser.getQueryState(["/api/city/atlantis"]);
    expect(failed?.status).toBe("error");
    expect(statusOfError(failed?.error)).toBe(404);
  });
});
