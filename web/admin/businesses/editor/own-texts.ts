import type { OwnField, OwnValue, OwnValues, ShownOwnField } from "#contract/fields/own-fields";

/** Returns the text of every own field by its key, "" for one without a value. */
export function ownTexts(shown: readonly ShownOwnField[], ownFields: readonly OwnField[]): Record<string, string> {
  const valueByKey = new Map(shown.map(({ key, value }) => [key, value]));
  return Object.fromEntries(ownFields.map(({ key }) => [key, ownText(valueByKey.get(key))]));
}

function ownText(value: OwnValue | undefined): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** Converts the texts to values that the API checks by the types of their fields; null for an empty one. */
export function toOwnValues(
  texts: Readonly<Record<string, string>>,
  ownFields: readonly OwnField[],
): Record<string, OwnValues[string] | null> {
  return Object.fromEntries(
    ownFields.map(({ key, type }) => {
      const text = (texts[key] ?? "").trim();
      if (text === "") return [key, null];
      return [key, type === "list" ? text.split("\n") : text];
    }),
  );
}
