import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { configSchema, SECRET_KEYS } from "./config-schema.ts";
import { ENVIRONMENT, OTHER_VARIABLES, SECRET_FILES } from "./environment-data.ts";
import { effectiveConfig } from "./load-config.ts";

interface Row {
  keys: string[];
  variables: string[];
  defaults: string[];
}

const docs = new URL("../../docs/", import.meta.url);
const reference = readFileSync(new URL("configuration.md", docs), "utf8");
const readme =
  readFileSync(new URL("../README.md", docs), "utf8") + readFileSync(new URL("operating.md", docs), "utf8") + reference;
const table = /^\| setting \| environment \| default \|\n\|[-|]+\n((?:\|.*\n)+)/m.exec(reference)?.[1] ?? "";
const rows = table.trim().split("\n").map(rowOf);

const config = configSchema.parse({});
const defaults = new Map(effectiveConfig({ config, sources: new Map() }).map(({ key, value }) => [key, value]));
const variableOf = new Map(Object.entries(ENVIRONMENT).map(([variable, { key }]) => [key, variable]));

function rowOf(line: string): Row {
  const [settings = "", environment = "", said = ""] = line.split("|").slice(1);
  const variables = [...environment.matchAll(/`(\w+)`/g)].map(([, variable = ""]) => variable);
  const keys = [...settings.matchAll(/`([^`]+)`/g)].flatMap(([, key = ""]) => expandBraces(key));
  const defaultTexts = keys.length === 1 ? [said] : said.split(/, /);
  return {
    keys,
    variables: variables,
    defaults: defaultTexts.map((text) => text.trim().replaceAll(/`/g, "")),
  };
}

/** Expands braces: `a.{b,c}` to `a.b` and `a.c`. */
function expandBraces(key: string): string[] {
  const [, before = "", inside = ""] = /^(.*)\{(.*)\}$/.exec(key) ?? [];
  return inside === "" ? [key] : inside.split(",").map((part) => before + part);
}

it("every variable that README and docs name exists", () => {
  const namedVariables = new Set(readme.match(/\bMAINSTREET_[A-Z_]+\b/g));
  const isKnown = (name: string) =>
    name in ENVIRONMENT || name in SECRET_FILES || OTHER_VARIABLES.some((other) => other.test(name));
  expect(namedVariables.size).toBeGreaterThan(15);
  expect([...namedVariables].filter((name) => !isKnown(name))).toEqual([]);
});

describe("the table of settings in docs/configuration.md", () => {
  it("has every setting once, and no other", () => {
    expect(rows.flatMap(({ keys }) => keys).sort()).toEqual([...defaults.keys()].sort());
  });

  it.each(rows)("names the variables of $keys", ({ keys, variables }) => {
    const currentVariables = keys.flatMap((key) => variableOf.get(key) ?? []);
    expect(variables).toEqual(currentVariables);
  });

  // A secret that is not set has a sentence instead of a value.
  const publicRows = rows.filter(({ keys }) => !keys.some((key) => SECRET_KEYS.has(key)));
  it.each(publicRows)("names the defaults of $keys", ({ keys, defaults: said }) => {
    for (const [index, text] of said.entries()) {
      const key = keys[index] ?? "";
      const value = defaults.get(key);
      if (text.startsWith("placeholder")) expect(String(value), key).toMatch(/example\.com|555|^#$/);
      else if (text === "none") expect(value ?? [], key).toEqual([]);
      else if (Array.isArray(value) && value.length > 0) expect(text.split(", "), key).toEqual(value);
      else expect(text.replace("{port}", "3000").replaceAll(/(?<=\d),/g, ""), key).toBe(String(value));
    }
  });
});

describe("map.tileUrl", () => {
  const isAccepted = (tileUrl: string) => configSchema.safeParse({ map: { tileUrl } }).success;

  it("has places for zoom, column and row, and no others, which no map would fill in", () => {
    expect(isAccepted("https://tiles.example/{z}/{x}/{y}.png?key=abc")).toBe(true);
    for (const url of [
      "{s}.tiles.example/{z}/{x}/{y}.png",
      "tiles.example/{z}/{x}/{y}{r}.png?key={apikey}",
      "tiles.example/{z}/{x}.png",
    ])
      expect(isAccepted(`https://${url}`), url).toBe(false);
  });
});

describe("a URL that pages contain or that links begin with", () => {
  const settings = (address: string) => [
    { site: { baseUrl: address } },
    { site: { social: { facebook: address } } },
    { ads: { scriptUrl: address } },
    { analytics: { scriptUrl: address } },
  ];

  it.each(["https://ann:secret@a.example", "https://ann@a.example", "https://:secret@a.example"])(
    "has no user name or password: %s",
    (address) => {
      for (const each of settings(address))
        expect(configSchema.safeParse(each).success, JSON.stringify(each)).toBe(false);
    },
  );

  it("may have a private host, as the whole site may", () => {
    for (const each of settings("http://intranet:8080")) expect(configSchema.safeParse(each).success).toBe(true);
  });
});
