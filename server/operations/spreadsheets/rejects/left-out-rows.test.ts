import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLeftOutSpool, readLeftOut } from "./left-out-rows.ts";
import type { Rejects } from "./rejects.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-left-out-"));
});
afterAll(() => rm(folder, { recursive: true }));

const row = (number: number, cell = "many") => ({
  sheet: "",
  row: number,
  placeId: `r${number}`,
  name: `Row ${number}`,
  header: ["rating"],
  cells: [cell],
  problems: [{ column: "rating", value: cell, reason: "is not a number" }],
});

async function listAt(path: string) {
  const content = await readFile(path);
  const only: Pick<Rejects, "find"> = {
    find: async () => ({ name: "left-out-1.jsonl", bytes: content.length, content: Readable.from([content]) }),
  };
  return readLeftOut(only, 1);
}

it("A list of an earlier process is removed, so that an import without left-out values has none", async () => {
  const path = join(folder, "earlier.rows");
  await writeFile(path, "rows of another import");
  const spool = await openLeftOutSpool(path);
  await spool.add("a.csv", []);
  await expect(stat(path)).rejects.toThrow("ENOENT");
});

it.each([
  ["rows", "many", 10_000],
  ["characters", "x".repeat(2_000_000), 5],
])("A list that is cut for its %s says after how many", async (_, cell, limit) => {
  const path = join(folder, `long-${limit}.rows`);
  const spool = await openLeftOutSpool(path);
  for (let start = 0; start < limit; start += 50)
    await spool.add(
      "a.csv",
      Array.from({ length: Math.min(50, limit - start) }, (_none, index) => row(start + index, cell)),
    );
  expect((await listAt(path)).cutAfter).toBeNull();
  await spool.add("a.csv", [row(limit, cell), row(limit + 1, cell)]);
  await spool.add("b.csv", [row(1, "one")]);
  const list = await listAt(path);
  expect(list.rows).toHaveLength(limit);
  expect(list.cutAfter).toBe(limit);
});
