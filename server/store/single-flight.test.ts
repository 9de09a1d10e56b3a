import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

test("calls during a run share it, and later calls start another one", async () => {
  const ends: ((value: string) => void)[] = [];
  const fetchName = singleFlight(() => new Promise<string>((resolve) => ends.push(resolve)));

  const first = fetchName();
  const second = fetchName();
  ends[0]?.("Joe's");

  expect(await Promise.all([first, second])).toEqual(["Joe's", "Joe's"]);
  const third = fetchName();
  ends[1]?.("Ann's");
  expect(await third).toBe("Ann's");
  expect(ends).toHaveLength(2);
});

test("a run that fails rejects its calls, and the next call runs again", async () => {
  let runs = 0;
  const load = singleFlight(async () => {
    runs++;
    if (runs === 1) throw new Error("no connection");
    return runs;
  });

  const calls = [load(), load()];

  await expect(calls[0]).rejects.toThrow("no connection");
  await expect(calls[1]).rejects.toThrow("no connection");
  expect(await load()).toBe(2);
});
