import { describe, expect, it } from "vitest";
import { statusOfError } from "./api/api-error.ts";
import { createQueryClient } from "./api/query-client.ts";
import { collectQueries, type PageState, restoreQueries } from "./page-state.ts";

describe("what the server hands to the browser", () => {
  it("comes back as the same answers and the same failures, after passing through JSON", async () => {
    const server = createQueryClient();
    await server.fetchQuery({ queryKey: ["/api/statistics"], queryFn: async () => ({ totalBusinesses: 3 }) });
    const missing = async () => Promise.reject({ code: "not-found", message: "inside" });
    await server.fetchQuery({ queryKey: ["/api/city/atlantis"], queryFn: missing }).catch(() => undefined);

    const text = JSON.stringify(collectQueries(server));
    expect(text).not.toContain("inside");
    const browser = createQueryClient();
    restoreQueries(browser, JSON.parse(text) as PageState);

    expect(browser.getQueryData(["/api/statistics"])).toEqual({ totalBusinesses: 3 });
    const failed = browser.getQueryState(["/api/city/atlantis"]);
    expect(failed?.status).toBe("error");
    expect(statusOfError(failed?.error)).toBe(404);
  });
});
