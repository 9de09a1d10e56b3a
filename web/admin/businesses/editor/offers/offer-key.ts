import { ATTRIBUTE_GROUPS } from "#domain/attributes/attribute-identities-data";
import { foldText } from "#domain/text/fold";

/** Labels by the folded names of the same attribute, such as those in other languages. */
const labelByKey = new Map(
  Object.values(ATTRIBUTE_GROUPS).flatMap((attributes) =>
    attributes.flatMap(([label, aliases = ""]) =>
      [label, ...aliases.split(",")]
        .filter((name) => name.trim() !== "")
        .map((name) => [nameKey(name), label] as const),
    ),
  ),
);

/** Returns a key that all spellings of an attribute share. The server knows a few more, by a table too large for browsers. */
export function offerKey(name: string): string {
  const key = nameKey(name);
  const label = labelByKey.get(key);
  return label === undefined ? key : nameKey(label);
}

/** Returns the usual label of an attribute, or its name as it is written. */
export function offerLabel(name: string): string {
  return labelByKey.get(nameKey(name)) ?? name;
}

function nameKey(name: string): string {
  return foldText(name)
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}
