/** schema.org's types and their properties, parsed from the type declarations of the schema-dts package. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface TypeDeclaration {
  parents: string[];
  properties: string[];
}

type Declarations = ReadonlyMap<string, TypeDeclaration>;

const KEYWORDS = new Set(["@type", "@id", "@context", "@graph"]);

function readDeclarations(): Declarations {
  const file = createRequire(import.meta.url)
    .resolve("schema-dts")
    .replace(/\.js$/, ".d.ts");
  const text = readFileSync(file, "utf8");
  const declarations = new Map<string, TypeDeclaration>();
  for (const [, name = "", parents = "", body = ""] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{(.*?)^\}/gms,
  )) {
    const properties = [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = ""]) => property);
    declarations.set(name, { parents: parents.split(",").map((parent) => parent.trim()), properties });
  }
  return declarations;
}

/** Returns a check that describes every type and property of a JSON-LD value that is not schema.org's. */
export function createVocabularyCheck(): (value: unknown) => string[] {
  const declarations = readDeclarations();

  function propertiesOf(name: string): string[] {
    const declaration = declarations.get(name);
    return declaration ? [...declaration.properties, ...declaration.parents.flatMap(propertiesOf)] : [];
  }

  function errorsIn(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(errorsIn);
    if (typeof value !== "object" || value === null) return [];
    const node = value as Record<string, unknown>;
    const nestedErrors = Object.values(node).flatMap(errorsIn);
    const type = node["@type"];
    if (type === undefined) return nestedErrors;
    if (!declarations.has(`${type}Leaf`)) return [`There is no type ${type}`, ...nestedErrors];
    const allowedProperties = new Set(propertiesOf(`${type}Leaf`));
    // Actions annotate their input properties with a suffix.
    const isKnown = (key: string) =>
      KEYWORDS.has(key) || allowedProperties.has(key) || allowedProperties.has(key.replace(/-input$/, ""));
    const unknownKeys = Object.keys(node).filter((key) => !isKnown(key));
    return [...unknownKeys.map((key) => `${type} has no property ${key}`), ...nestedErrors];
  }
  return errorsIn;
}
