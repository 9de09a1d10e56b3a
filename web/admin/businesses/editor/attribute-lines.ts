import type { Attributes } from "#contract/business";

/** What a business offers, a line each: `Service options: Delivery = yes`. */
export function attributesText(attributes: Attributes): string {
  const lines = Object.entries(attributes).flatMap(([group, items]) =>
    Object.entries(items).map(([name, value]) => `${group}: ${name} = ${wordOf(value)}`),
  );
  return lines.join("\n");
}

/** The lines read back; `strange`: the first that cannot be read. */
export function attributesOf(text: string): { attributes: Attributes; strange: string | undefined } {
  const attributes: Attributes = {};
  let strange: string | undefined;
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const [, group, name, value] = line.match(/^\s*(.+?)\s*:\s*(.+?)\s*=\s*(.+?)\s*$/) ?? [];
    if (group === undefined || name === undefined || value === undefined) strange ??= line.trim();
    else attributes[group] = { ...attributes[group], [name]: valueOf(value) };
  }
  return { attributes, strange };
}

function wordOf(value: boolean | string): string {
  return typeof value === "string" ? value : value ? "yes" : "no";
}

function valueOf(word: string): boolean | string {
  if (/^yes$/i.test(word)) return true;
  return /^no$/i.test(word) ? false : word;
}
