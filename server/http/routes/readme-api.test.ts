import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { businessQuerySchema } from "#contract/queries";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/sample-directory.ts";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const pathsUnder = (heading: string) => {
  const section = new RegExp(`^## ${heading}$(.*?)^## `, "ms").exec(readme)?.[1] ?? "";
  return [...section.matchAll(/`(?:GET )?(\/[^`]+)`/g)].map(([, path = ""]) => path);
};
const paths = pathsUnder("The API");

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

/** A path of the README with something that the made-up directory has in each of its gaps. */
function filled(path: string): string {
  return path
    .replace("/city/{name}", "/city/Austin")
    .replace("/category/{name}", "/category/dentist")
    .replace("{id}", "1")
    .replace("{slug}", "bright-smiles-austin");
}

it("the README names the API", () => {
  expect(paths.length).toBeGreaterThan(10);
});

it.each(paths)("the README's %s answers", async (path) => {
  const response = await fetch(directory.url + filled(path));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
});

it("the README's table of parameters has them all, with their values and defaults", () => {
  const [, table = ""] = /^\| parameter of .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readme) ?? [];
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
  expect(businessQuerySchema.parse({})).toMatchObject({ limit: 20, offset: 0, openNow: false, sort: "recommended" });
});

it.each(pathsUnder("For other programs"))("the README's %s is no page of HTML", async (path) => {
  const response = await fetch(directory.url + filled(path));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).not.toContain("text/html");
});
