import { expect, it } from "vitest";
import { MAX_BUSINESS_IDS, readBusinessIds } from "./business-ids.ts";

it("reads ids in their order, each once", () => {
  expect(readBusinessIds("7,3, 7,12,,")).toEqual({ ids: [7, 3, 12], furtherCount: 0, unreadableCount: 0 });
});

it("counts what is no id", () => {
  expect(readBusinessIds("7,x,-1,0,1e3,007,9.5,1234567890123456")).toEqual({
    ids: [7],
    furtherCount: 0,
    unreadableCount: 7,
  });
});

it("counts different ids beyond the limit", () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
  expect(readBusinessIds([...ids, ...ids].join(","))).toEqual({
    ids: ids.slice(0, MAX_BUSINESS_IDS),
    furtherCount: 10_000 - MAX_BUSINESS_IDS,
    unreadableCount: 0,
  });
});
