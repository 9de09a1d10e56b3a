import { MutationObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createQueryClient } from "./query-client.ts";

/** The queries that are invalid after a mutation with this result. */
async function invalidated(result: () => unknown, invalidates?: readonly string[][]): Promise<unknown[]> {
  const client = createQueryClient();
  client.setQueryData(["jobs"], []);
  client.setQueryData(["businesses"], []);
  const mutation = new MutationObserver(client, {
    mutationFn: async () => result(),
    meta: { ...(invalidates && { invalidates }) },
  });
  await mutation.mutate().catch(() => undefined);
  const queries = client.getQueryCache().getAll();
  return queries.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey[0]);
}

const fail = (error: Error) => () => {
  throw error;
};

it("a mutation invalidates all queries, also when it failed", async () => {
  expect(await invalidated(() => "saved")).toEqual(["jobs", "businesses"]);
  expect(await invalidated(fail(new ApiError(409, "409: ", "Changed meanwhile")))).toEqual(["jobs", "businesses"]);
});

it("a mutation that names queries invalidates only these", async () => {
  expect(await invalidated(() => "started", [["jobs"]])).toEqual(["jobs"]);
  expect(await invalidated(() => "exported", [])).toEqual([]);
});

it("a mutation that was cancelled or has no session invalidates nothing", async () => {
  expect(await invalidated(fail(new DOMException("Cancelled", "AbortError")))).toEqual([]);
  expect(await invalidated(fail(new ApiError(401, "401: ", "Please log in")))).toEqual([]);
});
