import type { Attributes } from "#contract/business";

/** Formats one attribute per line: `Service options: Delivery = yes`. */
export function formatAttributes(attributes: Attributes): string {
  const lines = Object.entries(attributes).flatMap(([group, items]) =>
    Object.entries(items).map(([name, value]) => `${group}: ${name} = ${formatValue(value)}`),
  );
  return lines.join("\n");
}

/** Parses such lines. `invalidLine` is the first line that cannot be parsed; it is left out of the attributes. */
export function parseAttributes(text: string): { attributes: Attributes; invalidLine: string | undefined } {
  const attributes: Attributes = {};
  let invalidLine: string | undefined;
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const [group = "", name = "", value = ""] = partsOf(line);
    if (group === "" || name === "" || value === "") invalidLine ??= line.trim();
    else attributes[group] = { ...attributes[group], [name]: parseValue(value) };
  }
  return { attributes, invalidLine };
}

/** Splits a line into group, name and value, at the first colon and the first equals sign after it; empty for another line. */
function partsOf(line: string): string[] {
  const colon = line.indexOf(":");
  const equals = line.indexOf("=", colon);
  if (colon === -1 || equals === -1) return [];
  return [line.slice(0, colon), line.slice(colon + 1, equals), line.slice(equals + 1)].map((part) => part.trim());
}

function formatValue(value: boolean | string): string {
  return typeof value === "string" ? value : value ? "yes" : "no";
}

function parseValue(word: string): boolean | string {
  if (/^yes$/i.test(word)) return true;
  return /^no$/i.test(word) ? false : word;
}
