/**
 * schema.org's vocabulary for tests: which types there are and which properties each may have, read from the type
 * declarations that the schema-dts package generates from it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface Declared {
  parents: string[];
  properties: string[];
}

type Declarations = ReadonlyMap<string, Declared>;

const KEYWORDS = new Set(["@type", "@id", "@context", "@graph"]);

function readDeclarations(): Declarations {
  const file = createRequire(import.meta.url)
    .resolve("schema-dts")
    .replace(/\.js$/, ".d.ts");
  const text = readFileSync(file, "utf8");
  const found = new Map<string, Declared>();
  for (const [, name = "", parents = "", body = ""] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{(.*?)^\}/gms,
  )) {
    const properties = [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = ""]) => property);
    found.set(name, { parents: parents.split(",").map((parent) => parent.trim()), properties });
  }
  return found;
}

/** Wrong types and properties in a JSON-LD value, each told in words; none when all of it is schema.org's. */
export function createVocabularyCheck(): (value: unknown) => string[] {
  const declarations = readDeclarations();

  function propertiesOf(name: string): string[] {
    const declared = declarations.get(name);
    return declared ? [...declared.properties, ...declared.parents.flatMap(propertiesOf)] : [];
  }

  function wrong(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(wrong);
    if (typeof value !== "object" || value === null) return [];
    const node = value as Record<string, unknown>;
    const inside = Object.values(node).flatMap(wrong);
    const type = node["@type"];
    if (type === undefined) return inside;
    if (!declarations.has(`${type}Leaf`)) return [`There is no type ${type}`, ...inside];
    const allowed = new Set(propertiesOf(`${type}Leaf`));
    // an action says what it needs by its properties' names with an ending
    const isKnown = (key: string) => KEYWORDS.has(key) || allowed.has(key) || allowed.has(key.replace(/-input$/, ""));
    const unknown = Object.keys(node).filter((key) => !isKnown(key));
    return [...unknown.map((key) => `${type} has no property ${key}`), ...inside];
  }
  return wrong;
}
