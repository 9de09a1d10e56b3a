import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LIST_PARAMETERS, type ParameterName } from "#contract/lists/list-parameters";
import { defaultOf, type Parameter } from "#contract/lists/parameter";
import { businessQuerySchema } from "#contract/queries";
import { drawingUrl } from "#domain/drawings/drawing-url";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";

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

/** Fills the gaps of a path in docs/api.md with values that the made-up directory has. */
function fillPath(path: string): string {
  return path
    .replace("/drawings/{version}/{name}.svg", drawingUrl("pizza-17"))
    .replace("/map/{z}/{x}/{y}.svg", "/map/0/0/0.svg")
    .replace("/oembed?url=", `/oembed?url=${encodeURIComponent("http://localhost:3000/details/bright-smiles-austin")}`)
    .replace("/city/Bern/bakery", "/city/Austin/dentist")
    .replace("/city/Bern", "/city/Austin")
    .replace("/category/bakery", "/category/dentist")
    .replace("/city/{name}", "/city/Austin")
    .replace("/category/{name}", "/category/dentist")
    .replace("{id}", "1")
    .replace("{slug}", "bright-smiles-austin");
}

it("docs/api.md names every route", () => {
  expect(paths.length).toBeGreaterThan(10);
});

it.each(paths)("%s of docs/api.md answers", async (path) => {
  const response = await fetch(directory.url + fillPath(path));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
});

/** Remarks of docs/api.md after the kind of a value. */
const NOTES: Partial<Record<ParameterName, string>> = {
  openAt: "in the time zone of each business, see below",
  has: "slugs of attributes with commas between them, all of which a business has",
  sort: "`distance` needs `lat` and `lng`",
  lat: "degrees, with `lng`",
  lng: "degrees, with `lat`",
  radiusKm: "kilometres around `lat` and `lng`",
  bounds: "a rectangle of the map; west is more than east across the date line",
  limit: "businesses on a page",
  offset: "businesses to skip",
};
/** Descriptions of a request without the parameter in docs/api.md; by default it says "any". */
const WITHOUT: Partial<Record<ParameterName, string>> = {
  sort: "`best` where words are searched, `distance` around a landmark alone (`q=near Central Station`), else `recommended`",
  lat: "anywhere",
  lng: "anywhere",
  bounds: "anywhere",
};

/** A row of the table of parameters. */
function documentedRow(name: ParameterName): string {
  const parameter: Parameter = LIST_PARAMETERS[name];
  const value = defaultOf(parameter);
  const note = NOTES[name] === undefined ? "" : `: ${NOTES[name]}`;
  const defaultText = WITHOUT[name] ?? (value === undefined || value === "" ? "any" : `\`${value}\``);
  return `| \`${name}\` | ${valuesOf(parameter)}${note} | ${defaultText} |`;
}

function valuesOf(parameter: Parameter): string {
  switch (parameter.kind) {
    case "text":
      return "text";
    case "flag":
      return "`true` or `false`";
    case "form":
      return parameter.form;
    case "bounds":
      return "west,south,east,north in degrees";
    case "choice":
      return parameter.values.map((value) => `\`${value}\``).join(", ");
    case "number":
    case "whole":
      return `${parameter.min} to ${parameter.max}`;
  }
}

it("docs/api.md lists all parameters with values and defaults", () => {
  const [, table = ""] = /^\| parameter of .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(reference) ?? [];
  const names = Object.keys(businessQuerySchema.shape) as (keyof typeof businessQuerySchema.shape)[];
  expect(table.trim().split("\n")).toEqual(names.map(documentedRow));
});

/** Other sites show it in a frame. */
const EMBED = "/embed/{slug}";
/** The made-up directory has no map. */
const TILE = "/map/{z}/{x}/{y}.svg";

it.each(pathsUnder("For other programs"))("%s of docs/api.md answers other programs", async (path) => {
  const response = await fetch(directory.url + fillPath(path));
  if (path === TILE) return expect(response.status).toBe(404);
  expect(response.status).toBe(200);
  const isHtml = response.headers.get("content-type")?.includes("text/html") ?? false;
  expect(isHtml).toBe(path === EMBED);
});
