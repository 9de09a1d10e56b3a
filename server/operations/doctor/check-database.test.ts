import { expect, it } from "vitest";
import { dataFolder } from "../../config/data-folder.ts";
import type { DatabaseProblemKind } from "../../store/port/inspection.ts";
import { databaseResults, isRepairable } from "./check-database.ts";

const reportOf = (...kinds: DatabaseProblemKind[]) => ({
  problems: kinds.map((kind) => ({ kind, message: "rows that are wrong (1)" })),
  businesses: 1,
  latestActivity: undefined,
});
const fixesOf = async (...kinds: DatabaseProblemKind[]) => {
  const checks = {
    folder: dataFolder("nowhere", {}),
    report: reportOf(...kinds),
    now: new Date(),
    commandLine: () => "",
  };
  return (await databaseResults(checks)).flatMap(({ findings }) => findings.map(({ fix }) => fix));
};

it("one repair fixes all derived data", async () => {
  const fixes = await fixesOf("lookups", "references", "index", "counts");
  expect(fixes).toHaveLength(4);
  expect(new Set(fixes).size).toBe(1);
  expect(isRepairable(reportOf("index", "counts"))).toBe(true);
});

it("derived data of a damaged database is not repaired", async () => {
  expect(await fixesOf("damage", "counts")).toEqual([undefined, undefined]);
  expect(isRepairable(reportOf("damage", "counts"))).toBe(false);
});
