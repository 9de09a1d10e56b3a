import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createQueryClient } from "./query-client.ts";

/** Returns the queries that are invalid after a mutation with this result. */
async function invalidatedKeys(result: () => unknown, invalidates?: readonly string[][]): Promise<unknown[]> {
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
  expect(await invalidatedKeys(() => "saved")).toEqual(["jobs", "businesses"]);
  expect(await invalidatedKeys(fail(new ApiError(409, "409: ", "Changed meanwhile")))).toEqual(["jobs", "businesses"]);
});

it("a mutation that names queries invalidates only these", async () => {
  expect(await invalidatedKeys(() => "started", [["jobs"]])).toEqual(["jobs"]);
  expect(await invalidatedKeys(() => "exported", [])).toEqual([]);
});

it.each(["success", "error"])(
  "a mutation is pending until the queries on the screen are refetched after a %s",
  async (end) => {
    const client = createQueryClient();
    const refetch = Promise.withResolvers<string>();
    let fetches = 0;
    const list = new QueryObserver(client, {
      queryKey: ["pairs"],
      queryFn: () => (++fetches === 1 ? "before" : refetch.promise),
    });
    const unsubscribe = list.subscribe(() => undefined);
    await expect.poll(() => list.getCurrentResult().data).toBe("before");
    const mutation = new MutationObserver(client, {
      mutationFn: async () => (end === "error" ? fail(new ApiError(410, "410: ", "Gone"))() : "merged"),
    });
    const mergeResult = mutation.mutate().catch(() => "failed");
    await expect.poll(() => fetches).toBe(2);
    expect(mutation.getCurrentResult().status).toBe("pending");
    refetch.resolve("after");
    await mergeResult;
    expect([mutation.getCurrentResult().status, list.getCurrentResult().data]).toEqual([end, "after"]);
    unsubscribe();
  },
);

it("a mutation that was cancelled or has no session invalidates nothing", async () => {
  expect(await invalidatedKeys(fail(new DOMException("Cancelled", "AbortError")))).toEqual([]);
  expect(await invalidatedKeys(fail(new ApiError(401, "401: ", "Please log in")))).toEqual([]);
});
