import { expect, it } from "vitest";
import { statusOfError } from "../api/api-error.ts";
import { createQueryClient } from "../api/query-client.ts";
import { hydrateQueries } from "../navigation/hydrate-queries.ts";
import { dehydrateQueries } from "./dehydrate-queries.ts";

it("data and failures reach the browser through JSON, without messages and times", async () => {
  const server = createQueryClient();
  await server.prefetchQuery({ queryKey: ["/api/statistics"], queryFn: async () => ({ totalBusinesses: 3 }) });
  const notFound = Object.assign(new Error("inside"), { code: "not-found", fields: { secret: 1 } });
  await server.prefetchQuery({ queryKey: ["/api/city/atlantis"], queryFn: () => Promise.reject(notFound) });
  const text = JSON.stringify(dehydrateQueries(server));
  expect(text).not.toMatch(/inside|secret|"\w+At":[1-9]/);

  const browser = createQueryClient();
  await hydrateQueries(browser, JSON.parse(text));
  expect(browser.getQueryData(["/api/statistics"])).toEqual({ totalBusinesses: 3 });
  const failedState = browser.getQueryState(["/api/city/atlantis"]);
  expect(failedState?.status).toBe("error");
  expect(statusOfError(failedState?.error)).toBe(404);
});
