import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { businessQuerySchema } from "#contract/queries";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/sample-directory.ts";

const reference = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
const pathsUnder = (heading: string) => {
  const section = reference.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/`(?:GET )?(\/[^`]+)`/g)].map(([, path = ""]) => path);
};
const paths = pathsUnder("The API");

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

/** A path of docs/api.md with something that the made-up directory has in each of its gaps. */
function filled(path: string): string {
  return path
    .replace("/city/{name}", "/city/Austin")
    .replace("/category/{name}", "/category/dentist")
    .replace("{id}", "1")
    .replace("{slug}", "bright-smiles-austin");
}

it("docs/api.md names every route", () => {
  expect(paths.length).toBeGreaterThan(10);
});

it.each(paths)("%s of docs/api.md answers", async (path) => {
  const response = await fetch(directory.url + filled(path));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
});

it("docs/api.md lists all parameters with values and defaults", () => {
  const [, table = ""] = /^\| parameter of .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(reference) ?? [];
  const rows = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").slice(1, 4));
  const codes = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, code = ""]) => code);
  expect(rows.flatMap(([names]) => codes(names)).sort()).toEqual(Object.keys(businessQuerySchema.shape).sort());
  const { sort, status } = businessQuerySchema.shape;
  const valuesOf = (name: string) => codes(rows.find(([names]) => names?.includes(name))?.[1]);
  expect(valuesOf("`sort`")).toEqual(expect.arrayContaining(sort.unwrap().options));
  expect(valuesOf("`status`")).toEqual(status.unwrap().options);
  expect(businessQuerySchema.parse({})).toMatchObject({ limit: 20, offset: 0, openNow: false });
});

it.each(pathsUnder("For other programs"))("%s of docs/api.md is not an HTML page", async (path) => {
  const response = await fetch(directory.url + filled(path));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).not.toContain("text/html");
});
